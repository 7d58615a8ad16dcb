"""All checks; their order does not matter. Each takes a submission and returns evidence or None."""

from .automation import automation
from .campaign import campaign
from .duplicate import duplicate
from .email_address import email_address
from .email_domain import email_domain
from .event_token import event_token
from .first_key import first_key
from .form_trap import form_trap, version_hash
from .headless import headless
from .honeypot import honeypot
from .links import links
from .lists import lists
from .pace import pace
from .pixel import pixel
from .pointer_path import pointer_path
from .presence import presence
from .proof_of_work import proof_of_work
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
    form_trap,
    version_hash,
    script_proof,
    pace,
    first_key,
    presence,
    headless,
    visible_fields,
    screen,
    links,
    email_address,
    email_domain,
    words,
    event_token,
    proof_of_work,
    automation,
    pointer_path,
    pixel,
    time_zone,
    rate,
    duplicate,
    campaign,
    lists,
    referrer,
    akismet,
    stopforumspam,
    cleantalk,
)
