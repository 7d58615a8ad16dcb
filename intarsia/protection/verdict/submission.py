"""What is known of a submission before it is judged. No request and no model: whoever has one makes this from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

from .classifier.learnt import NOTHING, Learnt


@dataclass(frozen=True)
class Circumstances:
    """What was looked up around a submission. Whatever was not, or could not be, is as if nothing had been found."""

    token: Literal["off", "missing", "valid", "forged", "expired", "used"] = "off"
    # What the bot detector found about the browser.
    findings: tuple[str, ...] = ()
    # Whether the page's pixel was fetched, where a site has one.
    pixel: Literal["off", "missing", "missing_by_script", "loaded"] = "off"
    # How many came lately from there, this one included.
    from_address: int = 0
    from_network: int = 0
    from_identity: int = 0
    # How often this text came, this time included.
    copies: int = 0
    listed: Literal["", "allow", "block"] = ""
    is_from_elsewhere: bool = False
    # What is known of the domain of the sender's address.
    mail: Literal["EXISTS", "WRONG_FORM", "DISPOSABLE", "NO_MAIL_SERVER", "UNKNOWN"] = "UNKNOWN"
    # What services elsewhere say, by their names.
    opinions: Mapping[str, str] = field(default_factory=dict)
    # What the site's own decisions have taught.
    learnt: Learnt = NOTHING


@dataclass(frozen=True)
class Submission:
    """`signals` are what the page's script saw, by its names (`ct_ps_timestamp`, …). All may be forged or missing."""

    text: str
    received: datetime
    email: str = ""
    name: str = ""
    # What stood in the field that only robots see.
    honeypot: str = ""
    signals: Mapping[str, Any] = field(default_factory=dict)
    # Whether the page's script proved that it ran: its `ct_checkjs` is one that this site issued.
    is_scripted: bool = False
    circumstances: Circumstances = field(default_factory=Circumstances)

    def seconds_since(self, signal: str) -> float | None:
        """How long before the submission a signal's time was, which is in seconds. None without one."""
        try:
            moment = float(self.signals.get(signal) or 0)
        except (TypeError, ValueError, OverflowError):
            return None
        # NaN compares with nothing.
        return self.received.timestamp() - moment if moment > 0 else None

    def said_yes(self, signal: str) -> bool:
        """Signals come as truth values, or as the words by which stores and cookies keep them."""
        return self.signals.get(signal) in (True, 1, "1", "true")
