"""Settings of web forms."""

from typing import Final

from .declaration import Option

OPTIONS: Final = (
    Option(
        "INTARSIA_WEBHOOK_HOSTS",
        (),
        "Hosts of your own network that webhooks may send to, with their port: `10.0.0.5:5678`. All others must be "
        "public, and use HTTPS.",
        "Web forms",
    ),
    Option(
        "INTARSIA_MAIL_ATTACHMENTS",
        10 * 1024**2,
        "Bytes of files that a notification attaches at most. Larger ones are named in the e-mail.",
        "Web forms",
        "10 MiB",
    ),
    Option(
        "INTARSIA_PAYMENT_URLS",
        {},
        "Other URLs of payment providers' APIs, by the name of the provider, such as a stand-in for tests: "
        '`{"stripe": "http://127.0.0.1:12111"}`.',
        "Web forms",
    ),
    Option(
        "INTARSIA_UPLOADS_PER_CLIENT",
        2 * 1024**3,
        "Bytes of files that one visitor can have uploaded without sending the form. Each file counts as at least "
        "1 MiB. They are deleted after two days.",
        "Web forms",
        "2 GiB",
    ),
    Option(
        "INTARSIA_UPLOADS_TOTAL",
        20 * 1024**3,
        "The same for all visitors together. Beyond it, the oldest that nobody has touched for an hour are deleted.",
        "Web forms",
        "20 GiB",
    ),
    Option(
        "INTARSIA_SAVED_ANSWERS_PER_CLIENT",
        20 * 1024**2,
        "Bytes of answers that one visitor can have saved without sending the form. Each form counts as at least "
        "16 KiB.",
        "Web forms",
        "20 MiB",
    ),
    Option(
        "INTARSIA_SAVED_ANSWERS_TOTAL",
        1024**3,
        "The same for all visitors together. Beyond it, those that were left longest ago are deleted, none of the last "
        "day.",
        "Web forms",
        "1 GiB",
    ),
    Option(
        "INTARSIA_CLAMD",
        "",
        "Where clamd of ClamAV scans uploads for viruses: `tcp://127.0.0.1:3310` or `unix:///run/clamav/clamd.ctl`. "
        "Its `StreamMaxLength` must be as large as the largest file.",
        "Web forms",
    ),
    Option(
        "INTARSIA_CLAMD_UNAVAILABLE",
        "refuse",
        "What happens with uploads that clamd cannot scan: `refuse`, or `accept` and tell staff that they were not "
        "scanned.",
        "Web forms",
    ),
)
