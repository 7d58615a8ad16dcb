"""Every check, in no order that matters. Each takes a submission and answers with evidence, or with None."""

from .first_key import first_key
from .headless import headless
from .honeypot import honeypot
from .links import links
from .mail_address import mail_address
from .pace import pace
from .presence import presence
from .screen import screen
from .script_proof import script_proof
from .visible_fields import visible_fields
from .words import words

CHECKS = (
    honeypot,
    script_proof,
    pace,
    first_key,
    presence,
    headless,
    visible_fields,
    screen,
    links,
    mail_address,
    words,
)
