"""Films: the workshop's own, and those of others."""

TITLE = "Films, when you ask"
DESCRIPTION = "A film of the site's own plays where it stands; others wait, unasked, until you press."
INTRODUCTION = (
    "A film is a guest who talks. Ours sit quietly behind a picture until you speak to them, and those who live "
    "elsewhere are not even told that you are here."
)

OWN_TITLE = "Our own"
OWN_TEXT = (
    "<p>Three corners of the bench, ten seconds, no sound. The first of these plays where it stands, in your browser’s "
    "own player, with scripts or without. The second fills the screen; without scripts it is a link to the film.</p>"
)
OWN_NAME = "Three corners of the bench, here"
LARGE_NAME = "Three corners of the bench, large"
OWN_POSTER = "workshop-bench"
LARGE_POSTER = "course-first-cuts"

GUESTS_TITLE = "From other houses"
GUESTS_TEXT = (
    "Our projector was lent to us by the picture house in Wendlesea, and these are what it shows on a Saturday: open "
    "films that anybody may show. The pictures in front of them are ours. Press one, and its house is asked for the "
    "player, in the form that sets no cookie; before that it is asked for nothing."
)
GUESTS = (
    (
        "rabbit",
        "youtube",
        "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
        "Big Buck Bunny",
        "gallery-birches",
        "From YouTube. At the end its picture comes back.",
        "poster",
    ),
    (
        "dragon",
        "youtube",
        "https://www.youtube.com/watch?v=eRsGyueVLvQ",
        "Sintel",
        "gallery-moonlight",
        "From YouTube, too: their script is fetched once for both.",
        "poster",
    ),
    (
        "again",
        "vimeo",
        "https://vimeo.com/1084537",
        "Big Buck Bunny, again",
        "gallery-fans",
        "From Vimeo. At the end it begins anew, for the children in the front row.",
        "again",
    ),
)

RULE_TITLE = "What a film may ask for"
RULE_TEXT = (
    "<p>The page’s security policy admits exactly the houses whose films stand on it. On a page without them, nobody "
    "is admitted.</p><p>When somebody wants to know that a film has ended, the house’s own script is needed. It is put "
    "into the page once, however many films ask, and looked for every 350 milliseconds until it answers.</p>"
)
