/* schemas.mjs - do the texts that grammars of schemas allow fit these schemas? ajv judges

       node tests/schemas.mjs ./schemas          (tests/schemas.c), needs zod, ajv and ajv-formats
       node tests/schemas.mjs ./schemas 4000     needs ajv and ajv-formats

   200 schemas as zod, pydantic and C# generators write them, with 10 random texts each; a grammar also
   accepts the examples of its schema. Or so many random schemas, with 4 texts each: some of them may be
   refused. Each comes with a copy that has more keywords, which are not supported: a relaxed grammar of
   it has the same texts. */

import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
const require = createRequire(process.cwd() + "/");
const Ajv = require("ajv/dist/2020").default, addFormats = require("ajv-formats").default;

// ---- schemas as three generators write them

function generated() {
    const { z } = require("zod");

    // leaves, as each of the three writes them
    const zods = [z.string(), z.string().max(9), z.int(), z.int().min(0).max(99), z.number(), z.number().positive(),
        z.number().min(-3).max(7), z.number().lt(0), z.boolean(), z.null(), z.enum(["red", "blue"]), z.literal(7),
        z.uuid(), z.email(), z.url(), z.ipv4(), z.iso.date(), z.iso.datetime(), z.record(z.string(), z.int()),
        z.array(z.number().gt(-1)).max(3), z.string().nullable(), z.union([z.int(), z.email()]),
        z.number().min(0.5).max(2.25), z.int().multipleOf(5), z.int().min(1).max(5000).multipleOf(12),
        z.string().regex(/^[A-Z]{2}-\d{3}$/), z.string().regex(/^v\d+/), z.string().startsWith("ab"),
        z.string().regex(/^[a-z]+$/).min(2).max(6), z.tuple([z.int(), z.string().max(3)]),
        z.tuple([z.int()], z.boolean()), z.intersection(z.looseObject({ a: z.int() }), z.looseObject({ b: z.null() })),
        z.guid(), z.uuidv4(), z.uuidv6(), z.uuidv7(), z.uuid({ version: "v1" }), z.emoji(), z.nanoid(), z.cuid(), z.cuid2(),
        z.ulid(), z.xid(), z.ksuid(), z.ipv6(), z.mac(), z.cidrv4(), z.cidrv6(), z.base64(), z.base64url(), z.e164(),
        z.jwt(), z.hostname(), z.hex(), z.hash("sha256"), z.iso.time(), z.iso.time({ precision: -1 }), z.iso.duration(),
        ...[undefined, 0, 3].flatMap(precision => [true, false].map(offset => z.iso.datetime({ precision, offset }))),
        z.iso.datetime({ local: true }), z.string().lowercase(), z.string().uppercase(), z.string().includes("ab"),
        z.string().endsWith("x"), z.templateLiteral(["id-", z.int()]), z.record(z.enum(["a", "b"]), z.int()),
        z.partialRecord(z.enum(["a", "b"]), z.int()), z.number().multipleOf(0.5), z.number().min(0).multipleOf(0.01),
        z.object({ a: z.int(), b: z.never().optional() }), z.array(z.never()), z.int32(), z.float32(), z.float64()];
    const pydantic = [{ type: "integer", exclusiveMinimum: 0, title: "Age" }, { type: "number", minimum: 0, maximum: 1 },
        { anyOf: [{ type: "string" }, { type: "null" }], default: null, title: "Nickname" },
        { type: "string", format: "date-time", title: "Born" }, { type: "string", format: "time" },
        { allOf: [{ $ref: "#/$defs/Color" }], description: "its colour" }, { $ref: "#/$defs/Color", title: "Color" },
        { type: "array", items: { $ref: "#/$defs/Color" }, minItems: 1, maxItems: 3 },
        { type: "object", additionalProperties: { type: "number", exclusiveMaximum: 5 } },
        { type: "object", additionalProperties: { type: "integer" }, minProperties: 1 },
        { type: "number", exclusiveMinimum: 0.5, exclusiveMaximum: 0.75, examples: [0.6, 0.7] },
        { $ref: "#/$defs/Color", enum: ["red"] }, { type: "integer", multipleOf: 60, minimum: 0, examples: [0, 3600] },
        { type: "string", pattern: "^\\w+(\\.\\w+)*$", examples: ["a.b_c", "x"] },
        { type: "array", prefixItems: [{ type: "string", maxLength: 2 }, { type: "null" }], minItems: 1, maxItems: 2,
            examples: [["ab"], ["", null]] },
        { allOf: [{ type: "object", properties: { a: { type: "integer", minimum: 3 } }, required: ["a"] },
            { properties: { a: { maximum: 9 }, b: { type: "boolean" } } }], examples: [{ a: 3 }, { a: 9, b: true }] }];
    const csharp = [{ type: "integer", format: "int32" }, { type: "integer", format: "int64" },
        { type: "number", format: "double" }, { type: ["string", "null"] }, { type: "string", format: "uuid" },
        { type: "string", format: "date" }, { type: "number", format: "float", exclusiveMinimum: -2, maximum: 0 }];
    const of_zod = schema => { const { $schema, ...rest } = z.toJSONSchema(schema); return rest; };
    const leaves = [...zods.map(of_zod), ...pydantic, ...csharp];
    const $defs = { Color: { enum: ["red", "green"], type: "string", title: "Color" } };

    const schemas = leaves.map(leaf => ({ ...leaf, $defs }));
    for (let i = 0; schemas.length < 200; i++) { // objects of some of them, a few of which must be there
        const properties = {};
        for (let k = 0; k < 2 + i % 4; k++) properties[`p${k}`] = leaves[(7 * i + 5 * k * k + k) % leaves.length];
        schemas.push({ type: "object", title: `T${i}`, properties, required: Object.keys(properties).slice(i % 2),
            additionalProperties: false, $defs });
    }
    return schemas;
}

