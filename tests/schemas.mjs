/* schemas.mjs - do texts fit the schemas that zod, pydantic and C# generators write? ajv judges

       node tests/schemas.mjs ./schemas          (tests/schemas.c), needs zod, ajv and ajv-formats

   200 schemas, 10 random texts that the grammar of each allows; it accepts its schema's own examples. */

import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
const require = createRequire(process.cwd() + "/");
const Ajv = require("ajv/dist/2020").default, addFormats = require("ajv-formats").default;
const { z } = require("zod");

// leaves, as each of the three writes them
const zods = [z.string(), z.string().max(9), z.int(), z.int().min(0).max(99), z.number(), z.number().positive(),
    z.number().min(-3).max(7), z.number().lt(0), z.boolean(), z.null(), z.enum(["red", "blue"]), z.literal(7),
    z.uuid(), z.email(), z.url(), z.ipv4(), z.iso.date(), z.iso.datetime(), z.record(z.string(), z.int()),
    z.array(z.number().gt(-1)).max(3), z.string().nullable(), z.union([z.int(), z.email()]),
    z.number().min(0.5).max(2.25), z.int().multipleOf(5), z.int().min(1).max(5000).multipleOf(12),
    z.string().regex(/^[A-Z]{2}-\d{3}$/), z.string().regex(/^v\d+/), z.string().startsWith("ab"),
    z.string().regex(/^[a-z]+$/).min(2).max(6), z.tuple([z.int(), z.string().max(3)]),
    z.tuple([z.int()], z.boolean()), z.intersection(z.looseObject({ a: z.int() }), z.looseObject({ b: z.null() }))];
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

const { status, stdout, stderr } = spawnSync(process.argv[2], ["10", "-"],
    { input: schemas.map(schema => [schema, ...schema.examples ?? []].map((value, i) =>
        (i ? "\t" : "") + JSON.stringify(value) + "\n").join("")).join(""), maxBuffer: 1 << 28 });
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
let passed = 0, failed = status === 0 ? 0 : 1, validate, schema;
if (status !== 0) console.log("FAILED", String(stderr).slice(0, 2000));
for (const record of String(stdout).split("\0").slice(0, -1)) {
    if (record[0] === "S") {
        schema = record.slice(1);
        validate = ajv.compile(JSON.parse(schema));
        continue;
    }
    let good = false;
    try { good = validate(JSON.parse(record.slice(1))); } catch { /* it is no JSON */ }
    if (good) passed++;
    else failed++, console.log("FAILED", schema, record.slice(1), ajv.errorsText(validate.errors));
}
if (passed !== 2000) failed++;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
