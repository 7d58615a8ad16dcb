"""Contact: the page around the form, the texts of the form, and the questions people ask."""

TITLE = "Contact"
INTRODUCTION = (
    "Write to us about a place on a course, a commission, or the odd thing you found in your grandmother’s "
    "sewing box. We answer within two working days, usually before the glue is warm."
)

FORM_TITLE = "Write to us"
FORM_NAME = "Your name"
FORM_EMAIL = "E-mail address"
FORM_SUBJECT = "What is it about?"
FORM_SUBJECTS = ("A course", "A commission", "A visit", "A repair", "Something else")
FORM_MESSAGE = "Your message"
FORM_CONSENT = "Keep my message until it is answered, and then for six months."
FORM_SEND = "Send"
FORM_ONCE_MORE = (
    "Your message has not been sent yet: your browser reported that it comes from another site. Send it again."
)
FORM_UNREADABLE = (
    "What you sent was too long or could not be read, so it did not reach us. Go back to shorten it, or write it anew."
)
FORM_THANKS = "Thank you. Your message is on the bench, and one of us will answer it within two working days."

FAQ_TITLE = "Questions people ask"
FAQ = (
    (
        "Do I need to be able to draw?",
        "<p>No. You need to be able to follow a line, slowly. Noor has drawings for every course, and many "
        "people trace a photograph against the window.</p>",
    ),
    (
        "Is it dangerous?",
        "<p>The knives are sharp, which is what makes them safe: a sharp blade goes where you send it. "
        "Machines are used by the teachers only. We sell more plasters to bakers.</p>",
    ),
    (
        "What is the difference between marquetry, parquetry and inlay?",
        "<p><strong>Marquetry</strong> makes pictures from pieces of veneer and lays them over a surface. "
        "<strong>Parquetry</strong> does the same with geometry. <strong>Inlay</strong>, or intarsia, sets "
        "pieces into solid wood. We teach the first two and admire the third.</p>",
    ),
    (
        "Where do your woods come from?",
        "<p>Most are grown within a day’s drive. What is not comes from old stock, from broken furniture, "
        "or with papers that say which forest it left and why it could be spared. We do not buy ebony; "
        "ours was piano keys.</p>",
    ),
    (
        "Can I bring a child?",
        "<p>On Saturdays, gladly. Courses are for people of sixteen and over, and for twelve-year-olds who "
        "bring an adult to sit beside them and be taught as well.</p>",
    ),
    (
        "What happens if I have to cancel?",
        "<p>Up to fourteen days before, we return everything. After that we return everything if somebody "
        "takes your place, and somebody usually does.</p>",
    ),
    (
        "I cannot afford a course. Is there a way?",
        "<p>Yes. Two places on every course are paid for by the commissions. Write ‘bench seven’ in your "
        "message; you do not have to explain.</p>",
    ),
    (
        "Do you repair old pieces?",
        "<p>Often. Bring it on a Saturday, or send three photographs by daylight. We will say what we "
        "would do, what it would cost, and when it would be kinder to leave it alone.</p>",
    ),
)

PROFILES_TITLE = "Elsewhere"
PROFILES_TEXT = "Noor shows what is on the bench, most evenings. Idris films glue drying, and people watch it."
# E-mail addresses that belong to nobody: example.org is reserved for examples.
PROFILES = (
    ("mastodon", "https://social.example.org/@hollinyard", ""),
    ("instagram", "https://pictures.example.org/hollinyard", ""),
    ("youtube", "https://films.example.org/hollinyard", "Idris on YouTube"),
)