// ---- random schemas

let state = 1;
const below = n => { // xorshift
    state ^= state << 13, state ^= state >>> 17, state ^= state << 5;
    return (state >>> 0) % n;
};
const one = list => list[below(list.length)];
const maybe = (schema, more) => Object.assign(schema, Object.fromEntries(Object.entries(more).filter(() => !below(3))));
const values = ["a", "", "b\n", 0, 1, -7, 2.5, null, true, false, [], [1, "x"], {}, { a: [null] }];
const pieces = ["a", "b+", "[a-c]", "[^x]", "\\d", "\\w*", "(ab|c)", "(?:d|e{2,3})?", ".", "\\.", "x{1,4}", "\\s?", "\u00e9"];
const pattern = () => (below(2) ? "^" : "") + Array.from({ length: 1 + below(3) }, () => one(pieces)).join("") +
    (below(2) ? "$" : "");
const formats = ["date", "time", "date-time", "uuid", "email", "uri", "ipv4"];
const bound = () => one([below(20) - 10, below(2000) - 1000, (below(400) - 200) / 8, below(9) * 1e5]);
const names = ["a", "ab", "abc", "b", "\u00e9", "c d", "\"", ""];

const kinds = {
    integer: () => maybe({ type: "integer" }, { minimum: Math.floor(bound()), maximum: Math.floor(bound()),
        exclusiveMinimum: bound(), exclusiveMaximum: bound(), multipleOf: 1 + below(60) }),
    number: () => maybe({ type: "number" }, { minimum: bound(), maximum: bound(), exclusiveMinimum: bound(),
        exclusiveMaximum: bound() }),
    multiple: () => maybe({ type: "number", multipleOf: one([0.5, 0.25, 0.125, 1.5, 3]) }, { minimum: bound(), maximum: bound() }),
    string: () => maybe({ type: "string" }, { minLength: below(4), maxLength: below(9) }),
    pattern: () => maybe({ type: "string", pattern: pattern() }, below(4) ? {} : { minLength: 1, maxLength: 5 }),
    format: () => ({ type: "string", format: one(formats) }),
    word: () => ({ type: one(["null", "boolean"]) }),
    list: () => below(2) ? { enum: [...new Set([one(values), one(values), one(values)])] } : { const: one(values) },
    anything: () => one([true, {}]),
    never: () => one([false, { not: {} }]),
    types: depth => ({ ...kinds.array(depth), ...kinds.object(depth), ...kinds.string(),
        type: ["array", "object", "string", "null"].filter(() => below(2)).concat("integer") }),
    array: depth => maybe({ type: "array" }, { items: random(depth), minItems: below(3), maxItems: below(5),
        prefixItems: [random(depth), random(depth)] }),
    object: depth => maybe({ type: "object", properties: Object.fromEntries(names.filter(() => !below(3))
        .map(name => [name, random(depth)])) }, { required: names.filter(() => !below(4)), minProperties: below(3),
        additionalProperties: random(depth), propertyNames: { type: "string" } }),
    record: depth => ({ type: "object", propertyNames: { enum: ["a", "b c", "\u00e9"].slice(below(2)) },
        additionalProperties: random(depth) }),
    anyOf: depth => ({ anyOf: [random(depth), random(depth)] }),
    oneOf: depth => ({ oneOf: [random(depth), random(depth)] }),
    allOf: depth => ({ allOf: [random(depth), random(depth)] }),
    both: depth => ({ ...random(depth), ...kinds.anyOf(depth) }),
    reference: () => ({ $ref: one(["#/$defs/leaf", "#/$defs/tree", "#"]) }),
};
const leafs = Object.keys(kinds).filter(kind => kinds[kind].length === 0);
const random = depth => kinds[one(depth > 2 ? leafs : Object.keys(kinds))](depth + 1);

