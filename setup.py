"""The README and the links of the package as PyPI shows them; pyproject.toml says everything else.

Links of README.md are relative, for readers of the repository. PyPI has none of these files, so they lead to the
repository if it is public, and are plain text otherwise.
"""

import re
import sys
import tomllib
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).resolve().parent
# The commands that pyproject.toml names import each other.
sys.path.insert(0, str(ROOT))
REPOSITORY = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["intarsia"]["repository"].rstrip("/")
LINK = re.compile(r"(?P<image>!?)\[(?P<text>[^\]]*)\]\((?!\w+:|#)(?P<path>[^)]+)\)")
# Tables of images.
TABLE = re.compile(r"(?:^\|.*\n)*^\|.*!\[.*\n", re.MULTILINE)
PAGES = {"Documentation": "docs/index.md", "Changelog": "CHANGELOG.md"}


def absolute(link: re.Match[str]) -> str:
    if not REPOSITORY:
        return "" if link["image"] else link["text"]
    view = "raw" if link["image"] else "blob"
    return f"{link['image']}[{link['text']}]({REPOSITORY}/{view}/main/{link['path']})"


def urls() -> dict[str, str]:
    if not REPOSITORY:
        return {}
    return {"Source": REPOSITORY, **{name: f"{REPOSITORY}/blob/main/{path}" for name, path in PAGES.items()}}


def readme() -> str:
    text = (ROOT / "README.md").read_text("utf-8")
    return LINK.sub(absolute, text if REPOSITORY else TABLE.sub("", text))


setup(
    long_description=readme(),
    long_description_content_type="text/markdown",
    project_urls=urls(),
)
