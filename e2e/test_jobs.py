"""Jobs on the production server: a job survives the loss of all processes, and staff run a failed one again."""

import shutil
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e import site as sites
from e2e.conftest import Open
from e2e.test_comments_of_two_workers import write
from e2e.test_staff_pages import found_by_axe

# A lease, and some time for a busy machine.
SECONDS = 120
MAIL_TO = (
    "from intarsia.comments.models import CommentSettings as C; from wagtail.models import Site;"
    "C.objects.update_or_create(site=Site.objects.get(), defaults={'mail_to': 'a@example.org'})"
)
LONG = "Donaudampfschifffahrtsgesellschaft" * 6
FAILED = (
    "from intarsia.jobs.models import Job; from django.utils.timezone import now;"
    "Job.objects.create(name='jobs.delete_old', state='failed', attempts=3, finished=now(),"
    f" error='Traceback (most recent call last):\\nOSError: {LONG}')"
)


def mails_with(folder: Path, text: str) -> int:
    return sum(text in file.read_text("utf-8") for file in folder.glob("mail/*"))


@pytest.mark.long
@pytest.mark.server
def test_a_mail_is_sent_although_all_processes_are_killed_after_its_comment(tmp_path: Path):
    folder = tmp_path / "site"
    shutil.copytree(sites.prepared_folder(), folder)
    site = sites.start(folder)
    try:
        site.run(MAIL_TO)
        texts = [write(site, 1)]
        site.kill()
        site = sites.start(folder)
        texts.append(write(site, 2))
        until = time.monotonic() + SECONDS
        while not all(mails_with(folder, text) for text in texts):
            assert time.monotonic() < until, site.log()
            time.sleep(0.1)
    finally:
        site.stop()


@pytest.mark.matrix
@pytest.mark.browser
def test_staff_run_a_failed_job_again_on_a_phone(site: sites.Site, owner: Open):
    site.run(FAILED)
    watched = owner(width=390, color_scheme="dark")
    page = watched.page
    watched.goto("/admin/intarsia_jobs/")
    assert not watched.scrolls_sideways()
    assert found_by_axe(watched) == []

    page.get_by_role("link", name="Delete old jobs").first.click()
    page.get_by_role("heading", name="Error").wait_for()
    assert not watched.scrolls_sideways()
    assert found_by_axe(watched) == []
    page.get_by_role("button", name="Run again").click()

    expect(page.get_by_text("runs again within seconds")).to_be_visible()
    done = page.locator("dl").get_by_text("Done")
    until = time.monotonic() + SECONDS
    while not done.is_visible():
        assert time.monotonic() < until
        page.reload()
