"""Settings of spam protection."""

from typing import Final

from .declaration import Option

OPTIONS: Final = (
    Option(
        "INTARSIA_PRIVATE_DIR",
        None,
        "Folder for uploads and files of held messages. Never public. The storage `intarsia_private` in `STORAGES` "
        "replaces it.",
        "Spam protection",
        "`private-files` next to `MEDIA_ROOT`",
    ),
    Option(
        "INTARSIA_ANTISPAM_NAMESPACE",
        "antispam",
        "The namespace in `/api/antispam/v1/`, for scripts that were written for another server.",
        "Spam protection",
    ),
    Option("INTARSIA_DISPOSABLE_DOMAINS", (), "More domains of disposable e-mail addresses.", "Spam protection"),
    Option(
        "INTARSIA_NOT_DISPOSABLE_DOMAINS",
        (),
        "Domains with their subdomains that do not count as disposable, although the list contains them.",
        "Spam protection",
    ),
    Option(
        "INTARSIA_PHONE_COUNTRIES",
        (),
        'Countries whose telephone numbers are hidden without a country code, such as `["AT", "DE"]`.',
        "Spam protection",
        "those of the language of the page",
    ),
    Option(
        "INTARSIA_NAME_SERVER",
        "",
        'Name server for checks of e-mail domains and search engines, such as `"127.0.0.1:53"`.',
        "Spam protection",
        "the machine's own",
    ),
    Option(
        "INTARSIA_MAIL_SERVER",
        "",
        'Mail server that is asked whether a mailbox exists, such as `"127.0.0.1:2525"`.',
        "Spam protection",
        "the mail server of the domain",
    ),
    Option(
        "INTARSIA_REPUTATION_HOSTS",
        {},
        'Other servers with the same protocol, by service: `{"cleantalk": "https://spam.example.org"}`.',
        "Spam protection",
    ),
)
