"""The markup that replaces a contact."""

import re
from dataclasses import dataclass, replace
from html import escape
from typing import Literal

from .. import tokens
from ..contacts import mask
from .later_tokens import later

Mode = Literal["blur", "obfuscate", "replace"]
# Blurred asterisks.
STARS = re.compile(r"\*+")
# Marks contacts in the settings of islands; their script creates the same element from it as the server.
BEGIN, BETWEEN, END = "\ue000", "\ue001", "\ue002"


@dataclass(frozen=True)
class Encoding:
    """How a site hides its contacts. `hint` explains what to do, also without JavaScript."""

    mode: Mode = "obfuscate"
    hides_phones: bool = False
    hint: str = ""
    # The replacement text in the mode `replace`.
    replacement: str = ""
    # The countries whose telephone numbers are found without a country code.
    countries: tuple[str, ...] = ()
    # The page that shows the contact, and the comment in it. Contacts of other scopes have other tokens.
    scope: str = ""
    # HTML that many pages share is encoded once: it gets the tokens of each page later.
    has_tokens_later: bool = False

    def token(self, contact: str) -> str:
        return later(contact, self.scope) if self.has_tokens_later else tokens.encode(contact, self.scope)

    def within(self, scope: str) -> "Encoding":
        return replace(self, scope=f"{self.scope}|{scope}")

    def shown(self, contact: str) -> str:
        return self.replacement if self.mode == "replace" and self.replacement else mask(contact)

    def inner_html(self, contact: str) -> str:
        shown = escape(self.shown(contact))
        return STARS.sub(r'<span class="apbct-blur">\g<0></span>', shown) if self.mode == "blur" else shown

    def element(self, contact: str, *, is_inside_control: bool = False) -> str:
        """A separate control, unless it is inside a link or a button."""
        control = "" if is_inside_control else ' role="button" tabindex="0"'
        return (
            f'<span data-original-string="{self.token(contact)}" class="{self.classes}"'
            f'{control} title="{escape(self.hint)}">{self.inner_html(contact)}</span>'
        )

    @property
    def classes(self) -> str:
        return "apbct-email-encoder apbct-replaced" if self.mode == "replace" else "apbct-email-encoder"

    def link_attributes(self, scheme: str, contact: str) -> str:
        """Replaces a link's `href`; the scheme stays."""
        href = f'href="{scheme}{escape(mask(contact))}"'
        return f'{href} data-original-string="{self.token(contact)}" title="{escape(self.hint)}"'

    def mark(self, contact: str) -> str:
        """As text, for an island's settings."""
        return BEGIN + BETWEEN.join((self.token(contact), self.shown(contact), self.mode, self.hint)) + END
