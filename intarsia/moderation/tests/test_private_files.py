"""The files of visitors have no public URL, wherever they are stored."""

from types import SimpleNamespace

import pytest
from django.core.files.base import ContentFile

from intarsia.moderation import checks
from intarsia.moderation.checks import private_files_are_private
from intarsia.moderation.files import private_storage, signed_url


def found() -> list[str]:
    return [message.id for message in private_files_are_private()]


def test_a_private_file_in_a_folder_has_no_url():
    storage = private_storage()
    name = storage.save("held/a", ContentFile(b"a secret"))

    with pytest.raises(ValueError, match="no public URL"):
        storage.url(name)
    storage.delete(name)


def test_only_a_storage_that_signs_has_links_to_files(private_folder):
    assert signed_url(private_storage(), "held/a", "a.pdf") == ""


@pytest.mark.parametrize(
    ("folder", "expected"), [("private", []), ("media", ["intarsia.E107"]), ("media/held", ["intarsia.E107"])]
)
def test_a_folder_that_the_web_server_publishes_is_refused(settings, tmp_path, folder, expected):
    settings.MEDIA_ROOT, settings.INTARSIA_PRIVATE_DIR = tmp_path / "media", tmp_path / folder
    settings.STORAGES = {name: one for name, one in settings.STORAGES.items() if name != "intarsia_private"}

    assert found() == expected


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"default_acl": None, "max_memory_size": 4 * 1024**2}, []),
        ({"default_acl": "public-read", "max_memory_size": 1}, ["intarsia.E108"]),
        ({"default_acl": "private", "max_memory_size": 0}, ["intarsia.W003"]),
    ],
)
def test_a_bucket_that_everybody_can_read_and_one_that_fills_the_memory_are_noticed(monkeypatch, options, expected):
    monkeypatch.setattr(checks, "private_storage", lambda: SimpleNamespace(**options))

    assert found() == expected
