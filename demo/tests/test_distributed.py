"""Environment variables move the database, the cache and the uploads to services that several machines share."""

import os

import pytest
from django.conf import settings
from django.core.cache import caches as known_caches
from django.core.exceptions import ImproperlyConfigured
from django.core.files.base import ContentFile
from django.core.files.storage import default_storage, storages
from django.db import connection

from demo.distributed import caches, private_files, uploads
from intarsia.moderation.files import ALIAS, private_storage, signed_url


def test_a_storage_url_contains_all_settings_of_a_bucket():
    storage, media_url = uploads("s3://key:a%2Fb%40c@s3.example.org/files?region=eu-central-1")
    options = storage["OPTIONS"]

    assert (options["access_key"], options["secret_key"]) == ("key", "a/b@c")
    assert (options["endpoint_url"], options["bucket_name"]) == ("https://s3.example.org", "files")
    assert options["region_name"] == "eu-central-1"
    assert media_url == "https://s3.example.org/files/"
    assert not options["querystring_auth"] and not options["file_overwrite"]


def test_a_storage_without_tls_on_another_port_is_possible():
    storage, media_url = uploads("s3://key:secret@127.0.0.1:9000/files?scheme=http")

    assert storage["OPTIONS"]["endpoint_url"] == "http://127.0.0.1:9000"
    assert media_url == "http://127.0.0.1:9000/files/"


@pytest.mark.parametrize(
    "wrong", ["https://s3.example.org/files", "s3://s3.example.org/files", "s3://key:secret@s3.example.org/"]
)
def test_an_incomplete_storage_url_stops_the_site_with_one_sentence(wrong: str):
    with pytest.raises(ImproperlyConfigured, match="s3://KEY:SECRET@HOST/BUCKET"):
        uploads(wrong)


def test_links_to_private_files_are_signed_and_expire():
    options = private_files("s3://key:secret@s3.example.org/held")["OPTIONS"]

    assert (options["bucket_name"], options["default_acl"]) == ("held", "private")
    assert options["querystring_auth"] and options["querystring_expire"] == 300
    with pytest.raises(ImproperlyConfigured, match="^PRIVATE_STORAGE_URL"):
        private_files("https://s3.example.org/held")


@pytest.mark.skipif("PRIVATE_STORAGE_URL" not in os.environ, reason="`make services` starts the storage")
def test_files_of_held_messages_are_in_a_bucket_of_their_own():
    storage = private_storage()
    name = storage.save("held/a", ContentFile(b"a secret"))

    assert storage.open(name).read() == b"a secret" and not default_storage.exists(name)
    link = signed_url(storage, name, "a.txt")
    assert "Signature=" in link and not link.startswith(settings.MEDIA_URL)
    storage.delete(name)
    assert not storage.exists(name)


def test_installations_that_share_one_redis_have_caches_of_their_own():
    one, other = (caches("redis://127.0.0.1", name)["default"]["KEY_PREFIX"] for name in ("shop", "blog"))

    assert one != other


def test_the_site_uses_what_the_environment_names():
    """`make services` runs all tests with all three of them."""
    used = (
        connection.vendor == "postgresql",
        "RedisCache" in settings.CACHES["default"]["BACKEND"],
        type(storages["default"]).__name__ == "S3Storage",
        ALIAS in storages.backends,
    )
    names = ("DATABASE_URL", "REDIS_URL", "STORAGE_URL", "PRIVATE_STORAGE_URL")
    assert used == tuple(name in os.environ for name in names)
    known_caches["default"].set("greeting", "good morning")
    assert known_caches["default"].get("greeting") == "good morning"
    assert default_storage.url("a.css") == f"{settings.MEDIA_URL}a.css"
