"""From one word to another on the same page."""

TITLE = "Ways through a page"
DESCRIPTION = "Links that lead to a place on the page, and stop where it can be read."
INTRODUCTION = (
    "In the long drawer every sheet has a number, and a slip that says where its neighbour went. Links within a page "
    "are such slips. They take you there without haste, and stop below what is stuck at the top."
)
MENU = "Words of the bench"
WORDS = (
    ("bolection", "Bolection", "A moulding that stands proud of its frame, and of itself.", "caul"),
    (
        "caul",
        "Caul",
        "A board that spreads the weight of the press. Warmed, it keeps the glue from hurrying.",
        "donkey",
    ),
    ("donkey", "Donkey", "The bench one sits astride to cut. It has a treadle, a frame saw, and opinions.", "fillet"),
    ("fillet", "Fillet", "A strip of holly, thin as a fingernail, that says where one thing ends.", "stringing"),
    ("stringing", "Stringing", "A line let into a surface. The groove is cut first, for a line cannot wait.", "window"),
    (
        "window",
        "Window",
        "The hole in the waste into which a piece is fitted before it is cut out of the next.",
        "bolection",
    ),
)
WHERE = (
    "You will meet it on the left of the bench, under the window, where the light is. Take it in the hand before you "
    "read on; words like this one are mostly made of wood.</p><p>When it has been used, it goes back to "
    "its place. Maud "
    "has drawn a line round each of them, and on Fridays she looks for lines with nothing in them."
)
NEXT = "On to: {}"
