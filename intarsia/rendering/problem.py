from typing import NamedTuple


class Problem(NamedTuple):
    """One reason why a document is refused; the path reads like `content[2].props.tabs[0].title`."""

    path: str
    message: str
