"""The fields of the demo's web forms, and the pages that show them."""

from typing import Any

from demo.texts import courses, forms, organization, woods
from intarsia.documents import contract

from .element import Element
from .writer import Document, Writer

YES = "yes"


class FormWriter:
    """Elements of a form. Their ids say what they ask, so that rules can name them."""

    def __init__(self) -> None:
        self.types = contract.load("fields")["widgets"]

    def field(self, field_type: str, name: str, /, **settings: Any) -> Element:
        version = self.types[field_type]["version"]
        return {"type": field_type, "props": {"id": name, "$version": version, **settings}}

    def needed(self, field_type: str, name: str, /, **settings: Any) -> Element:
        return self.field(field_type, name, is_required=YES, **settings)

    def document(self, *content: Element) -> Document:
        return {"root": {"props": {"schemaVersion": 1}}, "content": list(content), "zones": {}}


def choices(*labels: str, **settings: Any) -> list[dict[str, Any]]:
    return [{"_id": label, "label": label, "value": label, **settings} for label in labels]


def priced(prices: dict[str, str]) -> list[dict[str, Any]]:
    return [{"_id": label, "label": label, "value": label, "price": price} for label, price in prices.items()]


def enroll() -> Document:
    """Three pages; some questions appear only for those whom they are about."""
    form = FormWriter()
    titles = [course.title for course in courses.COURSES]
    beginner = {"field": "experience", "operator": "is", "value": "Some"}
    child = {"field": "age", "operator": "<", "value": "16"}
    return form.document(
        form.field("page_break", "step-course", label="Course"),
        form.needed("select", "course", label="Course", choices=choices(*titles, places=courses.PLACES)),
        form.needed(
            "radio", "experience", label="Have you worked with veneer before?", choices=choices("Never", "Some")
        ),
        form.field("textarea", "made", label="What have you made?", rows=3, shown_if=beginner),
        form.field(
            "likert",
            "skills",
            label="How well do you know these?",
            rows=[{"_id": label, "label": label} for label in ("Cutting", "Gluing", "Finishing")],
            choices=choices("Not yet", "A little", "Well"),
            shown_if=beginner,
        ),
        form.field("page_break", "step-you", label="About you"),
        form.needed("name", "name", label="Your name"),
        form.needed("email", "mail", label="E-mail address"),
        form.field("phone", "phone", label="Telephone"),
        form.needed("number", "age", label="Your age", min="12", max="110", decimals=0),
        form.needed("text", "adult", label="Name of the adult who comes with you", shown_if=child),
        form.needed("signature", "signature", label="Signature of this adult", shown_if=child),
        form.field("page_break", "step-send", label="Check and send"),
        form.field("textarea", "wishes", label="Anything we should know?", rows=3),
        form.needed(
            "consent",
            "consent",
            label="Your data",
            consent="<p>Keep my answers until the course is over, and then for six months.</p>",
        ),
    )


def application() -> Document:
    """Three pages with uploads. Visitors can save them and continue on another day."""
    form = FormWriter()
    experience = choices("None yet", "A few years", "More than ten years")
    learned = {"field": "experience", "operator": "isnot", "value": "None yet"}
    return form.document(
        form.field("page_break", "step-person", label="About you"),
        form.needed("name", "name", label="Your name"),
        form.needed("email", "mail", label="E-mail address"),
        form.field("phone", "phone", label="Telephone"),
        form.field("page_break", "step-work", label="Your work"),
        form.needed("radio", "experience", label="Experience with veneer", choices=experience),
        form.field("text", "learned", label="Where did you learn it?", shown_if=learned),
        form.field(
            "multi_select",
            "woods",
            label="Woods that you have cut",
            choices=choices(*(line.partition(" | ")[0] for line in woods.TABLE.splitlines()[1:])),
            is_searchable=YES,
            shown_if=learned,
        ),
        form.needed("textarea", "letter", label="Why would you like to work with us?", rows=6),
        form.needed("file_upload", "cv", label="Curriculum vitae", extensions="pdf, odt, docx", max_size=5),
        form.field(
            "file_upload",
            "pieces",
            label="Photographs of pieces you made",
            extensions="jpg, jpeg, png, webp, heic",
            max_size=10,
            max_files=4,
        ),
        form.field("page_break", "step-send", label="Check and send"),
        form.needed("date", "start", label="When could you begin?"),
        form.needed("consent", "consent", label="Your data", consent="<p>Keep my application for six months.</p>"),
    )


