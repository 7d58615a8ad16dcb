"""How a site allows what its policy blocked: the lines for its settings, and a reason not to use them."""

from dataclasses import dataclass
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from intarsia.rendering.security_policy.sources import problem_of

from .models import Violation
from .reported_page import page_at

ADVICE: Final[dict[str, Promise]] = {
    "inline": _(
        "Code or a style inside the page, such as an attribute “onclick” or “style”. It cannot be allowed: move it "
        "to a file, and find elements there by their class."
    ),
    "eval": _("A script runs a text as code. Use a build of the library that does not need “eval”."),
    "wasm-eval": _("A script compiles WebAssembly, which the policy of pages does not allow."),
    "data:": _("A file is inside the page. Ask its author for a version with a URL."),
    "blob:": _("A script makes a file in the browser. Allow it only if you know the script."),
}
OF_HOST: Final = _("Allow this host only if you or a tool that you use loads something from it.")
OF_IPV6: Final = _("A policy cannot contain an IPv6 address. Load the file from a host with a name.")
OF_HASH: Final = _("Allow this code only if you know where it comes from. It needs a new hash whenever it changes.")


@dataclass(frozen=True)
class Remedy:
    advice: str | Promise
    # For the settings; empty if nothing can allow it.
    everywhere: str = ""
    # The same for the site and page type only.
    here: str = ""


def remedy_for(violation: Violation) -> Remedy:
    source, directive = violation.source, violation.directive
    default = OF_HASH if source.startswith("'sha") else OF_IPV6 if "://[" in source else OF_HOST
    advice = ADVICE.get(source, default if "-src" in directive or directive == "form-action" else ADVICE["inline"])
    if problem_of(directive, source):
        return Remedy(advice)
    rule = {directive: [source]}
    return Remedy(advice, _setting(rule), _setting({**_scope_of(violation), **rule}))


def _setting(rule: dict[str, list[str]]) -> str:
    lines = ", ".join(f'"{name}": [{", ".join(_quoted(value) for value in values)}]' for name, values in rule.items())
    return f"INTARSIA_POLICY = [\n    {{{lines}}},\n]"


def _quoted(value: str) -> str:
    return '"' + value.replace('"', "") + '"'


def _scope_of(violation: Violation) -> dict[str, list[str]]:
    page = page_at(violation.site, violation.path) if violation.path else None
    types = {"page_types": [page._meta.label]} if page else {}
    return {"sites": [violation.site.hostname], **types}
