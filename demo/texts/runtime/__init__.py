"""What the pages do, told as the workshop would tell it: one module per page below."""

TITLE = "What these pages do"
INTRODUCTION = (
    "A panel lies still and waits for the light to move. So does this site: nothing on it stirs until you ask. "
    "These pages are our sample board, one piece of behaviour on each, to try with a finger, a mouse or the keys alone."
)

PAGES_TITLE = "The sample board"
PAGES_TEXT = "Each sample says what it does, and what is left of it when a browser runs no scripts."

PROMISE_TITLE = "The same rules as at the bench"
PROMISES = (
    ("layers", "What you read is in the page itself. Scripts only add to it, and only where they are needed."),
    ("check", "Whatever a mouse can do, the keyboard can do too."),
    ("lock", "Nothing is asked of another company before you press its button."),
    ("leaf", "If you have asked your device for less movement, things change without moving."),
)

ABOUT_TITLE = "And this site?"
ABOUT_TEXT = "It is made like a panel: of small pieces, each cut to fit. There is a sample board for those who wonder."
ABOUT_BUTTON = "See what these pages do"
