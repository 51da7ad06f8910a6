"""Parses a style sheet according to CSS Syntax, and fails if it has syntax errors.

Names and values are not checked.
"""

import sys

import tinycss2


def errors(nodes):
    for node in nodes:
        if node.type == "error":
            yield node
        elif node.type == "at-rule" and node.content is not None:
            yield from errors(tinycss2.parse_blocks_contents(node.content, skip_comments=True, skip_whitespace=True))
        elif node.type == "qualified-rule":
            yield from errors(tinycss2.parse_blocks_contents(node.content, skip_comments=True, skip_whitespace=True))


with open(sys.argv[1], encoding="utf-8") as file:
    sheet = tinycss2.parse_stylesheet(file.read(), skip_comments=True, skip_whitespace=True)
found = list(errors(sheet))
for node in found:
    print(f"✗ {sys.argv[1]}:{node.source_line}: {node.kind}: {node.message}")
sys.exit(1 if found or not sheet else 0)
