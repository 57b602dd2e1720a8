"""Turns away addresses that are refused again and again: the refusals themselves cost everyone else time."""

from collections.abc import Callable
from time import monotonic

import structlog

from doctor_rat.server.http.addresses import network_of, wider
from doctor_rat.server.limits import Buckets
from doctor_rat.server.settings import Settings

log = structlog.get_logger()
HARM = 10
"""How many refusals it counts for when a connection must be cut off."""


class Bouncer:
    """Behind our own proxy it turns nobody away: all connections come from one address there."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self._is_off = settings.behind_proxy
        self._seconds = settings.turned_away_seconds
        self._refusals = Buckets(settings.refusal_rate, clock=clock)
        self._clock = clock
        self._until: dict[str, float] = {}
        """When each network that is turned away may come in again."""

    def note(self, network: str, times: int = 1) -> None:
        """Count a refusal, or something as bad as several."""
        if self._is_off:
            return
        for each, share in {network: 1, **wider(network)}.items():
            if not self._refusals.take(each, times / share):
                self._turn_away(each)

    def _turn_away(self, network: str) -> None:
        if network not in self._until:
            log.warning("address turned away", seconds=self._seconds)
        self._until[network] = self._clock() + self._seconds

    def turns_away(self, network: str) -> bool:
        # Nearly always there is nobody to turn away, and everything that arrives asks.
        if not self._until:
            return False
        now = self._clock()
        return any(self._until.get(each, now) > now for each in (network, *wider(network)))

    def turns_away_at(self, address: str) -> bool:
        return self.turns_away(network_of(address))

    def forget(self) -> None:
        """Drop the networks that may come in again."""
        now = self._clock()
        self._until = {network: until for network, until in self._until.items() if until > now}
