"""How often the table agrees with simulation: python -m doctor_rat.lab.check_table (about two minutes)."""

from collections import Counter
from itertools import combinations
from random import Random

from doctor_rat.difficulty import grade_of, predict
from doctor_rat.lab.rating import DealRating, rate
from doctor_rat.rules import IDENTITIES, Config, Difficulty, new_deal

MAIN = 120
OTHERS = 60
SEED = 2


def main() -> None:
    rng = Random(SEED)
    standard = Config()
    others = [Config(identities=IDENTITIES, yuck=yuck) for yuck in range(standard.yuck)]
    others += [Config(identities=pair, yuck=yuck) for yuck in range(4) for pair in combinations(IDENTITIES, 2)]
    report("three groups, three Yuck!", [standard] * MAIN, rng)
    report("everything else", [others[number % len(others)] for number in range(OTHERS)], rng)


def report(name: str, configs: list[Config], rng: Random) -> None:
    found: list[tuple[int, DealRating]] = []
    for config in configs:
        diets = new_deal(config, rng).diets
        found.append((predict(config, diets), rate(config, diets)))
    words = list(Difficulty)
    apart = Counter(abs(words.index(grade_of(guess)) - words.index(rating.word)) for guess, rating in found)
    error = sum(abs(guess - rating.score) for guess, rating in found) / len(found)
    said = ", ".join(f"{word} {sum(rating.word is word for _, rating in found)}" for word in words)
    print(f"{name}: {len(found)} drawn deals; by simulation {said}")
    print(f"  same word {apart[0]}, next word {apart[1]}, further off {apart[2] + apart[3]}; off by {error:.1f} points")


if __name__ == "__main__":
    main()
