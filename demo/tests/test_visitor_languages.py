"""All texts of a page are in its language, also in one that staff have no texts in."""

import pytest
from bs4 import BeautifulSoup
from django.core import mail
from django.test import Client
from wagtail.models import Locale

from intarsia.comments.tests.builders import article, comment, post, written
from intarsia.firewall.tests.guarded_site import LISTED, walled_site
from intarsia.protection.tests.senders import by_a_robot
from intarsia.webforms.tests.builders import by_a_person, page_with, send, shown, web_form
from intarsia.webforms.tests.test_saved_answers import saved, send_link

pytestmark = pytest.mark.django_db
SKIP_LINK = "Przejdź do treści"
COMMENT_FORM = ["Imię lub nazwa", "Adres e-mail", "Nie zostanie opublikowany.", "Twój komentarz"]
TRAP = "Pozostaw to pole puste"
NO_SCRIPT = "Bez JavaScriptu Twoja wiadomość może zostać zatrzymana do czasu, aż ją sprawdzimy."


@pytest.fixture(autouse=True)
def polish_site(settings, db):
    settings.LANGUAGE_CODE = "pl"
    settings.LANGUAGES = settings.WAGTAIL_CONTENT_LANGUAGES = [("pl", "Polski")]
    Locale.objects.update(language_code="pl")


def texts(html: str, selector: str = "body") -> list[str]:
    [part] = BeautifulSoup(html, "html.parser").select(selector)
    return list(part.stripped_strings)


def test_comments_and_their_form():
    page = article()
    comment(page, "Klej")
    html = Client().get(page.url).content.decode()
    title, _avatar, _author, _date, text, *rest = texts(html, "#comments")

    assert (title, text, *rest[:2]) == ("1 komentarz", "Klej", "Odpowiedz", "Napisz komentarz")
    assert rest[2:] == [*COMMENT_FORM, TRAP, NO_SCRIPT, "Wyślij komentarz"]
    assert 'aria-label="Odpowiedz: Ana Prokop"' in html


def test_why_a_comment_was_not_sent():
    page = article()
    notice = texts(post(page, written(page, comment="", email="x")).content.decode(), "#comment-notice")
    robot = post(page, written(page, by_a_robot, apbct__email_id__comments="x"))

    assert notice[0] == "Twój komentarz nie został wysłany. Popraw poniższe błędy i wyślij go ponownie:"
    assert notice[1:] == [
        "Adres e-mail",
        ": Wprowadź poprawny adres email.",
        "Twój komentarz",
        ": To pole jest wymagane.",
    ]
    assert texts(robot.content.decode())[:5] == [
        SKIP_LINK,
        "Komentarze",
        "Nie ma jeszcze komentarzy.",
        "Napisz komentarz",
        "Twoja wiadomość wygląda na wygenerowaną automatycznie, dlatego nie została wysłana. Twój tekst nadal tu jest: "
        "poczekaj chwilę i wyślij go ponownie lub skontaktuj się z nami w inny sposób.",
    ]


def test_a_form_with_mistakes_and_a_sent_one():
    form = web_form()
    html = shown(page_with(form))
    wrong = texts(send(form, by_a_person(html, input_2="x", input_3="")).content.decode())
    email, message = "Wpisz pełny adres e-mail, ze znakiem @ i kropką.", "To pole jest wymagane."
    notice = ["Popraw te pola i przejdź dalej.", "E-mail", ":", email, "Message", ":", message]
    thanks = texts(send(form, by_a_person(html), follow=True).content.decode())

    assert texts(html) == [SKIP_LINK, "Contact", "Name", "E-mail", "Message", "Wyślij", "Pseudonim"]
    assert wrong[:9] == [SKIP_LINK, "Contact", *notice]
    assert wrong[9:] == ["Name", "E-mail", email, "Message", message, "Wyślij", "Pseudonim"]
    assert thanks == [SKIP_LINK, "Dziękujemy. Otrzymaliśmy Twoją wiadomość."]


def test_the_link_to_saved_answers_on_the_page_and_in_the_email():
    form = web_form(can_save=True)
    html = saved(form)
    _skip_link, is_saved, _link, until, *rest = html.select_one("body").stripped_strings
    send_link(html, form, "ana@example.org")
    first, _link, last = mail.outbox[0].body.split("\n\n")

    assert is_saved == "Odpowiedzi są zapisane. Dzięki temu linkowi możesz kontynuować, także na innym urządzeniu:"
    assert until.startswith("Link działa do ")
    assert until.endswith(". Każdy, kto ma ten link, może zobaczyć Twoje odpowiedzi.")
    assert rest == ["Wyślij link na adres e-mail", "Wyślij link"]
    assert first.startswith("Twoje odpowiedzi w formularzu „Contact” są zapisane do ")
    assert last.strip() == "Jeśli ta wiadomość nie została wysłana na Twoją prośbę, zignoruj ją."


def test_the_page_of_the_firewall():
    title, reason, *rest = texts(walled_site().ask(LISTED, HTTP_ACCEPT_LANGUAGE="pl")[1])

    assert title == "Chwileczkę"
    assert reason == "Twoja sieć jest zablokowana z powodu nadużyć, być może popełnionych przez kogoś innego."
    assert rest == [
        "Twoja przeglądarka rozwiązuje małe zadanie, aby pokazać, że nie jesteś robotem. "
        "Potem strona otworzy się automatycznie.",
        "Masz teraz dostęp. Wróć i wyślij formularz ponownie.",
        "Wróć do formularza",
        "Poczekaj osiem sekund, a następnie kliknij przycisk.",
        "Przejdź do strony",
        "Żadne dane o Tobie nie są wysyłane osobom trzecim. "
        "Tekst wpisany na poprzedniej stronie będzie na niej nadal, gdy wrócisz.",
    ]
