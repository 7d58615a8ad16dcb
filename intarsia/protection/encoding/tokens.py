"""A contact as a token that only this site can read.

The same contact has the same token under the same key, on purpose (AES-SIV): a page that is rendered again has the
same bytes, so caches and ETags stay valid. A token names its key, so that cached pages still decode while the old
SECRET_KEY is in SECRET_KEY_FALLBACKS.
"""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESSIV
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from django.conf import settings

PURPOSE = b"intarsia.protection.encoding"
KEY_BYTES, NAME_BYTES = 64, 3
# A contact with the subject and body of a link. Two such tokens fit into one call.
LONGEST_TOKEN = 12 * 1024
LONGEST_CONTACT = LONGEST_TOKEN * 3 // 4 - 32
# Where a link can be cut without breaking its start.
ENDS = re.compile(r"[?&,]")


def encode(contact: str) -> str:
    """The beginning of a contact that is too long to decode."""
    name, cipher = next(iter(_ciphers(settings.SECRET_KEY, ()).items()))
    return urlsafe_b64encode(name + cipher.encrypt(_fitting(contact), [PURPOSE])).decode().rstrip("=")


def decode(token: str) -> str | None:
    """None for anything that this site did not encode, or encoded with a removed key."""
    if len(token) > LONGEST_TOKEN or not token.isascii():
        return None
    try:
        content = urlsafe_b64decode(token + "=" * (-len(token) % 4))
        cipher = _ciphers(settings.SECRET_KEY, tuple(settings.SECRET_KEY_FALLBACKS))[content[:NAME_BYTES]]
        return cipher.decrypt(content[NAME_BYTES:], [PURPOSE]).decode()
    except (ValueError, KeyError, InvalidTag):
        return None


def _fitting(contact: str) -> bytes:
    content = contact.encode("utf-8", "replace")
    if len(content) <= LONGEST_CONTACT:
        return content
    beginning = content[:LONGEST_CONTACT].decode("utf-8", "ignore")
    cuts = [found.start() for found in ENDS.finditer(beginning)]
    return beginning[: cuts[-1] if cuts else None].encode()


@lru_cache(maxsize=8)
def _ciphers(current: str, earlier: tuple[str, ...]) -> dict[bytes, AESSIV]:
    """By name, the current key first."""
    ciphers: dict[bytes, AESSIV] = {}
    for secret in (current, *earlier):
        derived = HKDF(SHA256(), KEY_BYTES + NAME_BYTES, salt=None, info=PURPOSE).derive(secret.encode())
        ciphers.setdefault(derived[KEY_BYTES:], AESSIV(derived[:KEY_BYTES]))
    return ciphers
