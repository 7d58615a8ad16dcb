"""The URLs of routes. A site can rename a namespace for scripts that were written for another server."""

from intarsia.site_options import option

from .registry import Call, call_at, rest_calls

# The setting with the name of a namespace in URLs.
RENAMED = {"antispam": "INTARSIA_ANTISPAM_NAMESPACE"}


def path_of(route: str) -> str:
    """The path of a declared route below the REST base."""
    namespace, _, rest = route.partition("/")
    return f"{_chosen(namespace)}/{rest}"


def call_at_path(path: str, method: str) -> Call | None:
    known = {path_of(route): route for call in rest_calls() for route in call.routes}
    return call_at(known[path], method) if path in known else None


class Route:
    """URL converter for paths in the namespaces of calls. Others do not match, so the site may use them itself."""

    regex = r"[^/]+/v\d+/.+"

    def to_python(self, path: str) -> str:
        ours = {_namespace_of(path_of(route)) for call in rest_calls() for route in call.routes}
        if _namespace_of(path) not in ours:
            raise ValueError("No call has this namespace.")
        return path.strip("/")

    def to_url(self, path: str) -> str:
        return path


def _namespace_of(path: str) -> str:
    return "/".join(path.split("/")[:2])


def _chosen(namespace: str) -> str:
    return str(option(RENAMED[namespace])).strip("/") if namespace in RENAMED else namespace
