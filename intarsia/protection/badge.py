"""What the badge says beside the names of those who passed as real persons."""

from django.utils.translation import pgettext


def badge_phrases() -> dict[str, str]:
    """By the names under which page scripts read them, in the language that is spoken just now."""
    return {
        "trpHeading": pgettext("page", "The Real Person Badge!"),
        "trpContent1": pgettext("page", "The author acts as a real person and was verified as not a bot."),
        "trpContent2": pgettext("page", "The comment passed all tests against spam and was approved by itself."),
        "trpContentLearnMore": pgettext("page", "Learn more"),
    }