// what is dropped, for each type of values
const unsupported = { array: { uniqueItems: true, contains: { type: "null" }, maxContains: 2 },
    object: { patternProperties: { "^zz": true }, maxProperties: 3, dependentRequired: { a: ["b"] } },
    string: { contentWords: 3 }, integer: { step: 1 }, number: { exclusiveMinimums: true } };

/** The schema with such keywords. */
function more(schema) {
    if (typeof schema !== "object") return schema;
    const copy = { ...schema };
    for (const name of ["items", "additionalProperties"]) if (name in copy) copy[name] = more(copy[name]);
    for (const name of ["prefixItems", "anyOf", "oneOf", "allOf"]) copy[name] &&= copy[name].map(more);
    for (const name of ["properties", "$defs"])
        copy[name] &&= Object.fromEntries(Object.entries(copy[name]).map(([key, value]) => [key, more(value)]));
    return "$ref" in copy || "not" in copy ? copy : maybe(copy, unsupported[copy.type] ?? {});
}

function randoms(count) {
    const schemas = [];
    while (schemas.length < count) {
        state = schemas.length + 1; // each by itself
        for (let i = 0; i < 8; i++) below(2);
        const schema = random(0);
        schemas.push(typeof schema === "boolean" ? schema : { ...schema, $defs: { leaf: kinds[one(leafs.filter(kind => kind !== "reference"))](),
            tree: random(1) } });
    }
    return schemas;
}

// ---- the judge

const count = Number(process.argv[3] ?? 0), schemas = count ? randoms(count) : generated();
const { status, stdout, stderr } = spawnSync(process.argv[2], count ? ["4", "random"] : ["10", "-"],
    { input: schemas.map(schema => [schema, ...count ? [more(schema)] : schema.examples ?? []].map((value, i) =>
        (i ? "\t" : "") + JSON.stringify(value) + "\n").join("")).join(""), maxBuffer: 1 << 28 });
const ajv = new Ajv({ strict: false, allErrors: true, logger: false }); // no word of each unknown format
addFormats(ajv);
let passed = 0, failed = status === 0 ? 0 : 1, refused = 0, validate, schema;
if (status !== 0) console.log("FAILED", String(stderr).slice(0, 2000));
for (const record of String(stdout).split("\0").slice(0, -1)) {
    if (record[0] === "S") {
        schema = record.slice(1);
        validate = null;
        continue;
    }
    if (record[0] === "R") {
        refused++;
        continue;
    }
    validate ??= ajv.compile(JSON.parse(schema)); // it may have no end if it is refused
    let good = false;
    try { good = validate(JSON.parse(record.slice(1))); } catch { /* it is no JSON */ }
    if (good) passed++;
    else failed++, console.log("FAILED", schema, record.slice(1), ajv.errorsText(validate.errors));
}
if (count) console.log(`${count} random schemas, ${refused} refused`);
if (count ? refused > 0.4 * count : passed !== 2000) failed++;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
