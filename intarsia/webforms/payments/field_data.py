"""What the server adds to the settings of card fields, and the hosts that their pages may use."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from intarsia.page_contributions import ComposedPage, PageContribution
from intarsia.rendering.data_loaders import LoadContext, Settings

from ..display.field_settings.field_data import field_data, visit_at
from ..display.visit import FormVisit
from .models import PaymentSettings
from .provider import BrowserPart
from .provider_for_tests import ProviderForTests
from .providers import provider_called

# The page cache drops pages with card fields when the settings of their site change.
TAG: Final = "webform-payments"
PROVIDER: Final = re.compile(r'\bdata-payment="([^"]+)"')


def card_data(fields: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    context.tags.add(TAG)
    settings = PaymentSettings.for_site(context.site) if context.site else PaymentSettings()
    return {
        page_id: {**data, **_payment(settings, visit_at(page_id, context))}
        for page_id, data in field_data(fields, context).items()
    }


def _payment(settings: PaymentSettings, visit: FormVisit) -> dict[str, Any]:
    """Staff who try a form pay with the test provider, whatever the site uses."""
    provider = ProviderForTests() if visit.is_test else provider_called(settings.provider)
    part = provider.browser_part(settings) if provider else BrowserPart()
    return {
        "payment_provider": provider.name if provider and provider.is_ready(settings) else "",
        "payment_module": part.module,
        "payment_data": dict(part.data),
        "payment_has_frame": part.has_frame,
        "payment_action": visit.payment_action,
    }


class PaymentHosts(PageContribution):
    name = "webforms.payments"

    def hosts(self, page: ComposedPage) -> Iterable[tuple[str, str]]:
        # Nearly all pages have no card field, and the expression takes a tenth of the time of a page.
        with_card = [html for html in page.html.values() if "data-payment" in html]
        names = {name for html in with_card for name in PROVIDER.findall(html)}
        if not names or page.site is None:
            return ()
        settings = PaymentSettings.for_site(page.site)
        providers = [provider for name in names if (provider := provider_called(name))]
        return [host for provider in providers for host in provider.browser_part(settings).hosts]
