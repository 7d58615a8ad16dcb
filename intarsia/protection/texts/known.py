"""Which texts there are. English is the key; translations are in this app's catalogues.

Page scripts have the same list, for when the site cannot be asked: `texts.json` is the only one.
"""

import json
from pathlib import Path
from typing import Final

# By group, by the name under which scripts and owners know it.
GROUPS: Final[dict[str, dict[str, str]]] = json.loads((Path(__file__).parent / "texts.json").read_text("utf-8"))
TEXTS: Final = {name: text for group in GROUPS.values() for name, text in group.items()}
# What the config globals carry.
OF_SCRIPTS: Final = (*GROUPS["contacts"], *GROUPS["dialog"])
HINT: Final = TEXTS["hint"]
# Staff who preview a page are never taken for robots.
STAFF_TEXTS: Final = {
    "text__ee_wait_for_decoding": "One moment, please. Visitors wait just as long.",
    "text__ee_decoding_process": "You are signed in, so nothing is checked.",
    "text__ee_blocked": "You are not signed in any more",
}
ALL: Final = tuple(dict.fromkeys((*TEXTS.values(), *STAFF_TEXTS.values())))
