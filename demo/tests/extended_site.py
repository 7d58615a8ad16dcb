"""Visits the demo with the app of docs/extending.md. `test_extending.py` runs these tests in a process of their own."""

import json
import re
from datetime import time, timedelta
from io import StringIO

import pytest
from django.core.management import call_command
from django.test import Client
from django.utils import timezone
from hours.models import Day

from intarsia.jobs.api import enqueue
from intarsia.jobs.testing import run_jobs
from intarsia.pages.panels import editor_url
from intarsia.pages.tests.builders import Editor, administrator, document, element, page, saved_page

pytestmark = pytest.mark.django_db


def day(offset: int, **fields: object) -> Day:
    date = timezone.localdate() + timedelta(days=offset)
    return Day.objects.create(date=date, **{"opens": time(9), "closes": time(17, 30), **fields})


def stored_by_version_1() -> dict:
    return element("opening_hours", heading="Our hours")


def test_a_page_shows_the_widget_with_its_data_script_and_upgraded_setting():
    coming = day(1)
    html = Client().get(page(stored_by_version_1()).url).content.decode()

    assert "<h2>Our hours</h2>" in html
    assert f'<li data-date="{coming.date}">{coming.date}: 09:00 to 17:30</li>' in html
    assert "/hours/opening_hours.js" in html


def test_the_setting_of_the_kind_of_the_app_says_how_many_days_are_shown():
    for offset in range(1, 12):
        day(offset)

    def shown(**settings) -> int:
        return Client().get(page(element("opening_hours", **settings)).url).content.decode().count("<li data-date=")

    assert (shown(), shown(days=2), shown(days=10)) == (7, 2, 10)


def test_the_server_checks_values_of_the_kind_of_the_app():
    session = Editor(saved_page(), administrator())
    session.load()

    refused = session.save(document(element("opening_hours", days=15)))
    accepted = session.save(document(element("opening_hours", days=14)))

    [problem] = refused.json()["problems"]
    assert problem["message"] == "Days is not a number of days from 1 to 14."
    assert problem["path"].endswith(".props.days")
    assert accepted.status_code == 200


def test_the_editor_loads_the_control_of_the_app():
    html = Editor(saved_page(), administrator()).get().content.decode()
    boot = json.loads(html.partition('id="intarsia-boot" type="application/json">')[2].partition("</script>")[0])
    [kind] = boot["settingKinds"]

    assert kind["name"] == "hours.days"
    assert re.fullmatch(r"/static/hours/days_control\.js\?v=\w{8}", kind["src"])


def test_a_cached_page_follows_the_data():
    shown = page(stored_by_version_1())
    tags = Client().get(shown.url)["X-Intarsia-Tags"].split()

    assert "hours" in tags


def test_every_page_tells_search_engines_the_hours():
    day(1)
    html = Client().get(page().url).content.decode()

    assert '"@type": "OpeningHoursSpecification"' in html and '"opens": "09:00"' in html


def test_scripts_ask_for_the_hours_of_a_day():
    coming = day(1)
    client = Client()

    answer = client.get("/api/hours/v1/day", {"date": str(coming.date)})
    unknown = client.get("/api/hours/v1/day", {"date": str(coming.date + timedelta(days=1))})

    assert answer.json() == {"success": True, "data": {"opens": "09:00", "closes": "17:30"}}
    assert (unknown.status_code, "closed on this day" in unknown.content.decode()) == (404, True)


def test_the_document_of_a_day_is_edited_visually():
    client = Client()
    client.force_login(administrator())

    assert "intarsia-boot" in client.get(editor_url(day(1))).content.decode()


def test_the_job_deletes_past_days():
    day(-1)
    coming = day(1)
    enqueue("hours.delete_past_days")

    assert run_jobs() == 1
    assert list(Day.objects.all()) == [coming]


def test_the_upgrade_of_stored_pages_is_planned():
    page(stored_by_version_1())
    output = StringIO()
    call_command("intarsia_upgrade", "--plan", stdout=output)

    assert "opening_hours" in output.getvalue()
