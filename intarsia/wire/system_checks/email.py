"""E-mails of forms and to staff leave the machine only with a backend that sends them."""

from typing import Any, Final

from django.conf import settings
from django.core.checks import CheckMessage, register

from .messages import message

NOT_SENT: Final = {
    f"django.core.mail.backends.{name}.EmailBackend": where
    for name, where in (
        ("console", "printed to the log"),
        ("filebased", "written to files"),
        ("locmem", "kept in memory"),
        ("dummy", "dropped"),
    )
}


@register("intarsia", deploy=True)
def mail_is_sent(**_options: Any) -> list[CheckMessage]:
    where = NOT_SENT.get(settings.EMAIL_BACKEND)
    if where is None:
        return []
    text = f"E-mails are {where}, so nobody gets those of forms."
    return [message("W130", text, "Set EMAIL_BACKEND to one that sends, and EMAIL_HOST to your mail server.")]
