// worker.js - computes for the pages of this folder, which ask it for one thing after the other

"use strict";
let web, heap; // the functions of module.c, and their memory

const wasi_snapshot_preview1 = {
    clock_time_get(clock, precision, at) {
        new DataView(heap.buffer).setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
        return 0;
    },
    random_get(at, size) { // for libraries that want a number of their own; no text depends on it
        memory(at, size).set(crypto.getRandomValues(new Uint8Array(size)));
        return 0;
    }
};

// A view of the module's memory, for one use: the memory moves when it grows.
const memory = (at, size) => new Uint8Array(heap.buffer, at, size);
function string(at) {
    const all = memory(0);
    return new TextDecoder().decode(all.slice(at, all.indexOf(0, at)));
}
function room(size) {
    const at = web.web_room(size) >>> 0;
    if (!at) throw new Error("there is no memory for so much");
    return at;
}
const must = (result) => { if (result < 0) throw new Error(string(web.web_message())); return result; };

function about() {
    return {name: string(web.web_name()), kernels: string(web.web_kernels()),
            parameters: web.web_parameters(), context: web.web_context(), threads: web.web_threads()};
}

function open(at, size) {
    if (!web.web_open(at, size, 0)) throw new Error(string(web.web_message()));
}

const decode = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

// Workers share memory where the page is isolated. Elsewhere the module's import does without: a bit.
const alone = (module) => crossOriginIsolated ? module
    : btoa(atob(module).replace("\x03env\x06memory\x02\x03", "\x03env\x06memory\x02\x01"));

function make_memory() {
    for (const maximum of [65535, 32768, 16384, 8192]) // pages of 64 KB; phones refuse much
        try { return new WebAssembly.Memory({initial: 256, maximum, shared: crossOriginIsolated}); }
        catch (error) { if (maximum === 8192) throw error; }
}

// Workers that compute with this one, which has asked for them; each has a stack of its own.
function start_helpers(module) {
    const size = 1 << 18, cores = navigator.hardwareConcurrency; // many: half of them are no real ones
    const count = crossOriginIsolated ? Math.min(cores > 4 ? cores >> 1 : cores, 16) - 1 : 0;
    for (let index = 0; index < count; index++)
        new Worker(location.href).postMessage({what: "help", module, heap, index, stack: room(size) + size});
    web.web_helpers(count);
}

async function help({module, heap: its, index, stack}) {
    heap = its;
    const helper = await WebAssembly.instantiate(module, {env: {memory: heap}, wasi_snapshot_preview1});
    helper.exports.__stack_pointer.value = stack;
    helper.exports.web_help(index); // for ever
}

// Takes the first of the modules that this browser runs and that computes what it should.
async function start({modules, model, checksum}) {
    const file = decode(model);
    let found = 0, module;
    for (const text of modules) {
        const code = decode(alone(text));
        if (!code.length || !WebAssembly.validate(code)) continue;
        module = await WebAssembly.compile(code);
        heap = make_memory();
        web = (await WebAssembly.instantiate(module, {env: {memory: heap}, wasi_snapshot_preview1})).exports;
        web._initialize();
        const at = room(file.length);
        memory(at, file.length).set(file);
        open(at, file.length);
        found = web.web_checksum() >>> 0;
        if (found === checksum) break;
    }
    if (!web) throw new Error("this browser is too old: it does not know WebAssembly's vectors");
    start_helpers(module);
    return {...about(), right: found === checksum};
}

// Another model, from a File; the one that is there stays if it cannot be opened.
async function load({file}) {
    const step = 1 << 24;
    if (file.size >= 2 ** 31) throw new Error("a page has room for models of up to 2 GB");
    const at = room(file.size);
    try {
        for (let i = 0; i < file.size; i += step) {
            const part = await file.slice(i, i + step).arrayBuffer();
            memory(at + i, part.byteLength).set(new Uint8Array(part));
            postMessage({progress: (i + part.byteLength) / file.size});
        }
    } catch (error) {
        web.web_free(at);
        throw error;
    }
    open(at, file.size);
    return about();
}

// Calls f with the addresses of these texts.
function with_texts(texts, f) {
    const places = texts.map((text) => {
        const bytes = new TextEncoder().encode(text + "\0"), at = room(bytes.length);
        memory(at, bytes.length).set(bytes);
        return at;
    });
    const result = f(...places);
    places.forEach(web.web_free);
    must(result);
    return {};
}

const begin = ({prompt, temperature, seed}) =>
    with_texts([prompt], (at) => web.web_begin(at, temperature, seed));

const question = ({world, question, temperature, seed}) =>
    with_texts([world, question], (of, at) => web.web_ask(of, at, temperature, seed));

// What can be said in so many milliseconds.
function next({milliseconds}) {
    const more = must(web.web_next(milliseconds)) > 0;
    const text = more ? memory(web.web_text(), web.web_text_length()).slice() : new Uint8Array();
    return {text: new TextDecoder().decode(text), more, tokens: web.web_tokens(), seconds: web.web_seconds()};
}

const can = {start, load, begin, question, next, help};
onmessage = async ({data}) => {
    try { postMessage({reply: await can[data.what](data)}); }
    catch (error) { postMessage({error: error.message}); }
};
