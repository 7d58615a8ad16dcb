"""Settings about all visitors."""

from typing import Final

from .declaration import Option

OPTIONS: Final = (
    Option(
        "INTARSIA_TRUSTED_HOPS",
        0,
        "Number of your own proxies in front of the site. They report the IP address of visitors in `X-Forwarded-For`.",
        "Visitors",
    ),
    Option(
        "INTARSIA_CAPTCHA_URLS",
        {},
        "Other URLs that check the tokens of captcha services, by the name of the service: "
        '`{"recaptcha_v2": "https://www.recaptcha.net/recaptcha/api/siteverify"}`.',
        "Visitors",
    ),
)
