"""`manage.py check` names what a project has not set, with what to do and where to read more."""

import re
from importlib.util import spec_from_file_location
from pathlib import Path

import pytest
from django.contrib.staticfiles.storage import ManifestStaticFilesStorage
from django.core.checks import run_checks
from django.core.management import call_command
from django.db import connection
from wagtail.models import Page, Site

from intarsia.wire.system_checks import hosts, server_rendering, sqlite_size

ROOT = Path(__file__).resolve().parents[3]
LIST = ROOT / "docs" / "reference" / "system-checks.md"
NONCE, CSRF = "intarsia.wire.fresh_nonce.fresh_nonce", "django.middleware.csrf.CsrfViewMiddleware"


def found(**options) -> list[str]:
    return [one.id.removeprefix("intarsia.") for one in run_checks(tags=["intarsia"], **options)]


@pytest.fixture
def deployed(settings, tmp_path):
    """The settings of a site that is ready for visitors."""
    settings.ALLOWED_HOSTS = ["www.bakery.test"]
    settings.WAGTAILADMIN_BASE_URL = "https://www.bakery.test"
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.CACHES = {"default": {"BACKEND": "django.core.cache.backends.db.DatabaseCache", "LOCATION": "cache"}}
    settings.STATIC_ROOT = tmp_path / "static"
    call_command("collectstatic", interactive=False, verbosity=0)
    return settings


def deployed_found() -> list[str]:
    return found(include_deployment_checks=True)


def test_a_complete_project_gets_no_message(deployed):
    assert deployed_found() == []


def test_a_host_for_all_is_found(deployed):
    deployed.ALLOWED_HOSTS = ["*"]

    assert deployed_found() == ["W123"]


@pytest.mark.django_db
def test_hosts_of_sites_that_django_refuses_are_named(settings):
    settings.ALLOWED_HOSTS = ["localhost", ".bakery.test"]
    Site.objects.update(hostname="www.bakery.test")
    assert hosts.hosts_of_sites_are_allowed(databases=["default"]) == []

    Site.objects.update(hostname="forge.test")

    [message] = hosts.hosts_of_sites_are_allowed(databases=["default"])
    assert message.id == "intarsia.W124" and "forge.test" in message.msg


@pytest.mark.parametrize("backend", ["locmem.LocMemCache", "dummy.DummyCache"])
def test_a_cache_that_processes_do_not_share_is_found(deployed, backend):
    deployed.CACHES = {"default": {"BACKEND": f"django.core.cache.backends.{backend}"}}
    assert deployed_found() == ["W125"]

    deployed.SESSION_ENGINE = "django.contrib.sessions.backends.cache"
    assert deployed_found() == ["E125"]


def test_a_folder_that_cannot_be_written_is_found(deployed, tmp_path):
    (tmp_path / "file").write_text("")
    deployed.INTARSIA_CACHE_DIR = tmp_path / "new" / "folder"
    assert deployed_found() == []

    deployed.INTARSIA_CACHE_DIR = tmp_path / "file" / "folder"
    assert deployed_found() == ["W126"]


def test_static_files_of_an_older_version_are_found(deployed):
    [runtime] = (deployed.STATIC_ROOT / "intarsia").glob("runtime-*.js")
    runtime.rename(runtime.with_name("runtime-OLDER123.js"))

    assert deployed_found() == ["W128"]


def test_a_missing_manifest_is_found(deployed):
    manifest = "django.contrib.staticfiles.storage.ManifestStaticFilesStorage"
    deployed.STORAGES = {**deployed.STORAGES, "staticfiles": {"BACKEND": manifest}}

    assert deployed_found() == ["W128"]


class RenamesImports(ManifestStaticFilesStorage):
    support_js_module_import_aggregation = True


def test_a_storage_that_renames_imports_is_found_before_collectstatic_fails(settings):
    settings.STORAGES = {**settings.STORAGES, "staticfiles": {"BACKEND": f"{__name__}.RenamesImports"}}
    [problem] = run_checks(tags=["staticfiles"])

    assert problem.id == "intarsia.W132" and "RenamesImports" in problem.hint


