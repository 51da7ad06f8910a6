#!/usr/bin/env python3
"""A plug-in for `recipes --plugin`: one recipe, in the event stream that docs/EventStream.md describes."""
import inspect, json, os, sys

def in_order(names):
    return sorted(names)

def in_place(names):
    names.sort()
    return names

def what_sort_returns(names):
    return names.sort()

PLACE = {"section": "Sorting Techniques", "paragraph": "Sorting Basics", "words": "list.sort() returns None."}
VARIANTS = [  # the function that a variant tries out, and what the variant says about itself
    (in_order, {"name": "right way", "summary": "", "origin": "right", "breaks": []}),
    (in_place, {"name": "sort in place", "summary": "The caller's list is sorted, too.", "origin": "common",
                "breaks": [{"check": "keeps", "seeing": "['Ada', 'Bob', 'Cleo']"}]}),
    (what_sort_returns, {"name": "keep what sort returns", "summary": "`sort` gives nothing back.",
                         "origin": "warned-of", "place": PLACE,
                         "breaks": [{"check": "sorts", "seeing": "None"}, {"check": "keeps"}]})]
RECIPE = {
    "card": {"id": "keep-sorted", "title": "Sort a list and keep the old one", "chapter": "Python",
             "problem": "You need names in order, and the caller still needs them as they were.",
             "solution": "`sorted` makes a new list; `sort` changes the one that it is called on.",
             "discussion": [], "seeAlso": [], "keywords": ["list", "sorted"],
             "listing": inspect.getsource(in_order), "excerpt": [],
             "wrongWaysListing": "\n".join(f"// MARK: {texts['name']}\n{inspect.getsource(function)}"
                                           for function, texts in VARIANTS[1:])},
    "claims": [{"id": "sorts", "statement": "The names come in order.", "weight": "core", "proof": "check"},
               {"id": "keeps", "statement": "The list stays as it was.", "weight": "core", "proof": "check"}],
    "variants": [texts for _, texts in VARIANTS]}
ID = RECIPE["card"]["id"]

def event(kind, payload, recipe, **keys):
    print(json.dumps({"version": 2, "recipe": recipe, **keys, kind: payload}), file=EVENTS, flush=True)

def check(variant, claim, sentence, expected, actual):
    record = {"id": claim, "claim": claim, "sentence": sentence, "expected": repr(expected), "actual": repr(actual),
              "passed": expected == actual, "file": "plugins/sorting.py",
              "line": inspect.currentframe().f_back.f_lineno}
    event("entry", {"check": record}, ID, variant=variant)

def work():
    event("declaration", RECIPE, ID)
    for variant, (function, _) in enumerate(VARIANTS):
        event("variantStarted", {}, ID, variant=variant)
        names = ["Cleo", "Ada", "Bob"]
        result = function(names)
        event("entry", {"output": {"name": "result", "value": repr(result)}}, ID, variant=variant)
        check(variant, "sorts", "The result is in order.", ["Ada", "Bob", "Cleo"], result)
        check(variant, "keeps", "The list stays as it was.", ["Cleo", "Ada", "Bob"], names)
        event("variantEnded", {}, ID, variant=variant)

command, options = sys.argv[1], sys.argv[2:]
EVENTS = os.fdopen(int(options[options.index("--events-fd") + 1]), "w", encoding="utf-8")
if command == "list":
    event("declaration", RECIPE, ID)
elif command == "work":
    for line in sys.stdin:
        id = line.rstrip("\n")
        if id == ID:
            work()
        else:
            event("issue", {"text": f"There is no recipe '{id}'.", "evidence": []}, id)
        event("recipeEnded", {}, id)
