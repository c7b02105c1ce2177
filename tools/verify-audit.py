#!/usr/bin/env python3
"""A second verifier of the audit trail, written from docs/audit-records.md alone: Python 3.9 and its standard library.

    python3 tools/verify-audit.py --key public.pem [--checkpoints kept.txt] log [log ...]
    npm run --silent audit -- lines | python3 tools/verify-audit.py --key public.pem -

Prints "intact <last number>" and ends with 0, or "bad <number> <why>" for the first bad record and ends with 3.
"""
import argparse
import base64
import hashlib
import json
import sys
from datetime import datetime

GENESIS = "0" * 64
HASH_TAIL = len(',"hash":"') + 64 + len('"}')
CLOCKS_DIFFER_S = 300

# Ed25519 (RFC 8032): the curve -x^2 + y^2 = 1 + d x^2 y^2 over the field of P elements.
P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT_OF_MINUS_1 = pow(2, (P - 1) // 4, P)


def add(a, b):
    """Sum of two points in extended coordinates (X, Y, Z, T)."""
    e = (a[1] - a[0]) * (b[1] - b[0]) % P
    f = (a[1] + a[0]) * (b[1] + b[0]) % P
    g = 2 * a[3] * b[3] * D % P
    h = 2 * a[2] * b[2] % P
    x, y, z, t = f - e, h - g, h + g, f + e
    return x * y % P, t * z % P, y * z % P, x * t % P


def times(n, point):
    total = (0, 1, 1, 0)
    while n:
        if n & 1:
            total = add(total, point)
        point, n = add(point, point), n >> 1
    return total


def point_of(octets):
    number = int.from_bytes(octets, "little")
    y, sign = number & (2**255 - 1), number >> 255
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT_OF_MINUS_1 % P
    if y >= P or (x * x - square) % P or (x == 0 and sign):
        raise ValueError("no point of the curve")
    x = P - x if x & 1 != sign else x
    return x, y, 1, x * y % P


BASE = point_of((4 * pow(5, -1, P) % P).to_bytes(32, "little"))


def signature_holds(public, text, signature):
    if len(signature) != 64:
        return False
    try:
        key, r = point_of(public), point_of(signature[:32])
    except ValueError:
        return False
    s = int.from_bytes(signature[32:], "little")
    if s >= ORDER:
        return False
    h = int.from_bytes(hashlib.sha512(signature[:32] + public + text).digest(), "little") % ORDER
    left, right = times(s, BASE), add(r, times(h, key))
    return all((left[i] * right[2] - right[i] * left[2]) % P == 0 for i in (0, 1))


def read_key(file):
    """Name and the 32 octets of a public key in PEM."""
    with open(file, encoding="ascii") as pem:
        der = base64.b64decode("".join(line for line in pem if not line.startswith("-----")))
    return hashlib.sha256(der).hexdigest()[:16], der[-32:]


def places(files):
    """Every complete line with a record or a checkpoint: its octets, and what it says (None where it cannot be read)."""
    for file in files:
        stream = sys.stdin.buffer if file == "-" else open(file, "rb")
        with stream:
            for line in stream:
                begin = max(line.rfind(b'{"record":1,'), line.rfind(b'{"checkpoint":1,'))
                if begin < 0 or not line.endswith(b"\n"):
                    continue
                octets = line[begin:-1]
                try:
                    yield octets, json.loads(octets)
                except ValueError:
                    yield octets, None


def is_signed(octets, said, keys):
    """True, False, or None where the key is unknown."""
    if said["key"] not in keys:
        return None
    text = octets[: octets.rindex(b',"signature"')] + b"}"
    return signature_holds(keys[said["key"]], text, base64.b64decode(said["signature"]))


def seconds(instant):
    return datetime.strptime(instant, "%Y-%m-%dT%H:%M:%S.%f%z").timestamp()


def verify(files, keys, anchors):
    """The last number and the faults of the chain, each (number, why)."""
    faults, hashes = [], {}
    last, previous, signed, unread = 0, GENESIS, None, False
    for octets, said in places(files):
        if said is None:
            unread = True
            continue
        number, claimed = said["number"], said["hash"]
        holds = hashlib.sha256(octets[:-HASH_TAIL] + b"}").hexdigest() == claimed
        if holds and hashes.get(number) == claimed:
            continue
        if number > last + 1:
            faults.append((last + 1, "cannot be read" if unread else "is missing"))
        elif number <= last:
            faults.append((number, "stands there again, as another one"))
        elif not holds:
            faults.append((number, "does not fit its hash"))
        elif said["previous"] != previous:
            faults.append((number if last == 0 or last == (signed or {}).get("number") else last, "was replaced"))
        elif "checkpoint" in said:
            if is_signed(octets, said, keys):
                signed = said
            else:
                faults.append((number, "is not signed with a known key"))
        elif signed and seconds(said["at"]) < seconds(signed["at"]) - CLOCKS_DIFFER_S:
            faults.append((number, "is dated back"))
        last, previous, hashes[number], unread = number, claimed, claimed, False
    if unread:
        faults.append((last + 1, "cannot be read"))
    end = max(hashes, default=0)
    for number, kept in anchors:
        if number > end:
            faults.append((end + 1, "is missing; a later checkpoint was kept"))
        elif hashes.get(number) != kept:
            faults.append((number, "is not the checkpoint that was kept"))
    return end, faults[:1] + [fault for fault in faults if "kept" in fault[1]]


def main():
    asked = argparse.ArgumentParser(description="Verifies the lines of the audit trail.")
    asked.add_argument("--key", action="append", required=True, help="a public key in PEM")
    asked.add_argument("--checkpoints", action="append", default=[], help="checkpoints that were kept elsewhere")
    asked.add_argument("log", nargs="+", help="the log server's files, the oldest first; - for standard input")
    words = asked.parse_args()
    keys = dict(read_key(file) for file in words.key)
    kept = [(said["number"], said["hash"]) for octets, said in places(words.checkpoints) if is_signed(octets, said, keys)]
    last, faults = verify(words.log, keys, kept)
    if faults:
        print("bad %d %s" % min(faults))
        sys.exit(3)
    print("intact %d" % last)


if __name__ == "__main__":
    main()
