"""Encrypting push messages (RFC 8291) and proving who sent them (VAPID, RFC 8292)."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from secrets import token_bytes

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

POINT_BYTES, AUTH_BYTES, SALT_BYTES = 65, 16, 16
PADDED = 1_024
"""Messages are padded to the same length, so that their length tells a push service nothing."""
RECORD = 4_096
LASTS = 12 * 3_600
"""Seconds a signature is valid; push services accept up to a day."""


def as_text(value: bytes) -> str:
    return urlsafe_b64encode(value).rstrip(b"=").decode()


def as_bytes(text: str) -> bytes:
    """Raises ValueError."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def read_point(point: bytes) -> EllipticCurvePublicKey:
    """Raises ValueError unless it is an uncompressed point on the curve."""
    if len(point) != POINT_BYTES:
        raise ValueError("not an uncompressed point")
    return EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)


def point_of(key: EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def seal(
    message: bytes,
    receiver: bytes,
    auth: bytes,
    *,
    key: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    length: int = PADDED,
) -> bytes:
    """Encrypt a message for one browser. Key and salt are for tests with known answers."""
    if len(message) >= RECORD - 17:
        raise ValueError("too long for one record")
    own = key or generate_private_key(SECP256R1())
    salt = salt or token_bytes(SALT_BYTES)
    public = point_of(own)
    shared = own.exchange(ECDH(), read_point(receiver))
    secret = _derive(shared, auth, b"WebPush: info\0" + receiver + public, 32)
    content = AESGCM(_derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    # 2 marks the last record; padding follows.
    padded = (message + b"\2").ljust(length, b"\0")
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT_BYTES]) + public
    return head + content.encrypt(nonce, padded, None)


def new_secret() -> bytes:
    """A new private key, to be stored."""
    return generate_private_key(SECP256R1()).private_numbers().private_value.to_bytes(32, "big")


class Signer:
    """Signs for this server. The private key stays in here."""

    def __init__(self, secret: bytes, contact: str) -> None:
        self._key = derive_private_key(int.from_bytes(secret, "big"), SECP256R1())
        self._contact = contact
        self.public = as_text(point_of(self._key))
        """The key browsers subscribe with."""

    def header(self, origin: str, now: float) -> str:
        """The value of `Authorization` for a push service."""
        claims: dict[str, str | int] = {"aud": origin, "exp": int(now) + LASTS}
        if self._contact:
            claims["sub"] = self._contact
        said = ".".join(as_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ECDSA(SHA256())))
        signature = as_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={said}.{signature}, k={self.public}"
