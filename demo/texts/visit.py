"""Visit us: when, how, and what to expect for those who cannot take steps, noise or dust."""

TITLE = "Visit us"
INTRODUCTION = (
    "On Saturdays the door is open. Come and watch, ask anything, handle the woods and look at what is on "
    "the benches. It costs nothing, and there is no shop to walk out through."
)

HOURS_TITLE = "Opening hours"
HOURS = (
    ("Monday", "closed"),
    ("Tuesday to Friday", "by appointment, 9 to 5"),
    ("Saturday", "open house, 10 to 4"),
    ("Sunday", "courses only"),
)
HOURS_NOTE = (
    "We close from 20 December to 8 January, and on the Saturday of the Wendlesea regatta, when nobody could park."
)

WAY_TITLE = "How to get here"
WAY = (
    (
        "By train",
        "Wendlesea station is twelve minutes’ walk away: turn right out of the door, follow Chandler "
        "Street to the third crossing, then left into Ropewalk Lane. The way is level and has dropped "
        "kerbs throughout.",
    ),
    ("By bus", "The 7 and the 22 stop at Harbour Steps, two minutes away. Both buses take wheelchairs."),
    ("By bicycle", "Six stands in the yard, under cover, and a pump that works."),
    (
        "By car",
        "Use the Quay Street car park, five minutes away. One space in the yard is kept for blue badge "
        "holders; ring and we will move the handcart out of it.",
    ),
)
MAP_PICTURE = "map"
MAP_CAPTION = "Follow the red dots from the station. The map took longer to cut than the way takes to walk."

ACCESS_TITLE = "Access"
ACCESS = (
    "The workshop, the gallery and the lavatory are on one floor, with no steps. The yard door is 95 cm wide.",
    "Two of the eight benches can be raised and lowered; one has room for a wheelchair beneath.",
    "There is an induction loop at the front bench. Large-print and plain-text course notes are on the "
    "shelf by the door.",
    "Machines run before ten and after four on open days. If noise is difficult, come between eleven and three.",
    "Fine wood dust is extracted at each bench. Ask for the corner seat by the window if you are sensitive to it.",
    "Assistance dogs are welcome, and have their own apron hook.",
)

BEFORE_TITLE = "Before you come"
BEFORE = (
    "No need to book for a Saturday. For groups of more than six, please write a week ahead so that we can "
    "clear a bench."
)
