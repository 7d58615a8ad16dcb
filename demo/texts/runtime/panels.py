"""What waits beyond the edge of a page."""

TITLE = "Drawers at the edge"
DESCRIPTION = "A panel waits beyond the edge of the page, and slides, pushes or is uncovered when it is asked for."
INTRODUCTION = (
    "There is not much room at a bench, so what is not in the hand is in a drawer. A page on a phone is a small bench. "
    "Its drawers lie beyond the four edges."
)

SHELF_TITLE = "Off the veneer shelf"
SHELF_TEXT = (
    "The list of what lies on the shelf is long, and few come for it. So it waits at the side, opens from its own "
    "button, and goes back with Escape, a click on the page, or the sign in its corner."
)
SHELF_BUTTON = "See the shelf"
SHELF_NAME = "On the shelf this week"
SHELF = (
    ("layers", "Holly, white as paper, six leaves"),
    ("layers", "Bog oak, black to the core, two boards"),
    ("layers", "Pear, steamed, eleven leaves"),
    ("layers", "Satinwood from an old wardrobe, as long as it lasts"),
    ("layers", "Sycamore, dyed green in the log"),
    ("layers", "Walnut, curl and straight, a good armful"),
)
SHELF_FOOT = "Ask us to put some by"

WAYS_TITLE = "Four ways to come in"
WAYS_TEXT = (
    "From four edges, one by each of the movements. If you asked your device for less movement, they are simply there."
)
# The widget's direction and transition, the button text, and the content of the panel.
WAYS = (
    ("left", "slide", "Slide", "The drawer lies over the bench. The bench does not mind."),
    ("right", "push", "Push", "The drawer needs its room, so the bench makes way."),
    ("left", "reveal", "Reveal", "The drawer was there all along. It is the bench that moves."),
    ("bottom", "slide-along", "Slide along", "Both move, the drawer at half the pace. This one needs wax."),
)

LINK_TITLE = "From anywhere on the page"
LINK_TEXT = (
    "<p>A link in a text opens the shelf as well: {link}. And any element can be taught to open a panel by its id, "
    "such as this button, which belongs to nobody:</p>"
)
LINK = "what is on the shelf?"
OWN_BUTTON = "A knob of its own"
OWN_NAME = "Behind the knob"
OWN_TEXT = "A matchbox, a bent pin and a note that says “do not throw away”. Every workshop has this drawer."
