"""What apps add to a page and its policy refuses, such as code inside the head: why, and what to do."""

import hashlib
import logging
import re
from base64 import b64encode
from collections.abc import Collection, Iterable
from typing import Final

from .sources import problem_of

logger = logging.getLogger(__name__)

_SCRIPT: Final = re.compile(r"<script\b((?:[^>\"']|\"[^\"]*\"|'[^']*')*)>(.*?)</script", re.IGNORECASE | re.DOTALL)
_DATA: Final = re.compile(r"\btype\s*=\s*[\"']?(?!module\b|(?:text|application)/javascript\b|[\"'\s])", re.IGNORECASE)
_FILE: Final = re.compile(r"(?:^|[\s\"'])src\s*=", re.IGNORECASE)
# In the log already: a page is rendered many times.
_reported: set[str] = set()
MAX_REPORTED: Final = 100


def refused_by_policy(added: Collection[tuple[str, str]], head: str) -> list[str]:
    """For staff. `added` are (directive, source) of apps, `head` is the HTML that they add. The log has each once."""
    wrong = [(directive, source, problem_of(directive, source)) for directive, source in sorted(added)]
    problems = [f"{directive} {source}: {problem}" for directive, source, problem in wrong if problem]
    hashes = {source for directive, source in added if directive == "script-src"}
    problems += [_remedy_for(one) for one in _hashes_of_code(head) if one not in hashes]
    _log_once(problems)
    return problems


def hash_of(code: str) -> str:
    return f"'sha256-{b64encode(hashlib.sha256(code.encode()).digest()).decode()}'"


def clear_reported() -> None:
    """For tests."""
    _reported.clear()


def _hashes_of_code(head: str) -> Iterable[str]:
    return dict.fromkeys(hash_of(code) for attributes, code in _SCRIPT.findall(head) if _is_code(attributes, code))


def _is_code(attributes: str, code: str) -> bool:
    return bool(code.strip()) and not _FILE.search(attributes) and not _DATA.search(attributes)


def _remedy_for(hash: str) -> str:
    return (
        "Browsers do not run the script that an app adds to the head. Move it to a file, or allow it: "
        f'INTARSIA_POLICY = [{{"script-src": ["{hash}"]}}].'
    )


def _log_once(problems: Iterable[str]) -> None:
    for problem in problems:
        if problem not in _reported and len(_reported) < MAX_REPORTED:
            _reported.add(problem)
            logger.error("The security policy of a page refuses something. %s", problem)
