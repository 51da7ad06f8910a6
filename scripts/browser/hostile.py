#!/usr/bin/env python3
"""A plug-in whose texts contain markup and scripts; its only recipe fails."""
import json, os, sys

ATTACK = "<script>window.attacked = 1</script>\"'><img src=x onerror='window.attacked = 1'><b>"
ID = "keep-sorted"
RECIPE = {
    "card": {"id": ID, "title": "A title " + ATTACK, "chapter": "</title></h2>" + ATTACK, "problem": "A problem `" + ATTACK + "`",
             "solution": "*" + ATTACK + "* [link](javascript:alert(1)) <a href='javascript:alert(1)'>here</a>",
             "discussion": [{"text": "<!-- " + ATTACK, "tells": []}], "seeAlso": ["../../etc", "nosuch"],
             "keywords": ["</script>", "\u2028", "\\u003c"], "listing": "let x = \"</code></pre>" + ATTACK + "\"\n// " + ATTACK + "\n",
             "excerpt": [], "wrongWaysListing": "// MARK: wrong " + ATTACK + "\n" + ATTACK + "\n"},
    "claims": [{"id": "one", "statement": "A claim " + ATTACK, "weight": "core", "proof": "check"}],
    "variants": [{"name": "right way", "summary": "", "origin": "right", "breaks": []},
                 {"name": "wrong " + ATTACK, "summary": ATTACK, "origin": "common", "breaks": [{"check": "one"}]}]}
SVG = ("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"40\" viewBox=\"0 0 40 40\">"
       "<title>&lt;script&gt;</title><script>parent.attacked = 1; window.attacked = 1</script>"
       "<image href='x' onerror='window.attacked = 1'/><rect id=\"main\" width=\"40\" height=\"40\" fill=\"#0a0\"/></svg>")
EVENTS = os.fdopen(int(sys.argv[sys.argv.index("--events-fd") + 1]), "w", encoding="utf-8")


def event(kind, payload, **keys):
    print(json.dumps({"version": 2, "recipe": ID, **keys, kind: payload}), file=EVENTS, flush=True)


if sys.argv[1] == "list":
    event("declaration", RECIPE)
else:
    for line in sys.stdin:
        event("declaration", RECIPE)
        for variant in range(2):
            event("variantStarted", {}, variant=variant)
            for kind, record in [
                ("output", {"name": ATTACK, "value": ATTACK}), ("note", {"text": ATTACK}),
                ("snapshot", {"name": "one", "caption": ATTACK, "svg": SVG, "tile": SVG, "tree": ATTACK}),
                ("snapshot", {"name": "two", "caption": ATTACK, "seconds": 1, "svg": SVG, "trail": SVG, "strip": SVG}),
                ("check", {"id": "one", "claim": "one", "sentence": ATTACK, "expected": ATTACK, "actual": "</td>" + ATTACK,
                           "passed": False, "file": "</span>" + ATTACK, "line": 1})]:
                event("entry", {kind: record}, variant=variant)
            event("variantEnded", {}, variant=variant)
        states = [{"number": number, "words": ATTACK, "svg": SVG, "barred": [{"key": 1, "reason": ATTACK}],
                   "spots": [{"key": 0, "frame": {"x": -1e9, "y": 0, "width": 1e12, "height": 9}}]} for number in range(2)]
        event("playground", {
            "record": {"keys": [{"title": ATTACK, "kind": "tap"}, {"title": "</script>", "kind": "swipe", "way": "left"}],
                       "starts": [{"title": ATTACK, "state": 0}, {"title": "\u2028", "state": 1}], "note": ATTACK},
            "states": states, "moves": [{"from": 0, "key": 0, "to": 1, "svg": SVG}]})
        event("recipeEnded", {})
