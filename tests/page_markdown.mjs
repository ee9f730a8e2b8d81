/* page_markdown.mjs - the Markdown of the server's page, compared with markdown-it

       node tests/page_markdown.mjs tools/server/page.html     needs the package markdown-it

   The page's functions make nodes of a small document, which is compared, without attributes other than
   links, with what markdown-it makes of 300 random documents. Then documents come byte by byte, as in
   a stream: at each length the nodes must be those of a document that comes at once, and blocks that
   do not change must stay. Last, texts that cost too much. */

import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
const require = createRequire(process.cwd() + "/"), markdownIt = require("markdown-it");

const page = readFileSync(process.argv[2], "utf8");
const source = page.slice(page.indexOf("// ---- Markdown"), page.indexOf("// ----", page.indexOf("// ---- Markdown") + 8));
let passed = 0, failed = 0;

function check(good, what) {
    if (good) passed++;
    else failed++, console.log(`FAILED markdown: ${what}`);
}

// ---- a document of as much as the functions use

class Text {
    constructor(text) { this.textContent = String(text); }
    get html() {
        return this.textContent.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    }
}

class Element {
    childNodes = [];
    style = {};
    constructor(name) { this.tagName = name.toUpperCase(); }
    append(...nodes) {
        for (const node of nodes) {
            const child = node instanceof Element || node instanceof Text ? node : new Text(node);
            child.parent?.childNodes.splice(child.parent.childNodes.indexOf(child), 1);
            child.parent = this;
            this.childNodes.push(child);
        }
    }
    replaceWith(node) {
        node.parent = this.parent;
        this.parent.childNodes[this.parent.childNodes.indexOf(this)] = node;
    }
    remove() { this.parent.childNodes.splice(this.parent.childNodes.indexOf(this), 1); }
    get lastChild() { return this.childNodes.at(-1); }
    get textContent() { return this.childNodes.map(node => node.textContent).join(""); }
    set textContent(text) { this.childNodes = [], this.append(text); }
    get html() {
        const name = this.tagName.toLowerCase(), inside = this.childNodes.map(node => node.html).join("");
        if (name === "button") return "";
        if (name === "span") return inside;
        if (name === "br" || name === "hr") return `<${name}>`;
        const more = name === "a" ? ` href="${this.href.replaceAll("&", "&amp;")}"` : this.start ? ` start="${this.start}"` : "";
        return `<${name}${more}>${inside}</${name}>`;
    }
}

const document = { createElement: name => new Element(name) };
const showMarkdown = new Function("document", "navigator", source + "\nreturn showMarkdown;")(document, {});

function rendered(text) {
    const node = new Element("div");
    showMarkdown(node, text);
    return node;
}

const squeeze = html => html.replace(/\n+(?=<|$)|(?<=>)\n+/g, "").replaceAll("&quot;", '"').trim();
const other = markdownIt({ html: false });
const theirs = text => squeeze(other.render(text).replace(/ (style|class|title)="[^"]*"/g, "").replace(/<(br|hr)[^>]*>/g, "<$1>")
    .replace(/\n(?=<\/code><\/pre>)/g, ""));
const ours = text => squeeze(rendered(text).childNodes.map(node => node.html).join("\n"));

// ---- random documents

let state = 88172645463325252n;
function draw(n) {
    state ^= state << 13n & 0xFFFFFFFFFFFFFFFFn;
    state ^= state >> 7n;
    state ^= state << 17n & 0xFFFFFFFFFFFFFFFFn;
    return Number(state % BigInt(n));
}
const one = list => list[draw(list.length)];
const words = ["the owl", "a kite", "rain", "2 * 3", "snake_case_name", "x < y", "a & b", "Größe", "日本語", "it's \"so\"",
    "**bold**", "*soft*", "__strong__", "_em_", "***both***", "**a *b* c**", "*a **b** c*", "~~gone~~", "`code`", "``a ` b``",
    "[link](https://a.example/b_c)", "[**b**](https://a.example/?q=1&r=2)", "[x](<https://a.example/y> \"title\")",
    "<https://b.example/>", "\\*not\\*", "**open", "*", "_", "**", "a*b*c", "a_b_c", "[no link]", "(x)", "!", "`", "5. no list",
    "end.", "\\\\", "**\"quoted\"**", "*(a)*", "**a**b", "1*2*3 **x**.", "#tag"];
