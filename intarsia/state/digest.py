"""Keys of shared data that do not reveal what they were made from, such as an IP address."""

from django.utils.crypto import salted_hmac

SALT = "intarsia.state.digest"


def digest(*parts: str) -> str:
    return salted_hmac(SALT, "\0".join(parts), algorithm="sha256").hexdigest()[:32]
