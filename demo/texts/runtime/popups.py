"""What opens over a page, and goes again."""

TITLE = "Cards that come forward"
DESCRIPTION = "A popup opens over the page by a button, a picture or a link, and keeps your place meanwhile."
INTRODUCTION = (
    "A good drawer closes flush. These cards stay shut until you pull them, keep your place while they are open, and "
    "give it back when you close them: with the sign in the corner, a click beside them, or Escape."
)

CARD_TITLE = "The card in the lid"
CARD_TEXT = (
    "<p>Inside the lid of every glue pot we send home there is a card. It is in the way when you do not need it, and "
    "nowhere to be found when you do, so here it opens from wherever you happen to be reading.</p><p>A link in the "
    "middle of a sentence will do: {link}. Whoever edits the page picks the card from a list, by its title.</p>"
)
CARD_LINK = "show me the card"
CARD_BUTTON = "Open the card"
CARD_NAME = "Four rules for the glue pot"
CARD_RULES = (
    ("clock", "Soak the pearls overnight. An hour is not a night."),
    ("layers", "Warm the water around the pot, never the pot itself."),
    ("leaf", "If it smells of the sea it is ready; if it smells of the harbour, begin again."),
    ("check", "Wash the brush before you wash your hands."),
)
CARD_NOTE = "The card from the lid, 1st to 40th printing"
CARD_CLOSE = "Put it back"

FILM_TITLE = "A picture that opens"
FILM_TEXT = (
    "The picture is a button. Behind it lies a film with a line of brass around it. Close it while the film is "
    "running: the film stops where it is, and nothing talks on behind the page."
)
FILM_PICTURE = "journal-sharp"
FILM_NAME = "Three corners of the bench"

NO_SCRIPT_TITLE = "And without scripts?"
NO_SCRIPT_TEXT = (
    "The buttons work as they do here: opening a card is a thing that a browser can do by itself. What only a script "
    "could open stands in the page, where you can read it in its place."
)
