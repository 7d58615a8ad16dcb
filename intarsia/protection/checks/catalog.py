"""All checks of this package. Their order matters to lookups only: each knows what those above it found."""

from .automation.definition import AUTOMATION
from .campaign.definition import CAMPAIGN
from .definition import CheckDefinition
from .duplicate.definition import DUPLICATE
from .email_address.definition import EMAIL_ADDRESS
from .email_domain.definition import EMAIL_DOMAIN
from .event_token.definition import EVENT_TOKEN
from .first_key.definition import FIRST_KEY
from .form_trap.definition import FORM_TRAP, VERSION_HASH
from .headless.definition import HEADLESS
from .honeypot.definition import HONEYPOT
from .links.definition import LINKS
from .lists.definition import LISTS
from .pace.definition import PACE
from .pixel.definition import PIXEL
from .pointer_path.definition import POINTER_PATH
from .presence.definition import PRESENCE
from .proof_of_work.definition import PROOF_OF_WORK
from .rate.definition import RATE
from .referrer.definition import REFERRER
from .reputation.definition import AKISMET, CLEANTALK, STOPFORUMSPAM
from .screen.definition import SCREEN
from .script_proof.definition import SCRIPT_PROOF
from .time_zone.definition import TIME_ZONE
from .visible_fields.definition import VISIBLE_FIELDS
from .words.definition import WORDS

CHECKS: tuple[CheckDefinition, ...] = (
    HONEYPOT,
    FORM_TRAP,
    VERSION_HASH,
    SCRIPT_PROOF,
    PACE,
    FIRST_KEY,
    PRESENCE,
    HEADLESS,
    VISIBLE_FIELDS,
    SCREEN,
    LINKS,
    EMAIL_ADDRESS,
    EMAIL_DOMAIN,
    WORDS,
    EVENT_TOKEN,
    PROOF_OF_WORK,
    AUTOMATION,
    POINTER_PATH,
    PIXEL,
    TIME_ZONE,
    RATE,
    DUPLICATE,
    CAMPAIGN,
    LISTS,
    REFERRER,
    AKISMET,
    STOPFORUMSPAM,
    CLEANTALK,
)
