"""What is known about a submission before it is judged, independent of requests and models."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

from .classifier.site_model import SiteModel

# The longest time that a site can demand of a person.
LONG_ENOUGH = 60.0


@dataclass(frozen=True)
class Lookups:
    """The results of lookups. A failed lookup counts as no result."""

    token: Literal["off", "missing", "valid", "forged", "expired", "used"] = "off"
    # The work of a browser for this message.
    proof: Literal["off", "missing", "valid", "expired", "elsewhere", "used", "forged"] = "off"
    # The findings of the bot detector.
    findings: tuple[str, ...] = ()
    # How long ago this server issued the valid token, and gave the work of the valid proof.
    token_seconds: float | None = None
    proof_seconds: float | None = None
    # How long the page was open when a message was sent first that is confirmed now, on a page that was loaded again.
    seconds_before: float | None = None
    # Whether the page's pixel was loaded, if the site has one.
    pixel: Literal["off", "missing", "missing_by_script", "loaded"] = "off"
    # The number of recent messages, including this one. Of one with a proof of work, those that have one, too.
    from_ip: int = 0
    from_network: int = 0
    from_identity: int = 0
    # How often this text was sent, including this time.
    copies: int = 0
    # From how many clients nearly the same text came in the last days, and whether a person marked one as spam.
    senders_of_text: int = 0
    is_marked_text: bool = False
    # These texts have the same group. Empty for texts that are not compared.
    group: str = ""
    listed: Literal["", "allow", "block"] = ""
    is_from_elsewhere: bool = False
    # What is known about the domain of the sender's e-mail address.
    email_check: Literal["EXISTS", "WRONG_FORM", "DISPOSABLE", "NO_MAIL_SERVER", "UNKNOWN"] = "UNKNOWN"
    # The answers of reputation services, by name.
    opinions: Mapping[str, str] = field(default_factory=dict)
    # What the site's own checks asked for, by their names.
    own: Mapping[str, Any] = field(default_factory=dict)
    # What the site has learned from decisions, if anything.
    learned: SiteModel | None = None


@dataclass(frozen=True)
class FormTrap:
    """What the traps of a form's own noticed, besides the honeypot of the page's script."""

    is_filled: bool = False
    # Whether the hash from the form's script is right; `off` if the form has none.
    version_hash: Literal["off", "missing", "right", "wrong"] = "off"

    @property
    def has_caught(self) -> bool:
        return self.is_filled or self.version_hash == "wrong"


@dataclass(frozen=True)
class Submission:
    """`signals` are the values of the page's script, by its names (`ct_ps_timestamp`, …). All of them may be forged
    or missing.
    """

    text: str
    received: datetime
    email: str = ""
    name: str = ""
    # The content of the honeypot field.
    honeypot: str = ""
    signals: Mapping[str, Any] = field(default_factory=dict)
    # Whether the page's script ran: its `ct_checkjs` is one that this site issued.
    is_scripted: bool = False
    lookups: Lookups = field(default_factory=Lookups)
    trap: FormTrap = field(default_factory=FormTrap)

    @property
    def has_script_proof(self) -> bool:
        """Any program can copy `ct_checkjs`; a token and a proof of work are made for this browser."""
        return self.is_scripted or "valid" in (self.lookups.token, self.lookups.proof)

    def seconds_since(self, signal: str) -> float | None:
        """The time between a signal in seconds and the submission. None without the signal."""
        try:
            moment = float(self.signals.get(signal) or 0)
        except (TypeError, ValueError, OverflowError):
            return None
        # NaN compares with nothing.
        return self.received.timestamp() - moment if moment > 0 else None

    @property
    def seconds_taken(self) -> float | None:
        """How long the page was open, as far as that is known.

        A visitor's clock can be wrong by a day. But the server issued token and work, and two times of the same clock
        have the right difference. They are lower limits, so short ones say nothing about a page from the future.
        """
        if self.lookups.seconds_before is not None:
            return self.lookups.seconds_before
        opened, key = self.seconds_since("ct_ps_timestamp"), self.seconds_since("ct_fkp_timestamp")
        if opened is None:
            return None
        issued = max(self.lookups.token_seconds or 0.0, self.lookups.proof_seconds or 0.0)
        at_least = max(issued, 0.0 if key is None else opened - key)
        if opened >= 0:
            return max(opened, at_least)
        return at_least if at_least >= LONG_ENOUGH else None

    def is_yes(self, signal: str) -> bool:
        """Signals are booleans, or the text that storage and cookies use for them."""
        return self.signals.get(signal) in (True, 1, "1", "true")