def test_static_files_in_a_bucket_are_not_asked_for(deployed):
    deployed.STORAGES = {**deployed.STORAGES, "staticfiles": {"BACKEND": "django.core.files.storage.InMemoryStorage"}}
    deployed.STATIC_ROOT = None

    assert deployed_found() == []


@pytest.mark.parametrize("url", ["", None, "www.bakery.test", "http://localhost:8000", "https://example.com"])
def test_a_base_url_that_leads_nowhere_is_found(deployed, url):
    deployed.WAGTAILADMIN_BASE_URL = url

    assert deployed_found() == ["W129"]


@pytest.mark.parametrize("name", ["console", "filebased", "locmem", "dummy"])
def test_an_email_backend_that_sends_nothing_is_found(deployed, name):
    deployed.EMAIL_BACKEND = f"django.core.mail.backends.{name}.EmailBackend"

    assert deployed_found() == ["W130"]


MISSING_URLS = {
    "E110": "wire.urls",
    "E111": "pages.site_urls",
    "E112": "protection.urls",
    "W133": "comments.urls",
    "E134": "webforms.urls",
}


@pytest.mark.parametrize(("number", "module"), MISSING_URLS.items())
def test_missing_urls_are_named_with_the_line_to_add(settings, number, module):
    settings.ROOT_URLCONF = "intarsia.wire.tests.no_urls"

    messages = {one.id: one for one in run_checks(tags=["intarsia"])}

    hint = messages[f"intarsia.{number}"].hint
    assert f'include("intarsia.{module}")' in hint
    assert f"docs/reference/system-checks.md#{number.lower()}" in hint


def test_a_project_without_urls_misses_none_of_ours(settings):
    settings.ROOT_URLCONF = ""

    assert not set(found()) & MISSING_URLS.keys()


@pytest.mark.parametrize(("order", "ids"), [([NONCE, CSRF], []), ([CSRF, NONCE], ["E113"]), ([CSRF], ["W113"])])
def test_the_order_of_middleware_is_checked(settings, order, ids):
    settings.MIDDLEWARE = order

    assert found() == ids


@pytest.mark.parametrize("hops", ["one", -1, True, None])
def test_the_number_of_proxies_is_a_number(settings, hops):
    settings.INTARSIA_TRUSTED_HOPS = hops

    assert found() == ["E114"]


def test_local_media_need_a_folder(settings):
    settings.STORAGES = {**settings.STORAGES, "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"}}
    settings.MEDIA_ROOT = ""

    assert "E115" in found()


def test_a_bucket_for_media_leaves_the_page_cache_without_a_folder(settings):
    settings.STORAGES = {**settings.STORAGES, "default": {"BACKEND": "django.core.files.storage.InMemoryStorage"}}
    settings.MEDIA_ROOT, settings.INTARSIA_CACHE_DIR = "", ""

    assert found() == ["E135"]


def test_a_storage_without_public_urls_is_found(settings):
    settings.STORAGES = {**settings.STORAGES, "default": {"BACKEND": "django.core.files.storage.Storage"}}

    assert "E116" in found()


def test_signed_urls_of_stylesheets_are_found(settings):
    settings.STORAGES = {
        **settings.STORAGES,
        "default": {"BACKEND": "intarsia.wire.tests.test_system_checks.SignedStorage"},
    }

    assert "W116" in found()


class SignedStorage:
    query = "X-Amz-Signature=abc"

    def url(self, name: str) -> str:
        return f"https://bucket.example/{name}?{self.query}"


@pytest.mark.parametrize(
    "query", ["AWSAccessKeyId=a", "X-Goog-Signature=a", "GoogleAccessId=a&Signature=b", "se=2030-01-01&sp=r&sig=a"]
)
def test_signatures_of_each_kind_of_storage_are_found(settings, monkeypatch, query):
    monkeypatch.setattr(SignedStorage, "query", query)
    test_signed_urls_of_stylesheets_are_found(settings)


