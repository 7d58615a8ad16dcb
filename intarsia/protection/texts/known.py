"""All texts. The English text is the key; translations are in this app's catalogs.

Page scripts use the same list, `texts.json`, when the site cannot be reached.
"""

import json
from pathlib import Path
from typing import Final

# By group, then by the name that scripts and owners use.
GROUPS: Final[dict[str, dict[str, str]]] = json.loads((Path(__file__).parent / "texts.json").read_text("utf-8"))
TEXTS: Final = {name: text for group in GROUPS.values() for name, text in group.items()}
# The texts in the config globals.
OF_SCRIPTS: Final = (*GROUPS["contacts"], *GROUPS["dialog"])
HINT: Final = TEXTS["hint"]
# Previews of staff are never blocked.
STAFF_TEXTS: Final = {
    "text__ee_wait_for_decoding": "One moment, please. Visitors wait just as long.",
    "text__ee_decoding_process": "You are signed in, so nothing is checked.",
    "text__ee_blocked": "You are no longer signed in",
}
ALL: Final = tuple(dict.fromkeys((*TEXTS.values(), *STAFF_TEXTS.values())))
