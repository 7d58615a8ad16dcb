"""All that is said around encoded contacts. English is the key; translations are in the catalogues of pages' words."""

from collections.abc import Callable

HINT = "Hidden from robots. Press to read it; that needs JavaScript."

# By the names under which page scripts read them.
TEXTS = {
    "text__ee_email_decoder": "Hidden contact",
    "text__ee_wait_for_decoding": "One moment, please.",
    "text__ee_decoding_process": "We make sure that you are no robot.",
    "text__ee_original_email": "Here it is:",
    "text__ee_click_to_select": "Press to select all of it",
    "text__ee_got_it": "Got it",
    "text__ee_blocked": "This cannot be shown",
    "text__ee_cannot_connect": "The site cannot be reached",
    "text__ee_close": "Close",
    "text__ee_cannot_decode": "This contact cannot be read. Load the page again and press once more.",
}
# Staff who preview a page are never taken for robots.
STAFF_TEXTS = {
    **TEXTS,
    "text__ee_wait_for_decoding": "One moment, please. Visitors wait just as long.",
    "text__ee_decoding_process": "You are signed in, so nothing is checked.",
    "text__ee_blocked": "You are not signed in any more",
}

NOTHING_SEEN = "Nothing was seen of you on this page. Load it again and press once more."
LIKE_A_ROBOT = "That looked like a robot. Wait a moment and press once more."
TOO_MANY = "Too many at once."
TOO_OFTEN = "That was too often. Please wait a minute."

ALL = tuple(
    dict.fromkeys((HINT, *TEXTS.values(), *STAFF_TEXTS.values(), NOTHING_SEEN, LIKE_A_ROBOT, TOO_MANY, TOO_OFTEN))
)


def texts_in(translated: Callable[[str], str], *, is_for_staff: bool = False) -> dict[str, str]:
    return {name: translated(text) for name, text in (STAFF_TEXTS if is_for_staff else TEXTS).items()}
