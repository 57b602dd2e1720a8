"""The tests' own push service, and browsers that subscribe to it: it checks who sends, and decrypts what arrives.

Written independently from RFC 8188, 8291 and 8292; it shares no code with what it checks.
"""

import asyncio
import hmac
import json
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from secrets import token_bytes, token_urlsafe
from time import time
from typing import Any, NamedTuple

import h11
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
KINDS = ("turn", "waiting")


def text_of(value: bytes) -> str:
    return urlsafe_b64encode(value).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "===")


def hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869, for at most one block."""
    key = hmac.digest(salt, secret, "sha256")
    return hmac.digest(key, info + b"\1", "sha256")[:length]


class Browser:
    """One subscription, with the keys only the browser has."""

    def __init__(self, origin: str, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"") -> None:
        self.endpoint = f"{origin}/push/{token_urlsafe(8)}"
        self._private = private or ec.generate_private_key(CURVE)
        self.auth = auth or token_bytes(16)
        self.public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def id(self) -> str:
        return text_of(sha256(self.endpoint.encode()).digest())

    def wish(self, kinds: Sequence[str] = KINDS, language: str = "en", ahead: int = 0) -> dict[str, Any]:
        return {
            "endpoint": self.endpoint,
            "p256dh": text_of(self.public),
            "auth": text_of(self.auth),
            "language": language,
            "kinds": list(kinds),
            "ahead": ahead,
        }

    def open(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert length == 65
        assert len(sealed) <= size, "one record"
        peer = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self._private.exchange(ec.ECDH(), peer)
        secret = hkdf(self.auth, shared, b"WebPush: info\0" + self.public + sender, 32)
        key = hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain[-1:] == b"\2", "the last record"
        return plain[:-1]


class Received(NamedTuple):
    endpoint: str
    headers: dict[str, str]
    body: bytes

    def read(self, browser: Browser) -> dict[str, str]:
        found: dict[str, str] = json.loads(browser.open(self.body))
        return found


class PushService:
    """Answers 201 unless a test says otherwise."""

    def __init__(self) -> None:
        self.origin = ""
        self.received: list[Received] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        """The next answers, before it returns to 201."""
        self.silent = asyncio.Event()
        """When set, it accepts messages and never answers."""
        self._came = asyncio.Condition()

    async def until(self, count: int) -> None:
        """Waits for this many messages in all."""
        async with self._came:
            await self._came.wait_for(lambda: len(self.received) >= count)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        link = h11.Connection(h11.SERVER)
        asked, body = None, b""
        try:
            while not isinstance(event := link.next_event(), h11.EndOfMessage):
                if event is h11.NEED_DATA:
                    link.receive_data(await reader.read(65_536))
                elif isinstance(event, h11.Request):
                    asked = event
                elif isinstance(event, h11.Data):
                    body += event.data
                else:
                    return
            assert asked is not None
            await self._take(asked, body)
            if self.silent.is_set():
                await reader.read()
                return
            status, headers = self.answers.pop(0) if self.answers else (201, {})
            writer.write(link.send(h11.Response(status_code=status, headers=list(headers.items()))) or b"")
            await writer.drain()
        finally:
            writer.close()

    async def _take(self, asked: h11.Request, body: bytes) -> None:
        headers = {name.decode(): value.decode() for name, value in asked.headers}
        assert asked.method == b"POST"
        async with self._came:
            self.received.append(Received(f"{self.origin}{asked.target.decode()}", headers, body))
            self._came.notify_all()


@asynccontextmanager
async def push_service(safety: ssl.SSLContext | None = None) -> AsyncIterator[PushService]:
    found = PushService()
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0, ssl=safety)
    port = server.sockets[0].getsockname()[1]
    found.origin = f"http://127.0.0.1:{port}" if safety is None else f"https://localhost:{port}"
    async with server:
        yield found


def check_signed(received: Received, key: str, origin: str) -> dict[str, Any]:
    """Checks that the sender is the one the browser subscribed with; returns the claims."""
    scheme, _, rest = received.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"] == key
    said, _, signature = parts["t"].rpartition(".")
    raw = bytes_of(signature)
    assert len(raw) == 64
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(key))
    whole = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(whole, said.encode(), ec.ECDSA(SHA256()))
    head, claims = (json.loads(bytes_of(part)) for part in said.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == origin
    assert time() < claims["exp"] <= time() + 86_400
    found: dict[str, Any] = claims
    return found
