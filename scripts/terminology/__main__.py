"""Finds private words and British spelling: `python -m scripts.terminology [--report] [PATH …]`.

Without arguments it checks the paths that terms.toml lists as clean, and fails on a finding. --report counts the
findings of all folders.
"""

import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from .texts import READERS, texts_of

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Term:
    pattern: re.Pattern[str]
    use: str
    # Beginnings of paths in which the word has its usual meaning.
    allowed: tuple[str, ...]


@dataclass(frozen=True)
class Finding:
    path: str
    line: int
    word: str
    use: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: “{self.word}”: {self.use}"


def main(arguments: Sequence[str]) -> int:
    settings = config()
    terms = terms_in(settings)
    paths = [argument for argument in arguments if not argument.startswith("-")]
    is_report = "--report" in arguments
    chosen = paths or ([""] if is_report else settings["clean"])
    findings = [finding for path in files(chosen, settings["excluded"]) for finding in findings_in(path, terms)]
    for finding in findings if paths or not is_report else ():
        print(finding)
    if is_report:
        print(counts(findings))
    return 1 if findings and not is_report else 0


def config() -> dict:
    return tomllib.loads((Path(__file__).parent / "terms.toml").read_text("utf-8"))


def terms_in(settings: dict) -> list[Term]:
    return [_term(entry) for entry in settings["terms"]]


def _term(entry: dict) -> Term:
    return Term(re.compile(entry["pattern"], re.IGNORECASE), entry["use"], tuple(entry.get("allowed", ())))


def files(beginnings: Sequence[str], excluded: Sequence[str]) -> Iterator[str]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    for path in listed.stdout.splitlines():
        is_chosen = path.startswith(tuple(beginnings)) and not path.startswith(tuple(excluded))
        if is_chosen and Path(path).suffix in READERS and (ROOT / path).is_file():
            yield path


def findings_in(path: str, terms: Sequence[Term]) -> Iterator[Finding]:
    applying = [term for term in terms if not path.startswith(term.allowed)] if terms else []
    for line, text in texts_of(ROOT / path):
        for term in applying:
            if found := term.pattern.search(text):
                yield Finding(path, line, found[0], term.use)


def counts(findings: Sequence[Finding]) -> str:
    folders = Counter("/".join(finding.path.split("/")[:2]) for finding in findings)
    lines = [f"{number:5}  {folder}" for folder, number in sorted(folders.items(), key=lambda item: -item[1])]
    return "\n".join([*lines, f"{len(findings):5}  in all"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
