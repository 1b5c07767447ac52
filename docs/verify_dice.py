"""Check the dice of a Mansuba game: python verify_dice.py RECORD

Written from docs/dice.md, with Python 3.11 and nothing else. Exit status: 0 if the lot and every
throw follow from the proof, 1 if they do not, 2 if there is no proof or the record is broken.
"""

import hashlib
import hmac
import re
import sys
import tomllib
from pathlib import Path

RULE = "mansuba dice v1"
KINDS = {"falcon": "F", "woman": "W", "crocodile": "C", "ibis": "I", "jackal": "J", "cat": "K"}
STANDARD = {kind: ["1", "2n", "3", "4"] for kind in KINDS}

PROOF = RULE + "((?: [0-5]:[0-9a-f]{32})*) commitment:([0-9a-f]{64}) secret:([0-9a-f]{64})"
TAG = r'\[\s*(\w+)\s*"((?:[^"\\]|\\.)*)"\s*\]'
NOTE = r'\{(?:[^}\\]|\\.)*\}|<(?:[^">]|"(?:[^"\\]|\\.)*")*>'
CHANCE = r"(?:lot:|(round)\s*\d+\s*,\s*\d\s*:\s*)(\S+)"
OTHERS = r"(?:set-up\s*\d|\d+\s*\.\s*\d)\s*:.+"


def read(record: str) -> tuple[dict[str, str], dict[str, list[str]], list[str], list[str]]:
    """Its tags, the faces of its sticks, its lots and its throws."""
    tags, edition, lots, throws = {}, [], [], []
    for line in map(str.strip, record.split("\n")):
        said = re.sub(NOTE, " ", line).strip()
        if line.startswith("|"):
            edition.append(line[1:])
        elif (tag := re.fullmatch(TAG, line)) and tag[1] not in tags:
            tags[tag[1]] = tag[2]
        elif chance := re.fullmatch(CHANCE, said):
            (throws if chance[1] else lots).append(chance[2])
        elif line and not re.fullmatch(OTHERS, said):
            raise ValueError(f"what does this line say? {line[:60]}")
    return tags, tomllib.loads("\n".join(edition)).get("faces", STANDARD), lots, throws


def check(record: str) -> list[str]:
    """All that does not follow from the proof; an error if there is nothing to go by."""
    tags, faces, lots, throws = read(record)
    standing = re.findall("(.):", tags.get("Position", ""))
    seats = tags["Seats"].split() if "Seats" in tags else standing
    proof = re.fullmatch(PROOF, tags.get("DiceProof", ""))
    if not (seats and proof):
        raise ValueError(f"there is no proof; the dice were: {tags.get('Dice', 'not told')}")
    mixes, commitment, secret = proof.groups()
    print(f"shown before: {commitment}\nmixed in:{mixes or ' nothing'}\nthrows: {len(throws)}")

    def drawn(what: str) -> bytes:
        return hmac.digest(bytes.fromhex(secret), f"{RULE}{mixes} {what}".encode(), "sha256")

    wrong, mixed, number = [], [mix[0] for mix in mixes.split()], 0
    if hashlib.sha256(f"{RULE} secret:{secret}".encode()).hexdigest() != commitment:
        wrong.append("it was another secret that was shown before")
    if mixed != sorted(set(mixed) & set(seats)):
        wrong.append("not all was mixed in by seats of the game, once each and in order")
    while (byte := drawn(f"lot {number}")[0]) >= 256 - 256 % len(seats):
        number += 1
    if lots != [seats[byte % len(seats)]] and (lots or (throws and "Position" not in tags)):
        wrong.append(f"the lot does not follow: {lots}")
    for number, said in enumerate(throws):
        sides = zip(KINDS.items(), drawn(f"throw {number}"), strict=False)
        fallen = (letter + faces[kind][byte % 4].lstrip("0") for (kind, letter), byte in sides)
        if said != "".join(fallen):
            wrong.append(f"throw {number} does not follow: {said}")
    return wrong


if __name__ == "__main__":
    try:
        wrong = check(Path(sys.argv[1]).read_text("utf-8-sig"))
    except Exception as error:
        print("it cannot be checked:", error if sys.argv[1:] else "no RECORD is named")
        sys.exit(2)
    print("\n".join(wrong) or "good: the lot and every throw follow")
    sys.exit(1 if wrong else 0)
