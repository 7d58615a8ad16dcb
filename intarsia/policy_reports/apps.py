from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class PolicyReportsConfig(AppConfig):
    name = "intarsia.policy_reports"
    label = "intarsia_policy_reports"
    verbose_name = _("Security policy")
    default_auto_field = "django.db.models.BigAutoField"
