"""A check of `manage.py check`: apps that those of Intarsia need and that are not installed."""

from typing import Any

from django.apps import apps
from django.core.checks import CheckMessage, Error, register

from intarsia.installed_apps import missing_apps


@register("intarsia")
def needed_apps_are_installed(**_options: Any) -> list[CheckMessage]:
    installed = {config.name for config in apps.get_app_configs()}
    return [
        Error(
            f"{name} needs {', '.join(missing)} in INSTALLED_APPS.",
            hint='Write INSTALLED_APPS = [*intarsia.apps("pages", "comments"), "wagtail.contrib.settings", …].',
            id="intarsia.E102",
        )
        for name, missing in missing_apps(installed).items()
    ]
