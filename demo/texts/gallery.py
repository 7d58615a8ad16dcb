"""Gallery: eight panels, with what their makers say of them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Work:
    picture: str
    title: str
    maker: str
    woods: str
    caption: str
    group: str


TITLE = "Gallery"
INTRODUCTION = (
    "Work by teachers and pupils, made at these benches. Nothing is painted: every colour is a wood, or a "
    "wood that has stood in a bath of iron or copper salts, as they did it four hundred years ago."
)

IN_TURN = ("gallery-shoal", "gallery-fans", "gallery-stars")
GROUPS = ("Places", "Creatures and plants", "Patterns")

WORKS = (
    Work(
        "gallery-moonlight",
        "The road home",
        "Maud Ferrier, 2026",
        "sycamore, indigo-dyed pear, moss-dyed ash, bog oak",
        "The moon is one uncut leaf of sycamore. It was in the rack for nine years before anybody saw it.",
        GROUPS[0],
    ),
    Work(
        "gallery-birches",
        "Five birches",
        "second-year class, 2025",
        "holly, satinwood, cherry, padauk, oak",
        "Five people cut one trunk each and did not compare notes. Two hundred leaves were made from offcuts.",
        GROUPS[1],
    ),
    Work(
        "gallery-fans",
        "Fans",
        "Idris Calloway, 2024",
        "ebony, satinwood, cherry, walnut, rosewood",
        "For the doors of a drinks cabinet. The black was once the sharps of an upright piano.",
        GROUPS[2],
    ),
    Work(
        "gallery-stars",
        "Sixteen stars",
        "Barnaby Thistlewood, 2026",
        "padauk, rosewood, dyed sycamore, holly",
        "Six hundred and twenty-four pieces, and one that is upside down. He knows which.",
        GROUPS[2],
    ),
    Work(
        "gallery-flowers",
        "A vase for Nell",
        "Maud Ferrier, 2023",
        "bog oak, holly, pear, padauk, harewood",
        "After a Dutch cabinet door, with the flowers from Nell’s own garden, which never bloomed at the "
        "same time either.",
        GROUPS[1],
    ),
    Work(
        "gallery-owl",
        "Owl, awake",
        "Noor Whitlock, 2026",
        "satinwood, holly, cherry, dyed sycamore",
        "He lived in the roof until the new slates came. The face is thirty rays of holly, none of them the same.",
        GROUPS[1],
    ),
    Work(
        "gallery-shoal",
        "Shoal",
        "Ottoline Fairweather-Pike, 2025",
        "holly, padauk, satinwood, dyed sycamore, oak",
        "A splashback for a kitchen by the harbour. Every scale was scorched on one side, which took a whole February.",
        GROUPS[1],
    ),
    Work(
        "gallery-quay",
        "Wendlesea quay",
        "evening class, 2024",
        "sycamore, pear, cherry, dyed sycamore, walnut",
        "Thirteen houses by thirteen people. The one with no door belongs to somebody who ran out of evenings.",
        GROUPS[0],
    ),
)
