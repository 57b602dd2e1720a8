"""Words are read when they are first needed, and several threads may need them at once."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import doctor_rat.locales as locales
from doctor_rat.locales import words

THREADS = 8


def test_every_thread_finds_its_words() -> None:
    keys = ["home-name", "group", "table-pass", "yuck"] * (THREADS // 4)
    for _ in range(20):
        locales._bundle.cache_clear()
        locales._add.cache_clear()
        together = Barrier(THREADS)

        def said(key: str, together: Barrier = together) -> str:
            together.wait()
            return words("fr", key, {"identity": "cheese"})

        with ThreadPoolExecutor(THREADS) as threads:
            assert all(threads.map(said, keys))
