"""Every check, in no order that matters. Each takes a submission and answers with evidence, or with None."""

from .automation import automation
from .duplicate import duplicate
from .event_token import event_token
from .first_key import first_key
from .headless import headless
from .honeypot import honeypot
from .links import links
from .lists import lists
from .mail_address import mail_address
from .mail_domain import mail_domain
from .pace import pace
from .pixel import pixel
from .pointer_path import pointer_path
from .presence import presence
from .rate import rate
from .referrer import referrer
from .reputation import akismet, cleantalk, stopforumspam
from .screen import screen
from .script_proof import script_proof
from .time_zone import time_zone
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
    mail_domain,
    words,
    event_token,
    automation,
    pointer_path,
    pixel,
    time_zone,
    rate,
    duplicate,
    lists,
    referrer,
    akismet,
    stopforumspam,
    cleantalk,
)
