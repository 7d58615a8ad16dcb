"""Pictures and films, large."""

TITLE = "The lightbox"
DESCRIPTION = "Pictures open large, one after another, with a film among them; each has an address of its own."
INTRODUCTION = (
    "Wood wants to be looked at closely. Press a picture: it fills the screen, and its neighbours are "
    "already on their way."
)

WALL_TITLE = "One wall, one group"
WALL_TEXT = "The arrows stay among these six. Press the loupe, spread two fingers or press Z to come nearer."
WALL = ("gallery-moonlight", "gallery-birches", "gallery-fans", "gallery-stars", "gallery-owl", "gallery-shoal")

ALONE_TITLE = "One by itself"
ALONE_TEXT = (
    "<p>A picture that belongs to no group has no arrows and no number. What stands below it goes with it.</p>"
    "<p>The share button gives each picture an address: whoever follows it finds the picture open on this page.</p>"
)
ALONE = "journal-kingfisher"
ALONE_CAPTION = "The library kingfisher, eleven woods and one obstinate beak"

FILM_TITLE = "A film"
FILM_TEXT = (
    "Three corners of the bench, ten seconds, no sound. Films from YouTube and Vimeo open here in the same way, and "
    "neither hears of you before you press the button."
)
FILM_NAME = "Three corners of the bench"
FILM_POSTER = "course-first-cuts"

KEYS_TITLE = "By key and by hand"
KEYS = (
    ("Open", "Enter on the picture, or a press"),
    ("Next, before", "the arrow keys, or a swipe sideways"),
    ("Come nearer", "Z, Ctrl and the wheel, or two fingers"),
    ("Close", "Escape, a swipe up or down, or a press beside the picture"),
    ("Everything else", "Tab and Enter, or a press"),
)
KEYS_NOTE = "Afterwards the keyboard is where it was: on the picture that you opened."