def order() -> Document:
    """Products with options, quantities, shipping, a coupon and the total."""
    form = FormWriter()
    kit = {"field": "kit"}
    extras = priced({"Walnut": "6.00", "Brass": "9.50"})
    shipping = priced({"Collect": "0.00", "By post": "5.80"})
    return form.document(
        form.needed("product", "kit", label="Starter kit: two woods, a knife, tape and glue", price="48.00"),
        form.field("option", "extras", product=kit, label="Extras for each kit", choices=extras),
        form.field("product", "book", label="“Grain first”, our notes for beginners", price="18.00"),
        form.field("shipping", "shipping", label="Shipping", kind="radio", choices=shipping),
        form.field(
            "coupon",
            "coupon",
            label="Coupon code",
            description="Try BENCH7.",
            coupons=[{"_id": "1", "code": "BENCH7", "kind": "percent", "value": "7"}],
        ),
        form.field("total", "total", label="Total"),
        form.needed("text", "name", label="Your name", autocomplete="name"),
        form.needed("email", "mail", label="E-mail address"),
        form.needed("address", "address", label="Where it should go"),
        form.field("credit_card", "card", label="Payment", accepts_discover=YES),
    )


def booking() -> Document:
    """A visit. What is asked depends on who comes, and the price on how many."""
    form = FormWriter()
    school = {"field": "who", "operator": "is", "value": "A school class"}
    company = {"field": "who", "operator": "is", "value": "A company"}
    many = {"field": "people", "operator": ">", "value": "12"}
    return form.document(
        form.needed("radio", "who", label="Who is coming?", choices=choices("Just us", "A school class", "A company")),
        form.needed("text", "school", label="Name of the school", shown_if=school),
        form.needed("text", "company", label="Name of the company", shown_if=company),
        form.needed("date", "day", label="Day", description="Tuesday to Saturday."),
        form.needed("select", "time", label="Time", choices=choices("10:00", "14:00")),
        form.needed("number", "people", label="Number of people", min="1", max="24", decimals=0),
        form.field("html", "split", content="<p>More than twelve people work in two groups.</p>", shown_if=many),
        form.field("calculation", "price", label="Price", formula="{people:6} * 9", number_format="currency"),
        form.needed("name", "name", label="Your name"),
        form.needed("email", "mail", label="E-mail address"),
        form.field("textarea", "wishes", label="Anything we should know?", rows=3),
    )


def quiz() -> Document:
    """Answers count as points. The formula names the questions by their numbers."""
    form = FormWriter()
    return form.document(
        form.needed(
            "radio", "knife", label="How do you hold a knife?", choices=priced({"Carefully": "0", "Like a pencil": "2"})
        ),
        form.needed(
            "radio",
            "patience",
            label="A joint does not close. You …",
            choices=priced({"push": "0", "look for the reason": "1", "cut a new piece": "2"}),
        ),
        form.field(
            "checkbox",
            "tools",
            label="Which of these have you used?",
            choices=priced({"Fret saw": "1", "Veneer hammer": "1", "Neither": "0"}),
        ),
        form.field("calculation", "points", label="Your points", formula="{knife:1} + {patience:2} + {tools:3}"),
        form.field("email", "mail", label="E-mail address", description="If we may send you the matching dates."),
    )


def message() -> Document:
    """A contact form, which a new contact page shows, too."""
    form = FormWriter()
    return form.document(
        form.needed("name", "name", label="Your name"),
        form.needed("email", "mail", label="E-mail address"),
        form.needed("textarea", "message", label="Your message", rows=5),
    )


def newsletter() -> Document:
    form = FormWriter()
    return form.document(form.needed("email", "mail", label="E-mail address"))


def form_page(writer: Writer, title: str, text: str, form: int) -> Document:
    return writer.document(
        writer.intro(title, text, organization.NAME),
        writer.section(
            writer.element("form", form={"id": form}, show_title="", style={"desktop": {"max_width": "640px"}}),
            style={"desktop": {"padding": "0 20px clamp(56px, 9vw, 112px)"}},
        ),
    )


# The slug of the page, title, introduction, document, what is shown after sending, and more settings of the form.
FORMS = (
    (
        "enroll",
        forms.ENROLL,
        forms.ENROLL_TEXT,
        enroll,
        forms.ENROLL_THANKS,
        {"submission_method": "ajax", "allowed_sites": "https://village-school.example"},
    ),
    (
        "apply",
        forms.APPLY,
        forms.APPLY_TEXT,
        application,
        forms.APPLY_THANKS,
        {"submission_method": "ajax", "can_save": True, "shows_saved": True},
    ),
    (
        "book",
        forms.BOOK,
        forms.BOOK_TEXT,
        booking,
        forms.BOOK_THANKS,
        {"submission_method": "ajax", "button": "Book", "currency": "GBP"},
    ),
    ("order", forms.ORDER, forms.ORDER_TEXT, order, forms.ORDER_THANKS, {"currency": "GBP", "button": "Order and pay"}),
    ("quiz", forms.QUIZ, forms.QUIZ_TEXT, quiz, forms.QUIZ_THANKS, {"submission_method": "ajax"}),
    (
        "message",
        forms.MESSAGE,
        forms.MESSAGE_TEXT,
        message,
        forms.MESSAGE_THANKS,
        {"submission_method": "ajax", "button": "Send message"},
    ),
    (
        "newsletter",
        forms.NEWSLETTER,
        forms.NEWSLETTER_TEXT,
        newsletter,
        forms.NEWSLETTER_THANKS,
        {"submission_method": "ajax", "button": "Subscribe"},
    ),
)
