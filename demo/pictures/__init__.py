"""The demo's pictures: what each shows in words, and the point that must stay in view when it is cropped."""

from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Picture:
    file: str
    """Relative to FOLDER."""
    title: str
    alt: str
    focus: tuple[float, float] = (0.5, 0.5)
    """Share of the width and of the height, from the upper left."""

    @property
    def key(self) -> str:
        """What the texts call it: `journal-glue`, `landing-hero`."""
        return self.file.removeprefix("files/").rsplit(".", 1)[0].replace("/", "-")

    @property
    def path(self) -> Path:
        return FOLDER / self.file


PICTURES = [
    Picture(
        "files/hero.jpg",
        "Evening over the estuary",
        "Marquetry panel: a pale sun sets over blue hills and an estuary; three swallows cross its rays.",
        (0.68, 0.36),
    ),
    Picture(
        "files/journal-figure.jpg",
        "Twelve veneers",
        "Twelve strips of veneer fanned out on a dark bench, from white holly through cherry to black ebony.",
        (0.5, 0.55),
    ),
    Picture(
        "files/journal-glue.jpg",
        "The glue pot",
        "An iron glue pot seen from above, a brush resting across its amber glue, a veneer hammer beside it.",
        (0.42, 0.52),
    ),
    Picture(
        "files/journal-sunburst.jpg",
        "Thirty-two rays",
        "A round sunburst of cherry and satinwood with an eight-pointed star, let into walnut burl.",
    ),
    Picture(
        "files/journal-blocks.jpg",
        "Tumbling blocks",
        "Rhombuses of light, middling and dark wood that look like stacked cubes.",
    ),
    Picture(
        "files/journal-sharp.jpg",
        "Four chisels and two knives",
        "A leather strop, a wet whetstone, four chisels and two marking knives on a walnut bench.",
    ),
    Picture(
        "files/journal-kingfisher.jpg",
        "The library kingfisher",
        "Marquetry kingfisher on a branch above the water, its beak across the disc of a low sun.",
        (0.56, 0.42),
    ),
    Picture(
        "files/journal-sand.jpg",
        "A scorched shell",
        "A scallop shell of holly and sycamore, shaded brown along every rib, in an oval wreath of leaves.",
        (0.5, 0.52),
    ),
    Picture(
        "files/journal-herringbone.jpg",
        "Herringbone",
        "Blocks of oak, ash, cherry and walnut laid in a herringbone.",
    ),
    Picture(
        "files/journal-compass.jpg",
        "Compass rose",
        "A sixteen-pointed compass rose of holly, indigo and cherry on blue-green sycamore.",
    ),
    Picture(
        "files/journal-swallows.jpg",
        "Seven swallows",
        "Seven swallows fly past telegraph wires, a fan of sunlight rising behind them.",
        (0.42, 0.36),
    ),
    Picture(
        "files/journal-oak.jpg",
        "Silver grain",
        "Quarter-sawn oak matched in four around an oval with oak leaves and three acorns.",
    ),
    Picture(
        "files/journal-lighthouse.jpg",
        "The lighthouse panel",
        "A red and white lighthouse in its own rays of light, two sailing boats on the water below.",
        (0.66, 0.4),
    ),
    Picture(
        "files/gallery-moonlight.jpg",
        "The road home",
        "A full moon over dark hills; a pale road climbs to a cottage with poplars.",
        (0.45, 0.4),
    ),
    Picture(
        "files/gallery-birches.jpg",
        "Five birches",
        "Five white birch trunks with russet leaves, and the sun between them.",
        (0.5, 0.42),
    ),
    Picture(
        "files/gallery-fans.jpg",
        "Fans",
        "Overlapping fans edged in ebony and satinwood, in the manner of the nineteen-twenties.",
    ),
    Picture(
        "files/gallery-stars.jpg",
        "Sixteen stars",
        "Eight-pointed stars of red and blue wood, by turns, in a grid of octagons.",
    ),
    Picture(
        "files/gallery-flowers.jpg",
        "A vase for Nell",
        "Tulips, daisies, bellflowers and four large blooms in a banded vase, on an oval of bog oak.",
        (0.5, 0.46),
    ),
    Picture(
        "files/gallery-owl.jpg",
        "Owl, awake",
        "A barn owl sits on a branch in front of a full moon and looks straight at you.",
        (0.5, 0.38),
    ),
    Picture(
        "files/gallery-shoal.jpg",
        "Shoal",
        "Eleven fish with scales of padauk, satinwood and holly swim through bands of blue and gray.",
        (0.55, 0.45),
    ),
    Picture(
        "files/gallery-quay.jpg",
        "Wendlesea quay",
        "A row of tall painted houses along a quay, three sailing boats and a path of sunlight on the water.",
        (0.45, 0.55),
    ),
    Picture(
        "files/course-first-cuts.jpg",
        "First cuts",
        "A leaf of padauk and cherry let into pale sycamore, a knife, a pencil and a steel rule around it.",
        (0.5, 0.5),
    ),
    Picture(
        "files/course-sunburst.jpg",
        "The sunburst weekend",
        "A half sun of satinwood and holly sends rays of pear, cherry and padauk to the edges of its frame.",
        (0.5, 0.7),
    ),
    Picture(
        "files/course-parquetry.jpg",
        "Nineteen cubes",
        "Nineteen cubes of wood, in rings of warm and cool colors, on a ground of walnut burl.",
    ),
    Picture(
        "files/course-landscape.jpg",
        "Four mountains",
        "Four snow-capped mountains, each with a light and a dark face, above a lake and pines.",
        (0.5, 0.45),
    ),
    Picture(
        "files/teacher-maud.jpg",
        "Maud Ferrier",
        "Portrait in veneer: a woman in profile with silver hair in a knot, round glasses and a red scarf.",
        (0.46, 0.42),
    ),
    Picture(
        "files/teacher-idris.jpg",
        "Idris Calloway",
        "Portrait in veneer: a bearded man in profile, in a dark cap with a red pencil behind his ear.",
        (0.5, 0.4),
    ),
    Picture(
        "files/teacher-noor.jpg",
        "Noor Whitlock",
        "Portrait in veneer: a woman in profile with dark curls, a gold earring and a striped smock.",
        (0.48, 0.4),
    ),
    Picture(
        "files/workshop-bench.jpg",
        "A bench at four o'clock",
        "A half-finished kingfisher panel among its drawing, a fretsaw, a knife, veneers and a mug of tea.",
        (0.53, 0.45),
    ),
    Picture(
        "files/workshop-room.jpg",
        "The north room",
        "A long workshop with benches on both sides, tall windows on the left and tools on the right.",
        (0.5, 0.45),
    ),
    Picture(
        "files/map.jpg",
        "The way to Hollin Yard",
        "Map in veneer: a dotted way leads east from the station to a holly leaf near the sea.",
        (0.5, 0.38),
    ),
    Picture(
        "files/film-poster.jpg",
        "The cut",
        "A knife follows a pencil line where a sheet of dark walnut meets pale maple.",
        (0.62, 0.5),
    ),
    Picture(
        "files/logo.png",
        "Hollin Yard medallion",
        "A holly leaf cut from two pieces of wood, with one red berry, on a disc of pale rays.",
    ),
]

LOGO = FOLDER / "files" / "logo.svg"
LOGO_ALT = "Hollin Yard"

_ELLIPSES = "Abstract pattern of overlapping ellipses in many colors."

LANDING = [
    Picture(f"landing/{name}.jpg", f"Standard landing page: {title}", _ELLIPSES)
    for name, title in [
        ("hero", "hero"),
        *((f"slide-{number}", f"slide {number}") for number in range(1, 6)),
        *((f"gallery-{number}", f"gallery {number}") for number in range(1, 7)),
        ("avatar", "portrait"),
        ("video-poster", "video poster"),
    ]
]
"""The pictures of the page on which speed and weight are measured; their bytes are part of the measure."""

BY_KEY = {picture.key: picture for picture in [*PICTURES, *LANDING]}
