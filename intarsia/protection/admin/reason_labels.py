"""Labels for the reasons of all checks, and for scores, in words for site owners."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext_lazy as _

from ..models import JudgedSubmission

REASONS: Mapping[str, Any] = {
    "honeypot_filled": _("A hidden field was filled in."),
    "script_ran": _("The page's script ran in the browser."),
    "no_script": _("The page's script did not run: a robot, or a browser without JavaScript."),
    "wrong_script_proof": _("The proof that the page's script ran was wrong."),
    "too_fast": _("Sent faster than a person can type."),
    "took_time": _("Somebody took their time."),
    "page_too_old": _("The page had been open for days."),
    "page_from_the_future": _("The browser's clock contradicts the time of sending."),
    "no_key_pressed": _("The message has text, but no key was pressed."),
    "key_outside_of_visit": _("A key was pressed before the page was opened, or after the form was sent."),
    "key_pressed": _("Keys were pressed."),
    "nobody_there": _("No mouse, scroll or field activity."),
    "somebody_there": _("Somebody moved, scrolled or wrote on the page."),
    "driven_by_a_program": _("The browser has no window: a program drives it."),
    "detected_automation": _("A program drives the browser."),
    "browser_contradicts_itself": _("The browser contradicts itself about what it is."),
    "fields_do_not_agree": _("The record of the form's fields contradicts itself."),
    "impossible_screen": _("The browser reported an impossible screen size."),
    "impossible_time_zone": _("The browser reported a time zone that does not exist."),
    "pointer_like_a_ruler": _("The pointer moved in a straight line at constant speed."),
    "a_link": _("The message has a link."),
    "many_links": _("The message has many links."),
    "reads_like_spam": _("The text reads like advertising."),
    "reads_like_a_person": _("The text reads like a person wrote it."),
    "like_your_spam": _("The text resembles messages that you marked as spam."),
    "like_what_you_let_through": _("The text resembles messages that you let through."),
    "akismet_says_spam": _("Akismet takes it for spam."),
    "akismet_says_person": _("Akismet does not take it for spam."),
    "known_to_stop_forum_spam": _("Its sender was reported to Stop Forum Spam."),
    "cleantalk_says_spam": _("CleanTalk takes it for spam."),
    "cleantalk_says_person": _("CleanTalk does not take it for spam."),
    "impossible_mail_address": _("The e-mail address is invalid."),
    "domain_takes_no_mail": _("The domain of the e-mail address does not accept mail."),
    "disposable_mail_address": _("Disposable e-mail address."),
    "token_of_nobody": _("The browser's proof of this visit was made up."),
    "token_used_before": _("The browser's proof of this visit was used before."),
    "token_too_old": _("The browser's proof of this visit is old."),
    "token_of_this_browser": _("The browser proved this very visit."),
    "pixel_loaded": _("The browser showed what is on the page."),
    "pixel_missing": _("Nothing on the page was shown: pictures are off, or a program only fetched the form."),
    "no_token": _("The browser did not prove this visit."),
    "flood_from_address": _("A flood of messages came from this address."),
    "flood_from_network": _("A flood of messages came from this network."),
    "flood_from_identity": _("A flood of messages came from this sender."),
    "many_from_address": _("Many messages came from this address."),
    "many_from_network": _("Many messages came from this network."),
    "many_from_identity": _("Many messages came from this sender."),
    "sent_before": _("The same text was sent before."),
    "sent_many_times": _("The same text was sent many times."),
    "on_allow_list": _("Your lists let it through."),
    "on_block_list": _("Your lists refuse it."),
    "could_not_be_delivered": _("It could not be delivered when it came, and waits for you to try again."),
    "sent_from_elsewhere": _("It was sent from another site's page."),
}

UNDELIVERED = "could_not_be_delivered"

SCORES = (
    (0.97, _("Almost certainly spam")),
    (0.75, _("Probably spam")),
    (0.5, _("Could be spam")),
    (0.2, _("Probably a person")),
    (0.0, _("Almost certainly a person")),
)


STATUS_LABELS = {
    "spam": _("Spam"),
    "let-through": _("Let through later"),
    "dismissed": _("Dismissed"),
    "allow": _("Let through"),
    "hold": _("Waiting"),
    "block": _("Refused"),
}


def reason_label(reason: str) -> str:
    """A custom check is shown by its name."""
    return str(REASONS.get(reason) or reason.replace("_", " ").capitalize())


def score_in_words(score: float) -> str:
    word = next((word for least, word in SCORES if score >= least), SCORES[-1][1])
    return f"{word} ({score:.0%})"


def status_label(entry: JudgedSubmission) -> str:
    """The status after the last decision."""
    return str(STATUS_LABELS[entry.status])


def main_reason(entry: JudgedSubmission) -> str:
    """The main reason for the outcome."""
    wanted = -1 if entry.outcome == "allow" else 1
    if any(one["reason"] == UNDELIVERED for one in entry.reasons):
        return reason_label(UNDELIVERED)
    return next((reason_label(one["reason"]) for one in entry.reasons if one["weight"] * wanted > 0), "")


def beyond_the_score(entry: JudgedSubmission, hold_from: float) -> str:
    """Why the outcome differs from that of the score alone. Empty if it does not."""
    reasons = {one["reason"] for one in entry.reasons}
    if UNDELIVERED in reasons:
        return reason_label(UNDELIVERED)
    if reasons & {"on_allow_list", "on_block_list"} or (entry.outcome == "allow") == (entry.score < hold_from):
        return ""
    if entry.outcome == "allow":
        return str(_("It was let through whatever the score, for example since somebody of your team was signed in."))
    return str(_("It was kept back whatever the score: your settings, Visitor protection, ask for it."))