const sentence = () => Array.from({ length: 1 + draw(7) }, () => one(words)).join(" ");
const paragraph = () => Array.from({ length: 1 + draw(3) }, sentence).map(line => /^[*_>#!`\d-]/.test(line) ? "So " + line : line)
    .join(one(["\n", "  \n", "\\\n"]));
const code = mark => `${mark}${one(["", "js", "python", "c"])}\n${one(["let x = 1; // one\n", "def f():\n    return \"a\"\n",
    "<b>&amp;</b>\n\n* no list\n", ""])}${mark}`;
const indent = (text, by) => text.split("\n").map((line, at) => at && line ? " ".repeat(by) + line : line).join("\n");
const plainItem = () => "Item " + sentence();
const list = depth => {
    const mark = one(["- ", "* ", "1. ", "+ "]), between = one(["\n", "\n", "\n\n"]);
    return Array.from({ length: 1 + draw(4) }, (_, at) => {
        const own = mark === "1. " ? `${at + 1}. ` : mark;
        const more = depth && !draw(3) ? "\n" + list(depth - 1) : !draw(6) ? "\n\n" + code("```") : "";
        return own + indent(plainItem() + more, own.length);
    }).join(between);
};
const cell = () => one(["a", "**b**", "`c`", "1", "", "x y", "[l](https://a.example/)"]);
const table = () => {
    const columns = 2 + draw(3), row = () => `| ${Array.from({ length: columns }, cell).join(" | ")} |`;
    return [row(), "|" + Array.from({ length: columns }, () => one(["---", ":-:", "--:", ":--"])).join("|") + "|",
        ...Array.from({ length: draw(4) }, row)].join("\n");
};
const block = depth => one([paragraph, paragraph, () => `${"#".repeat(1 + draw(6))} ${sentence()}`, () => code("```"),
    () => code("~~~"), () => list(2), table, () => "---", () => "Title " + sentence() + "\n" + one(["===", "---"]),
    () => depth ? block(depth - 1).split("\n").map(line => "> " + line).join("\n") : paragraph()])();
const text = () => Array.from({ length: 1 + draw(8) }, () => block(1)).join("\n\n");

let differ = 0;
const documents = Array.from({ length: 300 }, text);
for (const each of documents) {
    if (ours(each) === theirs(each)) continue;
    if (differ++ < 5) console.log(`${JSON.stringify(each)}\nhere:  ${ours(each)}\nthere: ${theirs(each)}`);
}
check(differ === 0, `${differ} of 300 documents differ`);

// ---- 20 documents, byte by byte

for (const each of documents.slice(0, 20)) {
    const node = new Element("div");
    let good = true, kept = true;
    for (let length = 1; length <= each.length; length++) {
        const first = node.childNodes[0], count = node.childNodes.length;
        showMarkdown(node, each.slice(0, length));
        good &&= node.html === rendered(each.slice(0, length)).html;
        kept &&= count < 3 || node.childNodes.length < 3 || node.childNodes[0] === first;
    }
    check(good && kept, `a stream of ${JSON.stringify(each)}`);
}

// ---- what no link may do, what is no HTML, what must not take long

for (const url of ["javascript:alert(1)", "data:text/html,x", "file:///x", "//x", "vbscript:x", "JAVASCRIPT:x", " javascript:x"])
    check(!/<a/.test(ours(`[x](${url})`)), url);
check(ours("<script>x</script> <img src=x>") === "<p>&lt;script&gt;x&lt;/script&gt; &lt;img src=x&gt;</p>", "HTML is text");
for (const [what, each] of Object.entries({ stars: "*a ".repeat(20000), pairs: "*a* ".repeat(10000), nested: "*".repeat(20000) + "a" + "*".repeat(20000),
    brackets: "[".repeat(20000), ticks: Array.from({ length: 400 }, (_, at) => "`".repeat(at + 1)).join(" "), quotes: ">".repeat(500) + "a",
    lists: Array.from({ length: 200 }, (_, at) => " ".repeat(2 * at) + "- a").join("\n"), lines: "a\n".repeat(20000),
    cells: "|a".repeat(5000) + "\n" + "|-".repeat(5000), links: "[a](".repeat(5000), under: "_a ".repeat(20000) })) {
    const begin = process.cpuUsage();
    rendered(each);
    const took = Math.round(process.cpuUsage(begin).user / 1000); // of the CPU: the machine may be busy
    check(took < 2000, `${what} take ${took} ms`);
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
