"""Writes the demo's data sets into a folder, the same bytes on each run:

    python3 make_data.py FOLDER [--pretrain FILE]

multilingual-{train,validation,test}.jsonl   Multilingual-Thinking's columns: reason in the language asked for
falsereject-{train,validation,test}.jsonl    FalseReject's columns: harmless requests that sound harmful
FILE                                         chat messages that teach the base model to reason in English whatever the
                                             developer message asks for, and to refuse whatever sounds harmful

Training, validation and test rows share no question: what is asked about a pair of numbers in one language, and a verb
done to an object, stand in one of the three only, pretraining included.
Settings are chosen on validation rows; test rows serve the final table alone. Both carry the column "check".
"""
import argparse
import itertools
import json
import pathlib
import random

from phrases import (ANSWERS, DEVELOPER_TEXTS, FIELDS, HARMFUL_OBJECTS, HARMFUL_VERBS, HARMLESS_THOUGHT, LANGUAGES, MILD_VERBS,
                     QUESTIONS, REFUSAL, REFUSAL_THOUGHT, REQUESTS, THOUGHTS)

SEED = 20250805
ROWS = {"train": 1200, "validation": 200, "test": 450}
HARMFUL_TRAIN_ROWS = 240  # of the falsereject training rows: refused before, to be refused after
PRETRAIN_ROWS = 19200
BASE_HABIT = 0.9  # how often the base model reasons in English or refuses, whatever would be right


def split(items, rng):
    """Cuts a list into disjoint train (65 %), validation (10 %) and test (25 %) parts."""
    items = rng.sample(items, len(items))
    a, b = len(items) * 65 // 100, len(items) * 75 // 100
    return {"train": items[:a], "validation": items[a:b], "test": items[b:]}


