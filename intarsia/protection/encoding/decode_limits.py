"""How many contacts are decoded in a minute: for a visitor, and for all visitors of a page and of a site together."""

from dataclasses import dataclass
from typing import Final

from django.http import HttpRequest

from intarsia.state import limits
from intarsia.wire.guarding.limits import is_within_limit

from . import tokens


@dataclass(frozen=True)
class DecodeLimit:
    """Each kind of visitor has its own counts, so that programs do not use up the limit of people."""

    kind: str
    of_client: int
    of_page: int
    of_site: int

    def allows(self, request: HttpRequest, string: str) -> bool:
        if not is_within_limit(request, f"decoded_contacts:{self.kind}", self.of_client):
            return False
        # A string that is not a contact does not count.
        return tokens.decode(string) is None or self._is_within_limits(
            request.get_host(), tokens.scope_in(string).hex()
        )

    def _is_within_limits(self, host: str, page: str) -> bool:
        return limits.is_within_limit(host, f"decoded_of_site:{self.kind}", self.of_site) and limits.is_within_limit(
            host, f"decoded_of_page:{self.kind}:{page}", self.of_page
        )


# A browser with an event token, or that worked. A page has a few contacts, and most visitors click none.
PROVEN: Final = DecodeLimit("proven", of_client=20, of_page=60, of_site=300)
# The original page script without a bot detector proves nothing else than `ct_checkjs`, which any program can copy. It
# sends all contacts of a page with one click.
COPIED: Final = DecodeLimit("copied", of_client=15, of_page=20, of_site=30)
