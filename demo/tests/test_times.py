"""`make test` says where the time went."""

from scripts.test_times import report

JUNIT = """<testsuites><testsuite>
<testcase classname="e2e.test_menu" name="test_opens" time="12.34"/>
<testcase classname="a" name="test_quick" time="0.1"/>
</testsuite></testsuites>"""


def test_stages_their_sum_and_the_slowest_tests_are_listed(tmp_path):
    (tmp_path / "stages").write_text("65 check\n700 browser\n")
    (tmp_path / "browser.xml").write_text(JUNIT)

    assert report(tmp_path).splitlines() == [
        "Where the time went",
        "   1:05  check",
        "  11:40  browser",
        "  12:45  in all, within the limit of 15:00 for two cores",
        "Slowest tests",
        "   12.3 s  browser: e2e/test_menu test_opens",
        "    0.1 s  browser: a test_quick",
    ]


def test_a_run_of_more_than_fifteen_minutes_is_marked(tmp_path):
    (tmp_path / "stages").write_text("901 browser\n")

    assert "15:01  in all, MORE THAN the limit of 15:00" in report(tmp_path)
