"""Which CSV file of entries the Excel of staff opens in columns, in their language and time zone."""

import csv
import io
from datetime import UTC, datetime

import pytest
from bs4 import BeautifulSoup
from wagtail.users.models import UserProfile

from .builders import entry, web_form

pytestmark = pytest.mark.django_db

LIST = "/admin/webform_entries/"
FIELDS = (
    {"type": "text", "props": {"id": "name", "label": "Name"}},
    {"type": "number", "props": {"id": "size", "label": "Size"}},
)


@pytest.fixture
def sized():
    one = entry(web_form(*FIELDS), name="=1+1;2", size="12.5")
    return one.form


def download(client, form, **query: str) -> str:
    response = client.get(LIST, {"form": form.pk, "export": "csv", **query})
    return b"".join(response.streaming_content).decode("utf-8-sig")


def rows(text: str, separator: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline=""), delimiter=separator))


def buttons(client, form) -> list[str]:
    html = BeautifulSoup(client.get(LIST, {"form": form.pk}).content, "html.parser")
    return [link.get_text(strip=True) for link in html.select("a[href*='export=csv']")]


def speaks(user, language: str) -> None:
    UserProfile.objects.update_or_create(user=user, defaults={"preferred_language": language})


def test_staff_choose_what_is_between_columns(sized, admin_client):
    assert buttons(admin_client, sized) == ["Download CSV (commas)", "Download CSV (semicolons)"]

    [commas] = rows(download(admin_client, sized, separator="comma"), ",")
    assert (commas["Name"], commas["Size"]) == ("'=1+1;2", "12.5")
    [semicolons] = rows(download(admin_client, sized, separator="semicolon"), ";")
    # Such an Excel takes 12.5 for a day in May.
    assert (semicolons["Name"], semicolons["Size"]) == ("'=1+1;2", "12,5")


@pytest.mark.parametrize(("language", "separator"), [("en", ","), ("de", ";"), ("fr", ";"), ("ja", ",")])
def test_the_language_of_staff_says_which_one_is_usual(sized, admin_client, admin_user, language, separator):
    speaks(admin_user, language)

    assert f'"{separator}"' in download(admin_client, sized).splitlines()[0]


def test_the_last_choice_is_the_usual_one(sized, admin_client):
    download(admin_client, sized, separator="semicolon")

    assert buttons(admin_client, sized) == ["Download CSV (semicolons)", "Download CSV (commas)"]
    assert rows(download(admin_client, sized), ";")[0]["Size"] == "12,5"
    download(admin_client, sized, separator="comma")
    assert rows(download(admin_client, sized), ",")[0]["Size"] == "12.5"


def test_rows_have_the_language_and_the_time_zone_of_staff(sized, admin_client, admin_user):
    """They are written after the view, when Wagtail has left both."""
    speaks(admin_user, "de")
    UserProfile.objects.filter(user=admin_user).update(current_time_zone="Asia/Tokyo")
    sized.entries.update(submitted=datetime(2026, 7, 1, 22, 5, 6, 700, tzinfo=UTC))

    [row] = rows(download(admin_client, sized), ";")
    assert (row["Status"], row["Gesendet"]) == ("Zugelassen", "2026-07-02 07:05:06")


@pytest.mark.parametrize("separator", ["", "|", "tab"])
def test_an_unknown_separator_is_the_usual_one(sized, admin_client, separator):
    assert rows(download(admin_client, sized, separator=separator), ",")[0]["Size"] == "12.5"
