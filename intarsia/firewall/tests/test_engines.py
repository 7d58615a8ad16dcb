"""Which user agents claim to be a search engine, and whose domains must prove it."""

import pytest

from intarsia.firewall.search_engines.engines import domains_of
from intarsia.firewall.search_engines.names import verify_ip
from intarsia.protection.tests.name_server import name_server


@pytest.mark.parametrize(
    ("user_agent", "domains"),
    [
        ("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "googlebot.com google.com"),
        ("Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)", "googlebot.com google.com"),
        ("Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)", "search.msn.com"),
        ("Mozilla/5.0 (Macintosh) (Applebot/0.1; +http://www.apple.com/go/applebot)", "applebot.apple.com"),
        ("Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)", "yandex.ru yandex.net yandex.com"),
        ("Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com)", "baidu.com baidu.jp"),
        ("Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com)", "crawl.yahoo.net"),
        ("Mozilla/5.0 (compatible; SeznamBot/4.0; +http://napoveda.seznam.cz)", "seznam.cz"),
        ("Mozilla/5.0 (compatible;PetalBot;+https://webmaster.petalsearch.com)", "petalsearch.com"),
        ("Mozilla/5.0 (compatible; MojeekBot/0.11; +https://www.mojeek.com/bot.html)", "mojeek.com"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", ""),
    ],
)
def test_PROT_SRV_06_an_engine_is_proven_by_its_own_domains(user_agent, domains):
    """PROT-SRV-06"""
    assert " ".join(domains_of(user_agent)) == domains


IP = "203.0.113.5"
ASKED = ("5.113.0.203.in-addr.arpa", "PTR")


@pytest.mark.parametrize(
    ("name", "leads_to", "answer"),
    [
        ("crawl.googlebot.com.", IP, "yes"),
        ("CRAWL.GoogleBot.COM.", IP, "yes"),
        ("crawl.googlebot.com.", "203.0.113.6", "no"),
        # The domain itself and a longer word are not names below it.
        ("googlebot.com.", IP, "no"),
        ("evilgooglebot.com.", IP, "no"),
    ],
)
def test_PROT_SRV_06_a_name_counts_below_the_domain_and_if_it_leads_back(settings, name, leads_to, answer):
    """PROT-SRV-06"""
    with name_server({ASKED: name, (name.lower().rstrip("."), "A"): leads_to}) as server:
        settings.INTARSIA_NAME_SERVER = server.address

        assert verify_ip(IP, ("googlebot.com",)) == answer
