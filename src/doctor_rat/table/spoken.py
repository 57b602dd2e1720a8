"""A table's code: its invitation in a form that can be read out over the phone.

It has eight letters and digits, none of which look alike, read out in two fours. It is derived from the invitation and
expires with it, and it opens a private table just as the link does, so it must be hard to guess:

- there are 23 ** 8 = 7.8e10 codes;
- one address may try 10 at once and then one in 10 seconds, about 8,700 a day, and all addresses together may be wrong
  5 times a second, 432,000 times a day (`Settings.code_rate`, `Settings.wrong_code_rate`);
- so from one address a given table is found with a chance of 1 in 9 million a day, from any number of addresses with 1
  in 180,000; with 1,000 tables open, some table is found that way about once in 180 days.

The link has 96 bits and needs none of this. The chance that any two of 1,000 open tables share a code is 1 in 160,000:
then neither is found by it, and their links still work.
"""

from functools import lru_cache
from hashlib import sha256

from doctor_rat.table.values import TableId

LETTERS = "ACDEFGHJKMNPQRTWXY34679"
LENGTH = 8


@lru_cache(1_000)
def spoken_code(table: TableId, invite: str) -> str:
    number = int.from_bytes(sha256(f"code {table} {invite}".encode()).digest())
    digits: list[str] = []
    for _ in range(LENGTH):
        number, at = divmod(number, len(LETTERS))
        digits.append(LETTERS[at])
    return "".join(digits)


def heard_code(text: str) -> str | None:
    """The code someone typed, in any case and with any separators; None if it can't be one."""
    code = "".join(letter for letter in text if letter.isalnum()).upper()
    return code if len(code) == LENGTH and set(code) <= set(LETTERS) else None
