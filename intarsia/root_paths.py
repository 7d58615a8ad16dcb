"""The paths of Intarsia at the root of a site. A site that uses one of them itself chooses another: INTARSIA_URLS."""

import re
from collections.abc import Iterator
from typing import Final

from .site_options import option

NAMES: Final = (
    "ajax",
    "listing-ajax",
    "api",
    "search",
    "log-out",
    "frame",
    "comments",
    "forms",
    "protection",
    "metrics",
)
_PATH: Final = re.compile(r"[\w-]+(?:/[\w-]+)*", re.ASCII)


def root_path(route: str) -> str:
    """`route` of a URLconf with its first part as the site chose it: `root_path("forms/<int:form>/")`."""
    name, slash, rest = route.partition("/")
    chosen = option("INTARSIA_URLS")
    path = str(chosen.get(name, name)).strip("/") if isinstance(chosen, dict) else name
    return f"{path}{slash}{rest}"


def problems() -> Iterator[str]:
    """What is wrong with the setting, with the way out."""
    chosen = option("INTARSIA_URLS")
    if not isinstance(chosen, dict):
        yield "INTARSIA_URLS is not a dictionary. Write {'search': 'find'}."
        return
    for name, path in chosen.items():
        if name not in NAMES:
            yield f"INTARSIA_URLS has {name!r}, which is not a path of Intarsia. Choose from: {', '.join(NAMES)}."
        elif not isinstance(path, str) or not _PATH.fullmatch(path.strip("/")):
            yield f"INTARSIA_URLS has {path!r} for {name!r}. Write a path without special characters, such as 'find'."
    paths = [root_path(f"{name}/") for name in NAMES]
    for path in sorted({path for path in paths if paths.count(path) > 1}):
        yield f"INTARSIA_URLS gives two paths the name {path!r}. Choose another one for one of them."