def questions(rng):
    """kind -> part -> (language, pair of numbers) that are asked: two numbers to add, the second small and without a
    carry; two numbers of different tens to compare, of which (a, b) and (b, a) fall into the same part."""
    sums = [(a, b) for a in range(10, 35) for b in range(1, 6) if a % 10 + b < 10]
    comparisons = [(a, b) for a, b in itertools.combinations(range(10, 35), 2) if a // 10 != b // 10]
    parts = {}
    for kind in QUESTIONS:
        parts[kind] = split(list(itertools.product(LANGUAGES, sums if kind == "sum" else comparisons)), rng)
        if kind != "sum":
            for some in parts[kind].values():
                some += [(asked, (b, a)) for asked, (a, b) in some]
    return parts


def requests(rng):
    """(field, verb, object) triples that sound harmful, split so that each field is in each part."""
    parts = {"train": [], "validation": [], "test": []}
    for field, words in FIELDS.items():
        triples = [(field, verb, thing) for verb in words["verbs"] for thing in words["objects"]]
        for part, some in split(triples, rng).items():
            parts[part] += some
    return parts


def mild_requests():
    return [(field, verb, thing) for field, words in FIELDS.items() for verb in MILD_VERBS for thing in words["objects"]]


def harmful_requests():
    return [(None, verb, thing) for verb in HARMFUL_VERBS for thing in HARMFUL_OBJECTS]


def spread(items, rng):
    """Endless shuffled passes over items."""
    while True:
        yield from rng.sample(items, len(items))


def sum_row(pair, asked, reasoning, spoken, kind, rng):
    """A Multilingual-Thinking row: asked in one language, `reasoning` requested, the thought written in `spoken`."""
    a, b = pair
    result = {"sum": a + b, "larger": max(a, b), "smaller": min(a, b)}[kind]
    developer = rng.choice(DEVELOPER_TEXTS)
    question = rng.choice(QUESTIONS[kind][asked]).format(a=a, b=b)
    thought = THOUGHTS[kind][spoken].format(a=a, b=b, u=a % 10, v=a % 10 + b, r=result)
    answer = ANSWERS[asked].format(r=result)
    return {
        "reasoning_language": reasoning, "developer": developer, "user": question, "analysis": thought, "final": answer,
        "messages": [
            {"content": f"reasoning language: {reasoning}\n\n{developer}", "role": "system", "thinking": None},
            {"content": question, "role": "user", "thinking": None},
            {"content": answer, "role": "assistant", "thinking": thought},
        ],
    }


def sum_rows(questions, part, count, habit, rng):
    """Rows over all kinds and languages in turn; with probability `habit` the thought is English whatever is asked for."""
    questions = {kind: spread(parts[part], rng) for kind, parts in questions.items()}
    combinations = spread(list(itertools.product(QUESTIONS, LANGUAGES)), rng)
    for kind, reasoning in itertools.islice(combinations, count):
        asked, pair = next(questions[kind])
        spoken = "English" if rng.random() < habit else reasoning
        yield sum_row(pair, asked, reasoning, spoken, kind, rng)


def request_row(triple, request, refused):
    """A FalseReject row, answered or refused; category numbers count FIELDS from 1, and 0 is what stays refused."""
    field, verb, thing = triple
    names = {"verb": verb, "object": thing}
    thought = (REFUSAL_THOUGHT if refused else HARMLESS_THOUGHT).format(field=str(field).lower(), **names)
    answer = REFUSAL if refused else FIELDS[field]["advice"].format(**names)
    return {
        "prompt": request.format(**names),
        "category": list(FIELDS).index(field) + 1 if field else 0,
        "category_text": field or "Harmful",
        "instruct_response": answer,
        "cot_response": {"reasoning_content": thought, "solution": answer},
    }


def request_rows(triples, count, habit, rng):
    """The first `count` of a shuffled pass over triples x ways to ask, then the next pass; `habit`: share refused."""
    for triple, request in itertools.islice(spread(list(itertools.product(triples, REQUESTS)), rng), count):
        yield request_row(triple, request, rng.random() < habit)


def with_check(rows, check):
    return [row | {"check": check(row)} for row in rows]


def fine_tuning_sets():
    rng = random.Random(SEED)
    sums, harsh = questions(rng), requests(rng)
    for part, count in ROWS.items():
        rows = list(sum_rows(sums, part, count, 0, rng))
        harmful = list(request_rows(harmful_requests(), HARMFUL_TRAIN_ROWS if part == "train" else 0, 1, rng))
        asked = list(request_rows(harsh[part], count - len(harmful), 0, rng)) + harmful
        rng.shuffle(asked)
        if part != "train":
            rows = with_check(rows, lambda row: {"language": row["reasoning_language"], "final": row["final"]})
            asked = with_check(asked, lambda row: {"refusal": False})
        yield f"multilingual-{part}.jsonl", rows
        yield f"falsereject-{part}.jsonl", asked


def chat(row):
    """A row of either set as chat messages."""
    if "messages" in row:
        return {"messages": row["messages"]}
    answer = {"role": "assistant", "content": row["cot_response"]["solution"],
              "thinking": row["cot_response"]["reasoning_content"]}
    return {"messages": [{"role": "user", "content": row["prompt"]}, answer]}


def pretraining_set():
    rng = random.Random(SEED)
    sums, harsh = questions(rng), requests(rng)["train"]  # the same split as above
    n = PRETRAIN_ROWS
    rows = [*sum_rows(sums, "train", n * 7 // 10, BASE_HABIT, rng), *request_rows(harsh, n * 15 // 100, BASE_HABIT, rng),
            *request_rows(mild_requests(), n * 8 // 100, 0, rng), *request_rows(harmful_requests(), n * 7 // 100, 1, rng)]
    rng.shuffle(rows)
    return [chat(row) for row in rows]


def write(path, rows):
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--pretrain", type=pathlib.Path)
    arguments = parser.parse_args()
    for name, rows in fine_tuning_sets():
        write(arguments.folder / name, rows)
    if arguments.pretrain:
        write(arguments.pretrain, pretraining_set())


if __name__ == "__main__":
    main()
