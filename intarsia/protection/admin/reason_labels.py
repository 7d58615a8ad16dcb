"""The labels of the reasons of all checks, for the lists of moderation."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext_lazy as _

from intarsia.moderation.labels import reason_label, register_reasons
from intarsia.moderation.models import ModerationRecord

REASONS: Mapping[str, Any] = {
    "honeypot_filled": _("A hidden field was filled in."),
    "honeypot_filled_like_another_field": _("A hidden field was filled in with the name or e-mail address."),
    "form_trap_filled": _("A hidden field of the form was filled in."),
    "wrong_version_hash": _("The form came with an invalid mark of its script."),
    "no_version_hash": _("The form came without the mark of its script: a program, or a browser without JavaScript."),
    "script_ran": _("The page script ran in the browser."),
    "no_script": _("The page script did not run: a bot, or a browser without JavaScript."),
    "wrong_script_proof": _("The page script sent an invalid proof."),
    "too_fast": _("Sent faster than a person can type."),
    "took_time": _("The fill-in time is typical of a person."),
    "page_too_old": _("The page was open for days."),
    "no_key_pressed": _("The message contains text, but no key was pressed."),
    "key_outside_of_visit": _("A key was pressed before the page was opened."),
    "key_pressed": _("Keys were pressed."),
    "nobody_there": _("No mouse, scroll or field activity."),
    "somebody_there": _("Mouse, scroll or field activity."),
    "driven_by_a_program": _("Headless browser: it has no window and is controlled by a program."),
    "detected_automation": _("The browser is controlled by a program."),
    "browser_contradicts_itself": _("The browser reports contradictory details about itself."),
    "fields_do_not_agree": _("The recorded form fields do not match."),
    "impossible_screen": _("The browser reported an impossible screen size."),
    "impossible_time_zone": _("The browser reported a time zone that does not exist."),
    "pointer_like_a_ruler": _("The pointer moved in a straight line at constant speed."),
    "a_link": _("The message contains a link."),
    "many_links": _("The message contains many links."),
    "reads_like_spam": _("The text reads like advertising."),
    "reads_like_a_person": _("The text reads like a person wrote it."),
    "like_your_spam": _("The text resembles messages that you marked as spam."),
    "like_what_you_let_through": _("The text resembles messages that you allowed."),
    "akismet_says_spam": _("Akismet considers the message spam."),
    "akismet_says_person": _("Akismet does not consider the message spam."),
    "known_to_stop_forum_spam": _("The sender is listed by Stop Forum Spam."),
    "cleantalk_says_spam": _("CleanTalk considers the message spam."),
    "cleantalk_says_person": _("CleanTalk does not consider the message spam."),
    "impossible_mail_address": _("The e-mail address is invalid."),
    "domain_takes_no_mail": _("The domain of the e-mail address does not accept mail."),
    "disposable_mail_address": _("Disposable e-mail address."),
    "token_of_nobody": _("The visit token is forged."),
    "token_used_before": _("The visit token was used before."),
    "token_too_old": _("The visit token has expired."),
    "token_of_this_browser": _("The visit token is valid."),
    "confirmed": _("The sender confirmed the message in a dialog."),
    "browser_worked": _("The browser did work for this message, which costs a program time."),
    "no_work": _("The browser did no work for this message: a program, or a slow device."),
    "work_of_nobody": _("The work of the browser is forged."),
    "work_used_before": _("The work of the browser was used for another message."),
    "work_for_another_page": _("The browser worked for another page, or changed its network."),
    "work_too_old": _("The work of the browser has expired."),
    "pixel_loaded": _("The browser loaded the images of the page."),
    "pixel_missing": _("The browser loaded no images: images are off, or a program only requested the form."),
    "no_token": _("The browser sent no visit token."),
    "flood_from_address": _("Flood of messages from this IP address."),
    "flood_from_network": _("Flood of messages from this network."),
    "flood_from_identity": _("Flood of messages from this sender."),
    "many_from_address": _("Many messages from this IP address."),
    "many_from_network": _("Many messages from this network."),
    "many_from_identity": _("Many messages from this sender."),
    "sent_before": _("The same text was sent before."),
    "sent_many_times": _("The same text was sent many times."),
    "text_from_many_senders": _("Several senders sent nearly the same text within a week."),
    "text_marked_as_spam": _("You marked nearly the same text as spam."),
    "on_allow_list": _("On your allow list."),
    "on_block_list": _("On your block list."),
    "could_not_be_delivered": _("The delivery failed. Allow the message to try again."),
    "sent_from_elsewhere": _("Sent from a page of another site."),
}

UNDELIVERED = "could_not_be_delivered"


def register() -> None:
    register_reasons(REASONS, decisive=[UNDELIVERED])


def beyond_the_score(record: ModerationRecord, hold_from: float) -> str:
    """Why the outcome differs from that of the score alone. Empty if it does not."""
    if not record.outcome:
        return str(_("Not judged, for example because a team member wrote it."))
    reasons = {one["reason"] for one in record.reasons}
    if UNDELIVERED in reasons:
        return reason_label(UNDELIVERED)
    if reasons & {"on_allow_list", "on_block_list"} or (record.outcome == "allow") == (record.score < hold_from):
        return ""
    if record.outcome == "allow":
        return str(_("Allowed regardless of the score, for example because a team member was signed in."))
    return str(_("Held or blocked regardless of the score, because of your settings for visitor protection."))
