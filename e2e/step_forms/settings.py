"""The demo, with two protected forms whose pages contain neither passwords nor files when they are shown again."""

from demo.settings import *  # noqa: F403

ROOT_URLCONF = "e2e.step_forms.urls"
