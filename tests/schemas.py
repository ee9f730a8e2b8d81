"""schemas.py - an independent judge of what the grammars of JSON schemas allow

    ./schemas 400 | python3 tests/schemas.py         (see tests/schemas.c)

Needs the package jsonschema (Debian: python3-jsonschema). Every text must be JSON and valid."""

import json
import re
import sys

from jsonschema import Draft202012Validator


def no_constant(name):
    raise ValueError(name + " is no JSON")


def fault(validator, text):
    """What is wrong with a text; None: nothing."""
    try:
        value = json.loads(text.decode(), parse_constant=no_constant)
    except ValueError as error:
        return str(error)
    return next((error.message for error in validator.iter_errors(value)), None)


validator, schemas, texts, failed = None, 0, set(), 0
passed = 0
for record in sys.stdin.buffer.read().split(b"\0")[:-1]:
    if record[:1] == b"S":
        # Python spells the named groups of patterns differently
        schema = json.loads(re.sub(rb"\(\?<(?=\w)", b"(?P<", record[1:]))
        Draft202012Validator.check_schema(schema)
        validator = Draft202012Validator(schema)
        schemas += 1
        continue
    wrong = fault(validator, record[1:])
    if wrong:
        print("FAILED", schema, record[1:], wrong)
    failed += wrong is not None
    passed += wrong is None
    texts.add((schemas, record[1:]))
print(schemas, "schemas,", len(texts), "different texts")
if schemas < 30 or len(texts) < passed / 3:
    print("FAILED: too few")
    failed += 1
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
