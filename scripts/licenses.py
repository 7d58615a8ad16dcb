#!/usr/bin/env python3
"""Fails if a Python or npm dependency has a license that is incompatible with a BSD project.

The license expression of a package counts first, then its classifiers, then its license field.
"""

import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

ALLOWED = {
    *("MIT", "MIT-0", "BSD", "BSD-2-Clause", "BSD-3-Clause", "ISC", "0BSD", "Unlicense", "CC0-1.0", "BlueOak-1.0.0"),
    *("Apache-2.0", "MIT-CMU", "MPL-2.0", "PSF-2.0", "Python-2.0", "Zlib"),
}

# Free-text license names and their SPDX ids.
CALLED = {
    "apache 2.0": "Apache-2.0",
    "apache license 2.0": "Apache-2.0",
    "apache license, version 2.0": "Apache-2.0",
    "apache software license": "Apache-2.0",
    "bsd 2-clause license": "BSD-2-Clause",
    "bsd 3-clause license": "BSD-3-Clause",
    "bsd license": "BSD",
    "bsd": "BSD",
    "isc license (iscl)": "ISC",
    "mit license": "MIT",
    "mozilla public license 2.0 (mpl 2.0)": "MPL-2.0",
    "psfl": "PSF-2.0",
    "python software foundation license": "PSF-2.0",
    "the unlicense (unlicense)": "Unlicense",
}

FONT = "A font: shipped beside our files, changed only where its license lets it have its name, never sold by itself."

# Package -> its license, and why it is allowed.
REASONS = {
    "psycopg": (
        "LGPL-3.0-only",
        "Optional, used unchanged by its public interface, replaceable.",
    ),
    "psycopg-binary": ("LGPL-3.0-only", "The compiled half of psycopg, for the same reasons."),
    "@fontsource-variable/fraunces": ("OFL-1.1", FONT),
    "@fontsource-variable/inter": ("OFL-1.1", FONT),
    "@fontsource-variable/source-sans-3": (
        "OFL-1.1",
        FONT,
    ),
    # The optional package intarsia-fonts.
    "@fontsource-variable/crimson-pro": ("OFL-1.1", FONT),
    "@fontsource-variable/jetbrains-mono": ("OFL-1.1", FONT),
    "@fontsource-variable/lora": ("OFL-1.1", FONT),
    "@fontsource-variable/montserrat": ("OFL-1.1", FONT),
    "@fontsource-variable/nunito": ("OFL-1.1", FONT),
    "@fontsource-variable/open-sans": ("OFL-1.1", FONT),
    "@fontsource-variable/playfair-display": ("OFL-1.1", FONT),
    "@fontsource-variable/roboto": ("OFL-1.1", FONT),
    "@fontsource-variable/source-serif-4": ("OFL-1.1", FONT),
    "@fontsource-variable/space-grotesk": ("OFL-1.1", FONT),
    "@fontsource-variable/work-sans": ("OFL-1.1", FONT),
}

# Written by us, or by Python itself.
OWN = {"intarsia", "pip", "setuptools"}


def python_packages() -> Iterator[tuple[str, str]]:
    for distribution in distributions():
        yield distribution.metadata["Name"], python_license(distribution)


def python_license(distribution: Distribution) -> str:
    metadata = distribution.metadata
    if expression := metadata.get("License-Expression"):
        return expression
    classifiers = [c.rpartition(" :: ")[2] for c in metadata.get_all("Classifier", []) if c.startswith("License ::")]
    if classifiers:
        return " OR ".join(map(spdx, classifiers))
    return spdx((metadata.get("License") or "").strip().partition("\n")[0])


def npm_packages() -> Iterator[tuple[str, str]]:
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    for path, package in lock["packages"].items():
        if path:
            yield path.rpartition("node_modules/")[2], package.get("license", "")


def spdx(name: str) -> str:
    return CALLED.get(name.lower(), name)


def is_allowed(expression: str) -> bool:
    """`A OR B` needs one of them, `A AND B` both."""
    plain = re.sub(r"[()]|\s+WITH\s+\S+", " ", expression)
    choices = (choice.split(" AND ") for choice in re.split(r"\s+OR\s+", plain))
    return any(all(part.strip() in ALLOWED for part in choice) for choice in choices)


def faults(packages: Iterator[tuple[str, str]]) -> Iterator[str]:
    for name, license in packages:
        if name not in OWN and not is_allowed(license) and not is_reasoned(name, license):
            yield f"{name}: {license or 'no license is stated'}"


def is_reasoned(name: str, license: str) -> bool:
    expected = REASONS.get(name, ("", ""))[0]
    # Older packages name the LGPL in a sentence of their own.
    is_lgpl = expected.startswith("LGPL") and re.search(r"LGPL|Lesser General Public", license)
    return bool(expected) and (license == expected or bool(is_lgpl))


if __name__ == "__main__":
    found = sorted({*faults(python_packages()), *faults(npm_packages())})
    for fault in found:
        print(fault)
    if found:
        sys.exit(
            "Replace these packages, or allow a license in scripts/licenses.py that lets a BSD project hand it on."
        )
