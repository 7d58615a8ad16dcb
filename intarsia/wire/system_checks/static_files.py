"""Browsers load the scripts of pages from where `collectstatic` puts them."""

from pathlib import Path
from typing import Any, Final

from django.apps import apps
from django.conf import settings
from django.contrib.staticfiles.finders import get_finder
from django.contrib.staticfiles.storage import ManifestFilesMixin, StaticFilesStorage, staticfiles_storage
from django.core.checks import CheckMessage, register
from django.utils.module_loading import import_string

from .messages import message

FOLDER: Final = "intarsia"
FINDER: Final = "django.contrib.staticfiles.finders.AppDirectoriesFinder"
RENAMES_IMPORTS: Final = "support_js_module_import_aggregation"
HINT: Final = "Run `manage.py collectstatic` with each deployment."


@register("intarsia", deploy=True)
def static_files_are_collected(**_options: Any) -> list[CheckMessage]:
    is_ours = apps.is_installed("intarsia.rendering") and apps.is_installed("django.contrib.staticfiles")
    # Other storages, such as a bucket, would be asked over the network.
    if not is_ours or not isinstance(staticfiles_storage, StaticFilesStorage):
        return []
    if not settings.STATIC_ROOT:
        return [message("W128", "STATIC_ROOT is not set, so static files cannot be collected.", HINT)]
    if missing := _missing(Path(settings.STATIC_ROOT)):
        text = f"{missing} is not in STATIC_ROOT, so pages have no scripts or those of an older version."
        return [message("W128", text, HINT)]
    return []


# `collectstatic` runs checks with the second tag.
@register("intarsia", "staticfiles")
def imports_of_scripts_keep_their_names(**_options: Any) -> list[CheckMessage]:
    # An object of the class could read its manifest over the network.
    storage = import_string(settings.STORAGES["staticfiles"]["BACKEND"])
    if not apps.is_installed("intarsia.rendering") or not getattr(storage, RENAMES_IMPORTS, False):
        return []
    text = f"{storage.__name__} renames imported scripts. Those of Intarsia import each other, so collectstatic fails."
    return [message("W132", text, f"Set {RENAMES_IMPORTS} = False in {storage.__name__}.")]


def _missing(root: Path) -> str:
    if isinstance(staticfiles_storage, ManifestFilesMixin) and not (root / staticfiles_storage.manifest_name).exists():
        return str(staticfiles_storage.manifest_name)
    names = (name for name, _storage in get_finder(FINDER).list([]) if name.startswith(f"{FOLDER}/"))
    # The names contain a digest of the content, so an older version is missing, too.
    return next((name for name in names if name.endswith(".js") and not (root / name).exists()), "")
