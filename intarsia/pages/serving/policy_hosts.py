"""The hosts that widgets need, for pages with the site's own security policy: those in a template of the project."""

from collections.abc import Callable, Iterator, Mapping

from django.http import HttpRequest
from django.http.response import HttpResponseBase

from intarsia.rendering.security_policy.hosts import is_source

from .embedding import hosts_of

HEADERS = ("Content-Security-Policy", "Content-Security-Policy-Report-Only")
# What browsers read if a policy has no such directive.
FOLLOWS = {"frame-src": ("child-src", "default-src"), "form-action": ()}
# They take the place of the general directive for elements of the page.
FOR_ELEMENTS = ("script-src", "style-src")

# A header of previews in a template of the project: the hosts by directive, written like a policy.
NEEDED = "X-Policy-Hosts"

Directives = dict[str, list[str]]


def policy_hosts(request: HttpRequest) -> dict[str, list[str]]:
    """By directive, of all documents that were rendered for this request: {"frame-src": ["https://…"]}."""
    found: dict[str, list[str]] = {}
    for directive, host in sorted(hosts_of(request)):
        if is_source(host):
            found.setdefault(directive, []).append(host)
    return found


class PolicyHosts:
    """A middleware that adds these hosts to the policy of the response. Put it before the one that sets the policy."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        response = self.get_response(request)
        hosts = policy_hosts(request)
        for name in HEADERS:
            if hosts and (policies := response.headers.get(name)):
                response.headers[name] = with_hosts(policies, hosts)
        return response


def blocked_hosts(response: HttpResponseBase) -> list[str]:
    """The hosts that a preview in a template of the project needs, and that its policy does not allow."""
    policies, needed = response.headers.get(HEADERS[0], ""), _read(response.headers.get(NEEDED, ""))
    given = with_hosts(policies, {})
    blocked = {
        host
        for directive, hosts in needed.items()
        for host in hosts
        if with_hosts(policies, {directive: [host]}) != given
    }
    return sorted(blocked)


def with_hosts(policies: str, hosts: Mapping[str, list[str]]) -> str:
    """A header can have several policies, of which each must allow a host."""
    return ", ".join(_with_hosts(policy, hosts) for policy in policies.split(",") if policy.strip())


def _with_hosts(policy: str, hosts: Mapping[str, list[str]]) -> str:
    directives = _read(policy)
    for directive, needed in hosts.items():
        for name, sources in _deciding(directives, directive):
            kept = [source for source in sources if source.lower() != "'none'"]
            directives[name] = [*kept, *(host for host in needed if host not in kept)]
    return as_policy(directives)


def as_policy(directives: Mapping[str, list[str]]) -> str:
    return "; ".join(" ".join((name, *sources)) for name, sources in directives.items())


def _deciding(directives: Directives, directive: str) -> list[tuple[str, list[str]]]:
    """What decides about this directive, with its sources. Nothing if the policy allows all hosts there."""
    names = [directive, f"{directive}-elem"] if directive in FOR_ELEMENTS else [directive]
    own = [(name, directives[name]) for name in names if name in directives]
    if directive in directives:
        return own
    others = FOLLOWS.get(directive, ("default-src",))
    inherited = next((directives[name] for name in others if name in directives), None)
    return own if inherited is None else [*own, (directive, inherited)]


def _read(policy: str) -> Directives:
    found: Directives = {}
    for name, sources in _named(policy):
        # Browsers ignore a directive that comes again.
        found.setdefault(name, sources)
    return found


def _named(policy: str) -> Iterator[tuple[str, list[str]]]:
    for part in policy.split(";"):
        name, *sources = part.split() or [""]
        if name:
            yield name.lower(), sources
