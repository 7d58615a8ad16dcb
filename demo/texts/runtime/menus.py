"""Menus: a row with a panel below one of its links, and a column."""

TITLE = "Ways through"
DESCRIPTION = "Menus in a row and in a column, and one whose link opens a whole drawer of things."
INTRODUCTION = (
    "Our plan chest has eight drawers and one that sticks. A menu is a plan chest: a row of names, and below some of "
    "them more than a name can say."
)

ROW_TITLE = "A row with a drawer"
ROW_TEXT = (
    "Rest the pointer on <em>Woods</em>, or press the small arrow beside it: a panel opens with a picture, two lists "
    "and a button. Below <em>Evenings</em> there are only links. On a phone both are in the list behind the three "
    "lines."
)
ROW_NAME = "Plan chest"
HOME = "The yard"
LAST = "Where we are"

WOODS = "Woods"
PANEL_PICTURE = "journal-figure"
PANEL_TITLE = "Eighty-one kinds"
PANEL_TEXT = (
    "Each sheet is numbered in pencil, in the order in which it was cut. Ask for a number and you get its neighbours "
    "too."
)
PANEL_BUTTON = "To the shelf"
PALE_TITLE = "Pale"
PALE = ("Holly", "Sycamore", "Satinwood", "Ash")
DARK_TITLE = "Dark"
DARK = ("Walnut", "Bog oak", "Padauk, at first")

EVENINGS = "Evenings"
EVENING_LINKS = (
    ("The story of a panel", "runtime/sticky"),
    ("Slides", "runtime/carousels"),
    ("Everything else", "runtime"),
)

KEYS_TITLE = "With the keys alone"
KEYS = (
    ("To the next name", "the arrow keys, in the direction of the row; Home and End lead to its ends"),
    ("Into a drawer", "arrow down, or Enter on the small arrow"),
    ("Inside", "Tab. Lists inside have arrow keys of their own"),
    ("Out again", "Escape: the keyboard is back on the small arrow"),
)

COLUMN_TITLE = "A column"
COLUMN_TEXT = (
    "Beside a text, a menu may stand upright. What opens then takes its place in the list, stays open until it is "
    "closed, and pushes the rest down, as a drawer that sticks does."
)
COLUMN_NAME = "Drawers"
BELOW_BOARD = (("Slides", "runtime/carousels"), ("Links", "runtime/links"), ("Motion", "runtime/motion"))
COLUMN = (
    ("The yard", "home", ()),
    ("Courses", "courses", ()),
    (
        "The sample board",
        "runtime",
        BELOW_BOARD,
    ),
    ("Journal", "journal", ()),
)
