import json
import subprocess
from itertools import groupby

from .markdown import code, table

INTRODUCTION = """# CSS variables

The default theme consists of these variables. Owners change them in *Settings › Design*. Stylesheets read
them, for example `color: var(--color-accent)`. A setting refers to one as `{"$var": "color.accent"}`.

Pages have the variables of buttons only if the site sets them. Read them with a fallback, for example
`font-weight: var(--button-weight, 600)`. Settings cannot refer to them.
"""


def page() -> str:
    listed = subprocess.run(["node", "scripts/reference/variables.mjs"], capture_output=True, text=True, check=True)
    parts = [INTRODUCTION]
    for group, variables in groupby(json.loads(listed.stdout), key=lambda variable: variable["group"]):
        rows = [
            (
                code(one["property"]),
                one["label"],
                code(one["light"]),
                code(one["dark"]) if "dark" in one else "the same",
            )
            for one in variables
        ]
        parts.append(f"## {group.capitalize()}\n\n{table(('Variable', 'Label', 'Light', 'Dark'), rows)}")
    return "\n".join(parts)
