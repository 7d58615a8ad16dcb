"""How long a browser works for a message, with a processor four times slower: about a usual phone.

Chromium slows down pages and not their workers. So the shipped file works on the page, in one go.
"""

import hashlib
import statistics
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from benchmarks.calibration import CHROMIUM_WORK, calibrated
from e2e.conftest import ARGUMENTS
from e2e.site import Site, chromium
from intarsia.protection.signal_collection.proof_of_work.challenges import ALGORITHM, TRIES

SLOWER = 4
# Numbers at equal distances: as many tries on average as with random numbers.
ROUNDS = 10
WORK = """async ([script, challenges]) => {
  window.Worker = undefined;
  const { setTimeout } = window;
  window.setTimeout = (done) => queueMicrotask(done);
  const { findNumber } = await import(script);
  const times = [];
  for (const challenge of challenges) {
    const start = performance.now();
    if ((await findNumber(challenge)) === undefined) throw new Error("The work was in vain.");
    times.push(performance.now() - start);
  }
  window.setTimeout = setTimeout;
  return times;
}"""


def measure(site: Site, script: str) -> dict[str, Any]:
    """`ms` of the work for a usual message, `longest_ms` if the last try finds the number, and `fixed_ms` of other work
    in the same slow page. `script` is the path of the file that works.
    """
    with calibrated("chromium") as calibration, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = browser.new_page()
        page.goto(f"{site.url}/", wait_until="networkidle")
        found = _measured(page, page.context.new_cdp_session(page), script)
        browser.close()
    return found | {"factor": calibration.factor}


def _measured(page: Page, session: CDPSession, script: str) -> dict[str, float]:
    challenges = list(_challenges())
    page.evaluate(WORK, [script, challenges])
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    times = page.evaluate(WORK, [script, challenges])
    fixed = page.evaluate(CHROMIUM_WORK, ROUNDS)
    return {
        "ms": round(statistics.mean(times), 1),
        "longest_ms": round(max(times), 1),
        "fixed_ms": round(statistics.median(fixed), 1),
    }


def _challenges() -> Iterator[dict[str, Any]]:
    for number in range(TRIES // (2 * ROUNDS), TRIES, TRIES // ROUNDS):
        # As long as the salts of this site.
        salt = f"{number:024x}?for=page&page={'0' * 12}&client={'0' * 12}&life=3600&expires=1789000000.000&"
        challenge = hashlib.sha256(f"{salt}{number}".encode()).hexdigest()
        yield {"algorithm": ALGORITHM, "challenge": challenge, "maxnumber": TRIES, "salt": salt, "signature": ""}
