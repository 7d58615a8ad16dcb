from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol


class PortableSettings(Protocol):
    """What an item does besides showing its document, such as the e-mails of a form. Its exported file has it, too."""

    def of(self, item: Any) -> dict[str, Any]:
        """JSON values."""

    def references(self, settings: dict[str, Any]) -> Iterable[tuple[str, int]]:
        """Targets and ids of what the settings lead to."""

    def apply(self, draft: Any, settings: dict[str, Any], new_id: Callable[[str, int], int | None]) -> Iterator[str]:
        """Checks them and gives them to a draft of another site. The sentences are for the person who imports them.

        Raises Django's ValidationError with the reasons, and changes nothing then.
        """
