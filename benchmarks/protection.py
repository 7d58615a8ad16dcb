"""The cost of visitor protection: the firewall before each page, a verdict, a message that is judged and stored,
script sizes.
"""

import gzip
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from e2e.site import ROOT, Site

STATIC = ROOT / "intarsia" / "protection" / "static" / "intarsia" / "protection"

SCRIPT = """
import ipaddress, itertools, json, random, statistics, time, tracemalloc
import django
django.setup()
from datetime import UTC, datetime
from django.test import Client
from demo.texts.contact import FORM_SUBJECTS
from intarsia.protection.api import Submission, judge
from intarsia.protection.firewall.log import StopLog
from intarsia.protection.firewall.networks import Networks
from intarsia.protection.firewall.rules import Rules
from intarsia.protection.firewall.middleware import Wall
from intarsia.protection.models import JudgedSubmission, ProtectionSettings
from intarsia.protection.page_script.proof import issue_proof

chance = random.Random(1)
def microseconds(do, things):
    start = time.perf_counter()
    for thing in things:
        do(thing)
    return (time.perf_counter() - start) * 1e6 / len(things)
def median_of(do, things):
    return round(statistics.median(microseconds(do, things) for _ in range(9)), 2)

lengths = [16, 20, 22, 24, 24, 24, 32, 32]
marks = {}
while len(marks) < 100_000:
    network = ipaddress.ip_network((chance.getrandbits(32), chance.choice(lengths)), strict=False)
    marks[str(network)] = "stop"
tracemalloc.start()
networks = Networks(marks.items())
megabytes = tracemalloc.get_traced_memory()[0] / 1e6
tracemalloc.stop()
addresses = [str(ipaddress.ip_address(chance.getrandbits(32))) for _ in range(20_000)]
free = [address for address in addresses if networks.rule_for(address) is None]
views = [{"REMOTE_ADDR": address, "REQUEST_METHOD": "GET", "PATH_INFO": "/"} for address in free]
def ask(wall):
    return lambda environ: wall(environ, None)
def new_wall():
    return Wall(lambda environ, start_response: (), StopLog(), Rules("enforce", 1_000_000, networks=networks))
first = statistics.median(microseconds(ask(new_wall()), views) for _ in range(9))
known = new_wall()
microseconds(ask(known), views)

words = "course May daughter knives walnut veneer glue saw bench Thursday price train supper apron maple".split()
def message():
    return "Hello, I would like to ask: " + " ".join(chance.choices(words, k=60))
def submission(text):
    now = time.time()
    signals = {"ct_ps_timestamp": int(now - 60), "ct_fkp_timestamp": int(now - 30), "ct_mouse_moved": True,
               "ct_has_key_up": True, "ct_timezone": 1, "ct_pointer_data": [[22, 11, 1391], [90, 45, 1600]]}
    return Submission(text=text, received=datetime.now(UTC), email="ana@example.org", name="Ana", signals=signals,
                      is_scripted=True)
submissions = [submission(message()) for _ in range(400)]
judge(submissions[0])
verdicts = []
cpu = time.process_time()
for one in submissions:
    start = time.perf_counter()
    judge(one)
    verdicts.append(time.perf_counter() - start)
per_second = len(submissions) / (time.process_time() - cpu)

# Each from a house of its own: it is the usual message that counts, not the tenth from one address.
numbers = itertools.count(1)
def send():
    client = Client(headers={"host": "localhost", "sec-fetch-site": "same-origin"})
    client.defaults["REMOTE_ADDR"] = f"10.{next(numbers) // 250}.{next(numbers) % 250}.7"
    start = time.perf_counter()
    answer = client.post("/contact/write/", {
        "name": "Ana", "email": f"ana{next(numbers)}@example.org", "subject": FORM_SUBJECTS[0], "message": message(),
        "ct_checkjs": issue_proof("localhost"),
    })
    assert answer.status_code in (302, 303), (answer.status_code, answer.content[:2000])
    return time.perf_counter() - start
before = JudgedSubmission.objects.count()
send()
sent = [send() for _ in range(100)]
assert JudgedSubmission.objects.count() == before + 101
print(json.dumps({
    "networks_mb": round(megabytes, 1),
    "lookup_us": median_of(networks.rule_for, addresses),
    "new_address_us": round(first, 2),
    "known_address_us": median_of(ask(known), views),
    "verdict_ms": round(statistics.median(verdicts) * 1000, 3),
    "judged_per_second": round(per_second),
    "submission_ms": round(statistics.median(sent) * 1000, 2),
}))
"""


def measure(site: Site) -> dict[str, Any]:
    """Medians of times. The firewall wraps an empty application, with 100,000 networks listed. A submission is the
    contact form's, with everything that Django does for it: judged, stored, mail sent. The number judged per
    second, on one core, follows from the CPU time of their verdicts.
    """
    own = {"INTARSIA_VAR": str(site.folder), "DJANGO_SETTINGS_MODULE": "demo.settings"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=ROOT, env={**os.environ, **own}, capture_output=True, text=True
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    return json.loads(done.stdout.strip().splitlines()[-1]) | {"script_kb": _script_kb()}


def _script_kb() -> float:
    """What a page with a form downloads by itself, including the bot detector; gzip."""
    scripts = [*STATIC.glob("protection-*.js"), *STATIC.glob("parts/detect-*.js")]
    return round(sum(_size(script) for script in scripts) / 1000, 2)


def _size(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))
