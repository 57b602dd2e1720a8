"""A review as a JSON schema, for the client's types. Its own document: a review's plan isn't a table's."""

import json
import sys

import msgspec

from doctor_rat.review import Review

if __name__ == "__main__":
    _, parts = msgspec.json.schema_components((Review,), ref_template="#/$defs/{name}")
    for name, part in parts.items():
        part["title"] = name
    json.dump({"$defs": dict(sorted(parts.items()))}, sys.stdout, indent=1, sort_keys=True)
