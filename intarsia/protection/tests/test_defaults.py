"""PROT-SRV-10: defaults are safe, and every setting is explained."""

import pytest

from intarsia.firewall.models import FirewallSettings
from intarsia.protection.checks.reputation.models import ReputationSettings
from intarsia.protection.models import ContactSettings, ProtectionSettings

ALL = [ProtectionSettings, ContactSettings, ReputationSettings, FirewallSettings]
# Their labels or choices need no further explanation.
PLAIN = {
    *("cookie_mode", "mode", "without_script"),
    *("akismet_key", "cleantalk_key", "keep_delivered_days", "keep_others_days"),
}
SAFE = {
    # No other service is contacted.
    ProtectionSettings: {"cookie_mode": "none", "checks_mail": False, "asks_mailboxes": False, "guards_search": False},
    ReputationSettings: {"uses_akismet": False, "uses_stopforumspam": False, "uses_cleantalk": False},
    ContactSettings: {"hides_emails": True},
    # The firewall starts in monitoring mode.
    FirewallSettings: {"mode": "observe", "stops_crawlers": False},
}


@pytest.mark.parametrize(("settings", "values"), SAFE.items())
def test_PROT_SRV_10_defaults_are_safe(settings, values):
    """PROT-SRV-10"""
    unset = settings()
    assert {name: getattr(unset, name) for name in values} == values


def test_PROT_SRV_10_default_thresholds_hold_doubtful_and_block_certain_spam():
    """PROT-SRV-10, PROT-SRV-02"""
    unset = ProtectionSettings()
    assert unset.hold_from == 0.5 and unset.block_from >= 0.95
    assert unset.without_script == ProtectionSettings.WithoutScript.WEIGH


@pytest.mark.parametrize("settings", ALL)
def test_PROT_SRV_10_every_setting_has_a_label_and_help_text(settings):
    """PROT-SRV-10"""
    own = [field for field in settings._meta.fields if field.editable and field.name not in ("id", "site")]
    assert own
    assert [field.name for field in own if not field.help_text and field.name not in PLAIN] == []
