"""The script that the crawler rule needs on every page."""

from collections.abc import Iterable

from intarsia.page_cache import cached_lookup
from intarsia.page_contributions import ComposedPage, PageContribution, Script, register_page_contribution

from .script import is_wanted, proof_script

TAG = "firewall"


class ProofScript(PageContribution):
    name = "intarsia_firewall"
    order = 60

    def scripts(self, page: ComposedPage) -> Iterable[Script]:
        wanted = cached_lookup("firewall", ["script"], lambda *_: (TAG,), lambda _keys: {"script": is_wanted()})
        return (proof_script(),) if wanted["script"] else ()


register_page_contribution(ProofScript())
