"""The magazine's analytics on campaigns: a script of another host, and a snippet in the head."""

from collections.abc import Iterable

from django.conf import settings
from django.utils.safestring import mark_safe

from intarsia.page_contributions import ComposedPage, PageContribution, Script, register_page_contribution

from .models import CampaignPage


class Analytics(PageContribution):
    name = "journal.analytics"

    def scripts(self, page: ComposedPage) -> Iterable[Script]:
        host = getattr(settings, "JOURNAL_ANALYTICS", "")
        return [Script(f"{host}/analytics.js", is_module=False)] if host and isinstance(page.page, CampaignPage) else []

    def head(self, page: ComposedPage) -> str:
        return mark_safe("<script>window.counted = true</script>") if any(self.scripts(page)) else ""


register_page_contribution(Analytics())
