"""The web forms of the demo: registration, application, booking, order, quiz with points, message and newsletter."""

ENROLL = "Enroll in a course"
ENROLL_TEXT = "Three short steps. Nothing is paid before we have confirmed your bench."
ENROLL_THANKS = "<p>Thank you. Your bench is held for a week, and we will write to you within two working days.</p>"

BOOK = "Book a visit"
BOOK_TEXT = "An hour at the benches, with a knife in your hand. Nine pounds for each person."
BOOK_THANKS = "<p>Thank you. We keep the hour free for you, and confirm it within two working days.</p>"

ORDER = "Order a kit"
ORDER_TEXT = "Everything for a first panel at home, packed by hand. The total counts along while you choose."
ORDER_THANKS = "<p>Thank you. Your order is paid, and we will pack it this week.</p>"

QUIZ = "Which course suits you?"
QUIZ_TEXT = "Three questions, and a number that says where to begin."
QUIZ_THANKS = "<p>Up to 3 points: <strong>First cuts</strong>. From 4 points: ask us about the autumn courses.</p>"

APPLY = "Work at our bench"
APPLY_TEXT = (
    "We are looking for somebody who cuts veneer with us three days a week. Take your time: you can save the form and "
    "continue on another day."
)
APPLY_THANKS = "<p>Thank you. We read every application, and write to you before the end of the month.</p>"

MESSAGE = "Send a message"
MESSAGE_TEXT = "Questions about a course, a commission, or a piece to repair. We read every message ourselves."
MESSAGE_THANKS = "<p>Thank you. We answer within two working days, from Tuesday to Saturday.</p>"

NEWSLETTER = "News from the bench"
NEWSLETTER_TEXT = "New courses and articles, four times a year. To leave the list, answer any letter."
NEWSLETTER_THANKS = "<p>Thank you. The next letter goes out at the start of the season.</p>"
