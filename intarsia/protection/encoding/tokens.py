"""A contact as a token that only this site can read.

In one scope, such as a page or a comment, a contact has the same token under the same key, on purpose (AES-SIV): a page
that is rendered again has the same bytes, so caches and ETags stay valid. In any other scope it has another one:
otherwise visitors could write a guess into a comment and compare the tokens. A token names its key, so that cached
pages still decode while the old SECRET_KEY is in SECRET_KEY_FALLBACKS.
"""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESSIV
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from django.conf import settings
from django.utils.crypto import salted_hmac

PURPOSE = b"intarsia.protection.encoding.in-scope"
# Tokens of earlier versions had no scope. Caches may still contain them.
EARLIER_PURPOSE = b"intarsia.protection.encoding"
KEY_BYTES, NAME_BYTES, SALT_BYTES = 64, 3, 8
# A contact with the subject and body of a link. Two such tokens fit into one call.
MAX_TOKEN_LENGTH = 12 * 1024
MAX_CONTACT_LENGTH = MAX_TOKEN_LENGTH * 3 // 4 - 32
FORMAT = re.compile(r"[A-Za-z0-9_-]+")
# Where a link can be cut without breaking its start.
ENDS = re.compile(r"[?&,]")


def encode(contact: str, scope: str = "") -> str:
    """The beginning of a contact that is too long to decode."""
    name, cipher = next(iter(_ciphers(PURPOSE, settings.SECRET_KEY, ()).items()))
    salt = salted_hmac(PURPOSE.decode(), scope, algorithm="sha256").digest()[:SALT_BYTES]
    return urlsafe_b64encode(name + salt + cipher.encrypt(_fitting(contact), [PURPOSE, salt])).decode().rstrip("=")


def decode(token: str) -> str | None:
    """None for anything that this site did not encode, or encoded with a removed key."""
    secrets = settings.SECRET_KEY, tuple(settings.SECRET_KEY_FALLBACKS)
    content = _content(token)
    name, rest = content[:NAME_BYTES], content[NAME_BYTES:]
    try:
        if cipher := _ciphers(PURPOSE, *secrets).get(name):
            salt, rest = rest[:SALT_BYTES], rest[SALT_BYTES:]
            return cipher.decrypt(rest, [PURPOSE, salt]).decode()
        return _ciphers(EARLIER_PURPOSE, *secrets)[name].decrypt(rest, [EARLIER_PURPOSE]).decode()
    except (ValueError, KeyError, InvalidTag):
        return None


def scope_in(token: str) -> bytes:
    """The same for all tokens of one scope, and empty for a string that has none."""
    return _content(token)[NAME_BYTES : NAME_BYTES + SALT_BYTES]


def _content(token: str) -> bytes:
    if len(token) > MAX_TOKEN_LENGTH or not FORMAT.fullmatch(token):
        return b""
    try:
        return urlsafe_b64decode(token + "=" * (-len(token) % 4))
    except ValueError:
        return b""


def _fitting(contact: str) -> bytes:
    content = contact.encode("utf-8", "replace")
    if len(content) <= MAX_CONTACT_LENGTH:
        return content
    beginning = content[:MAX_CONTACT_LENGTH].decode("utf-8", "ignore")
    cuts = [found.start() for found in ENDS.finditer(beginning)]
    return beginning[: cuts[-1] if cuts else None].encode()


@lru_cache(maxsize=8)
def _ciphers(purpose: bytes, current: str, earlier: tuple[str, ...]) -> dict[bytes, AESSIV]:
    """By name, the current key first."""
    ciphers: dict[bytes, AESSIV] = {}
    for secret in (current, *earlier):
        derived = HKDF(SHA256(), KEY_BYTES + NAME_BYTES, salt=None, info=purpose).derive(secret.encode())
        ciphers.setdefault(derived[KEY_BYTES:], AESSIV(derived[:KEY_BYTES]))
    return ciphers
