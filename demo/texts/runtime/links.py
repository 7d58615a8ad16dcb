"""Links that do something instead of leading somewhere."""

TITLE = "Links and actions"
DESCRIPTION = "A link can open pictures or a film, and a site can teach its links a trick of its own."
INTRODUCTION = (
    "Most links are doors. Some are handles: they do a thing and leave you where you are. In the editor you choose "
    "what a link does as you choose a page, from a list."
)

OPEN_TITLE = "A drawer of pictures"
OPEN_TEXT = (
    "<p>Three pictures lie behind the first of these, and a film behind the second. The document knows them by their "
    "number in the library, so a picture that is cropped again next year is cropped here, too.</p><p>Without scripts "
    "the links are doors again: to the first picture, and to the film.</p>"
)
OPEN_PICTURE = "journal-sharp"
OPEN_PICTURE_CAPTION = "The picture is a link, too. It opens the same drawer."
PICTURES = (
    ("journal-sharp", "Stones and a strop: nothing here cuts by force"),
    ("journal-glue", "The glue pot, which is not a kettle"),
    ("journal-sand", "Hot sand, which lends an edge its shade"),
)
PICTURES_LABEL = "Open the tool drawer"
FILM_LABEL = "Watch the film"
FILM_TITLE = "Three corners of the bench"

LOOK_TITLE = "Point, and it comes nearer"
LOOK_TEXT = (
    "This trick is the workshop’s own: a dozen lines of script that bring a piece of the panel nearer. Let the mouse "
    "rest on a name for a moment, walk there with Tab, or press it on a phone. A mouse that passes by does nothing."
)
LOOK_PICTURE = "hero"
PIECES = (
    ("sun", "The sun, thirty-six rays of holly and satinwood"),
    ("swallows", "Three swallows, cut last and fitted first"),
    ("tree", "The tree: every leaf is another offcut"),
    ("cottage", "The cottage. Its door is two millimetres wide"),
    ("rushes", "Bulrushes, in case you thought we were done"),
)
WHOLE_LABEL = "Step back again"

FORM_TITLE = "How such a link is written"
FORM_TEXT = "Nobody has to: the editor writes the first kind. The second is for tricks that a site has taught itself."
FORMS = (
    ("Chosen in the editor", "#elementor-action:action=…&settings=…", "the settings are base64 of JSON"),
    ("On a click", "#intarsia-action&event=click&action=…", "settings follow, each after an &amp;"),
    ("On a hover", "#intarsia-action&event=hover&action=…", "the focus of the keyboard and Enter do it, too"),
)
FORM_NOTE = (
    "An address that somebody else made up does nothing: what stands after the # is only carried out when this very "
    "page has such a link."
)
