"""Rules of forms while somebody types, and when the form is sent.

.venv/bin/python -m benchmarks form_rules
"""

import statistics
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from benchmarks import in_site
from e2e.conftest import ARGUMENTS
from e2e.site import Site, chromium

SLOWER = 4
FEWER_FIELDS = 60
PHONE: ViewportSize = {"width": 390, "height": 844}
PUBLISH = "from benchmarks.in_site.form_rules import publish; print(publish({}))"
# Answers of the first field alternate, so that all fields are shown, and all are hidden.
DECIDED = """rounds => {
  const form = document.querySelector("form[data-rules]"), input = form.querySelector("input[name=input_1]");
  const id = Number(form.id.split("_")[1]);
  return Array.from({ length: rounds }, (_, round) => {
    input.value = round % 2 ? "x" : "y";
    const start = performance.now();
    window.gform.doAction("gform_input_change", input, id, "1");
    return performance.now() - start;
  });
}"""
OBSERVED = """() => {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.interactions.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 });
}"""


def measure(site: Site) -> dict[str, Any]:
    """`v8_ms` and `decided_ms` of 200 fields with 398 rules: CPU time on the server, and the time of the browser for an
    answer that shows or hides all others. `inp_ms` of 60 fields, with a processor four times slower: the longest time
    from a key or click to the next frame.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        decided = _decided(_open(browser, site))
        inp = _longest_interaction(_open(browser, site, FEWER_FIELDS))
        browser.close()
    return in_site.run("form_rules", site) | {"decided_ms": decided, "inp_ms": inp}


def _open(browser: Browser, site: Site, fields: int | None = None) -> Page:
    """The form in a new window, with as many fields as in V8 unless said otherwise."""
    path = site.run(PUBLISH.format(fields or "")).split()[-1]
    page = browser.new_context(viewport=PHONE).new_page()
    page.goto(site.url + path, wait_until="networkidle")
    page.locator("[name=input_1]").focus()
    page.wait_for_load_state("networkidle")
    return page


def _decided(page: Page) -> float:
    page.locator("[name=input_2]").wait_for(state="hidden")
    return round(statistics.median(page.evaluate(DECIDED, 41)), 2)


def _longest_interaction(page: Page) -> float:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(OBSERVED)
    for number in range(1, FEWER_FIELDS + 1):
        page.locator(f"[name=input_{number}]").click()
        page.keyboard.type("x")
        page.locator(f"[name=input_{FEWER_FIELDS}]").wait_for(state="visible")
    return float(max(page.evaluate("window.interactions"), default=0))
