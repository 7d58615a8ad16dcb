"""Which test files of Python could notice a change of a module, the likeliest first."""

import ast
from collections import deque
from functools import cache
from pathlib import Path

FOLDERS = ("intarsia", "demo", "e2e")
# Further than this, nearly every test imports nearly every module.
FURTHEST = 3


class ImportGraph:
    """Who imports whom below one root, imports inside functions included."""

    def __init__(self, root: Path):
        self._root = root
        self._files = {
            _module(path.relative_to(root)): path.relative_to(root)
            for folder in FOLDERS
            for path in sorted((root / folder).rglob("*.py"))
        }
        self._importers: dict[str, set[str]] = {name: set() for name in self._files}
        for name, path in self._files.items():
            for imported in self._imports(name, path):
                self._importers[imported].add(name)

    def imported_by(self, file: str) -> list[str]:
        """The files that a file imports, in no particular order."""
        name = _module(Path(file))
        return [str(self._files[imported]) for imported in self._imports(name, Path(file))]

    def tests_of(self, file: str) -> list[str]:
        """By distance in imports; of equally distant ones those with the module's name, then those of its folder."""
        distances = self._distances(_module(Path(file)))
        app = Path(file).parts[:2]
        tests = {
            path: distances.get(name, FURTHEST)
            for name, path in self._files.items()
            if path.name.startswith("test_") and (name in distances or path.parts[:2] == app)
        }
        stem = Path(file).stem.rstrip("s")

        def order(path: Path) -> tuple:
            shared = len([1 for one, other in zip(path.parts, Path(file).parts, strict=False) if one == other])
            return stem not in path.stem, path.parts[:2] != app, tests[path], -shared, str(path)

        return [str(path) for path in sorted(tests, key=order)]

    def _distances(self, start: str) -> dict[str, int]:
        found, waiting = {start: 0}, deque([start])
        while waiting:
            name = waiting.popleft()
            for importer in self._importers.get(name, ()):
                if importer not in found and found[name] < FURTHEST:
                    found[importer] = found[name] + 1
                    waiting.append(importer)
        return found

    def _imports(self, name: str, path: Path) -> set[str]:
        package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
        found = set()
        for node in ast.walk(ast.parse((self._root / path).read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {self._known(alias.name) for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                base = package[: len(package) - node.level + 1] if node.level else []
                source = ".".join([*base, *filter(None, [node.module])])
                found |= {self._known(f"{source}.{alias.name}") or self._known(source) for alias in node.names}
        return {one for one in found if one}

    def _known(self, name: str) -> str | None:
        return name if name in self._files else None


@cache
def _module(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
