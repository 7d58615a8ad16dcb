"""The demo's words are complete, within their measure, and plainly fiction."""

import re
from datetime import date
from html.parser import HTMLParser
from pathlib import Path

import pytest

from demo.pictures import BY_KEY
from demo.texts import contact, courses, gallery, home, organization, people, visit
from demo.texts.journal import ARTICLES
from demo.texts.journal.article import Article

TAGS = {"h2", "p", "ul", "ol", "li", "blockquote", "em", "strong"}


class Outline(HTMLParser):
    """Collects the tags, and those still open at the end."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.open: list[str] = []

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def words(html: str) -> int:
    return len(re.sub(r"<[^>]+>", " ", html).split())


def test_there_are_twelve_articles_of_this_year_with_the_newest_first():
    dates = [article.date for article in ARTICLES]
    assert len(ARTICLES) == len({article.slug for article in ARTICLES}) == 12
    assert dates == sorted(dates, reverse=True)
    assert all(date(2026, 1, 1) <= day <= date(2026, 12, 31) for day in dates)


@pytest.mark.parametrize("article", ARTICLES, ids=lambda article: article.slug)
def test_an_article_is_well_formed_and_of_a_readable_length(article: Article):
    outline = Outline()
    outline.feed(article.body)
    assert outline.open == []
    assert {"h2", "p", "blockquote"} <= outline.tags <= TAGS
    assert 350 <= words(article.body) <= 700
    assert len(article.summary) <= 160
    assert article.author in {teacher.name for teacher in people.TEACHERS}


def test_every_picture_that_the_texts_name_exists():
    named = [
        home.HERO_PICTURE,
        home.ABOUT_PICTURE,
        home.FILM_POSTER,
        visit.MAP_PICTURE,
        *(article.cover for article in ARTICLES),
        *(course.picture for course in courses.COURSES),
        *(work.picture for work in gallery.WORKS),
        *(teacher.picture for teacher in people.TEACHERS),
    ]
    assert [key for key in named if key not in BY_KEY] == []


def test_email_addresses_and_telephone_numbers_are_reserved_for_fiction():
    assert organization.EMAIL.endswith("@example.org")
    # Ofcom keeps 01632 960000 to 960999 for drama.
    assert re.fullmatch(r"01632 960 \d{3}", organization.TELEPHONE)
    assert organization.TELEPHONE_LINK.removeprefix("tel:+44") == organization.TELEPHONE[1:].replace(" ", "")
    assert "made up" in organization.FOOTER_NOTE


def test_pupils_speak_of_courses_that_are_offered():
    titles = {course.title for course in courses.COURSES}
    assert {testimonial.course for testimonial in people.TESTIMONIALS} <= titles


def test_answers_are_html_and_questions_are_questions():
    assert len(contact.FAQ) > 2
    for question, answer in contact.FAQ:
        assert question.endswith("?")
        assert answer.startswith("<p>") and answer.endswith("</p>")


def test_no_text_is_placeholder_text():
    texts = [path.read_text() for path in Path(__file__).parent.rglob("*.py") if path.name != Path(__file__).name]
    assert len(texts) > 5
    assert [text for text in texts if re.search(r"lorem|ipsum|\btodo\b|\btbd\b", text, re.IGNORECASE)] == []