class StorageWithoutCredentials:
    def url(self, name: str) -> str:
        raise AttributeError("you need a private key to sign credentials")


def test_a_build_machine_without_credentials_of_the_storage_passes(settings):
    name = "intarsia.wire.tests.test_system_checks.StorageWithoutCredentials"
    settings.STORAGES = {**settings.STORAGES, "default": {"BACKEND": name}}

    assert found() == []


def test_a_machine_without_v8_is_named(monkeypatch):
    monkeypatch.setattr(server_rendering, "find_spec", lambda name: None)

    assert found() == ["E117"]


@pytest.mark.parametrize(("library", "ids"), [("libmini_racer.so", []), ("readme.txt", ["E117"])])
def test_v8_without_its_library_is_named(monkeypatch, tmp_path, library, ids):
    """An installation for another kind of machine has the Python files only."""
    for name in ("__init__.py", "_mini_racer.py", library):
        (tmp_path / name).touch()
    spec = spec_from_file_location("py_mini_racer", tmp_path / "__init__.py")
    monkeypatch.setattr(server_rendering, "find_spec", lambda name: spec)

    assert found() == ids


def with_policy(replaces: bool, fails: bool = False):
    def middleware(get_response):
        def answer(request):
            response = get_response(request)
            if fails:
                assert request.user
            if replaces:
                response.headers["Content-Security-Policy"] = "default-src 'self'"
            response.headers.setdefault("Content-Security-Policy", "default-src 'self'")
            return response

        return answer

    return middleware


replacing, keeping, failing = with_policy(True), with_policy(False), with_policy(False, fails=True)


@pytest.mark.parametrize(("name", "ids"), [("replacing", ["W118"]), ("keeping", []), ("failing", ["W118"])])
def test_a_middleware_that_changes_the_policy_of_pages_is_found_before_deployment(deployed, name, ids):
    deployed.MIDDLEWARE = [*deployed.MIDDLEWARE, f"{__name__}.{name}"]

    assert found() == []
    assert deployed_found() == ids


@pytest.mark.django_db
def test_a_page_with_too_many_pages_below_it_is_named_on_sqlite(monkeypatch):
    """The home page gets no redirects, and the number of all pages is no reason."""
    if connection.vendor != "sqlite":
        monkeypatch.setattr(connection, "vendor", "sqlite")
    monkeypatch.setattr(sqlite_size, "MAX_PAGES_BELOW", 2)
    home = Site.objects.get(is_default_site=True).root_page
    news, *_others = [home.add_child(instance=Page(title=f"Page {number}")) for number in range(4)]
    news.add_child(instance=Page(title="One"))
    below = news.add_child(instance=Page(title="Two"))
    assert sqlite_size.sqlite_can_change_slugs(databases=["default"]) == []

    below.add_child(instance=Page(title="Three"))
    (message,) = sqlite_size.sqlite_can_change_slugs(databases=["default"])
    assert message.id == "intarsia.W119" and "A page has 3 pages below it" in message.msg


def test_every_check_is_in_the_list_of_the_documentation():
    sources = [path for path in (ROOT / "intarsia").rglob("*check*/**/*.py") if "tests" not in path.parts]
    sources += (ROOT / "intarsia").rglob("*checks.py")
    used = {id for path in sources for id in re.findall(r'"(?:intarsia\.)?([EW]\d{3})"', path.read_text())}

    assert used == set(re.findall(r"^## ([EW]\d{3})$", LIST.read_text(), re.MULTILINE))


def test_every_message_links_to_its_part_of_the_list():
    """All of them are made by one function, which adds the link."""
    made_elsewhere = [
        str(path.relative_to(ROOT))
        for path in (ROOT / "intarsia").rglob("*.py")
        if re.search(r"from django\.core\.checks import .*\b(?:Error|Warning|Info)\b", path.read_text("utf-8"))
    ]

    assert made_elsewhere == ["intarsia/wire/system_checks/messages.py"]
