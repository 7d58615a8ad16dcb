"""A check of `manage.py check`: apps that those of Intarsia need and that are not installed."""

from typing import Any

from django.apps import apps
from django.core.checks import CheckMessage, register

from intarsia.installed_apps import missing_apps

from .messages import message


@register("intarsia")
def needed_apps_are_installed(**_options: Any) -> list[CheckMessage]:
    installed = {config.name for config in apps.get_app_configs()}
    hint = 'Write INSTALLED_APPS = [*intarsia.apps("pages", "comments"), "wagtail.contrib.settings", …].'
    return [
        message("E102", f"{name} needs {', '.join(missing)} in INSTALLED_APPS.", hint)
        for name, missing in missing_apps(installed).items()
    ]
