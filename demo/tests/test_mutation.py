"""`make mutate` changes what code does, one token at a time, and asks the tests that import it."""

import json
import subprocess
from pathlib import Path

import pytest

from scripts.mutation import call_map
from scripts.mutation.__main__ import sample
from scripts.mutation.call_map import CallMap
from scripts.mutation.mutant import Mutant
from scripts.mutation.python_mutants import python_mutants
from scripts.mutation.python_tests import chosen_tests
from scripts.mutation.related_tests import ImportGraph
from scripts.mutation.run import Copy
from scripts.programs import path_of

ROOT = Path(__file__).resolve().parents[2]


def changed(source: str) -> set[str]:
    return {source[: one.start] + one.after + source[one.end :] for one in python_mutants("a.py", source)}


@pytest.mark.parametrize(
    ("source", "results"),
    [
        ("a < b", {"a <= b"}),
        ("a not in b", {"a in b"}),
        ("a is  not b", {"a is b"}),
        ("a and (b or c)", {"a or (b or c)", "a and (b and c)"}),
        ("not (a)", {"(a)"}),
        ("é + x + 1", {"é - x + 1", "é + x - 1", "é + x + 2"}),
        ("x = 300", {"x = 600"}),
        ("x = True", {"x = False"}),
        ("x = 'is_spam'", {"x = 'not_is_spam'"}),
        ("for a in b:\n    break", {"for a in b:\n    continue"}),
    ],
)
def test_one_token_of_python_becomes_another(source, results):
    assert changed(source) == results


@pytest.mark.parametrize(
    "source",
    ['"""one"""', "x: 'A'", "def f(a: 1) -> 2: ...", "f'one{a}'", "log.info('one')", "_('one')", "x = 'For people'"]
    + ["connect(f, dispatch_uid='one')", "@lru_cache(maxsize=8)\ndef f(): ...", "UniqueConstraint(name='one')"]
    + ["icon = 'one'"],
)
def test_code_without_behavior_is_not_changed(source):
    assert changed(source) == set()


def test_one_token_of_typescript_becomes_another(tmp_path):
    file = tmp_path / "a.tsx"
    file.write_text(
        'import a from "b";\nlet x: "c" = a?.y ?? 300;\nif (!x && x < 1) console.log("d");\n'
        'const s = { label: "e", kind: "f", keywords: ["g"] };\nconst t = <p className="h" />;\n'
        'create(page, "p", { class: "i" });\na.classList.add("j");\n<p className={k === "l" ? "m" : ""} />;\n'
    )
    command = [path_of("node"), str(ROOT / "scripts" / "mutation" / "typescript_mutants.mjs")]
    found = json.loads(subprocess.run(command, input=str(file), capture_output=True, text=True, check=True).stdout)

    changes = {(one["line"], one["before"], one["after"]) for one in found}
    assert changes == {
        (2, "??", "&&"),
        (2, "300", "600"),
        (3, "!", ""),
        (3, "&&", "||"),
        (3, "<", "<="),
        (3, "1", "2"),
        (4, '"f"', '"not_f"'),
        (6, '"p"', '"not_p"'),
        (8, "===", "!=="),
        (8, '"l"', '"not_l"'),
    }


def test_the_file_is_as_before_afterwards(tmp_path):
    file = tmp_path / "a.py"
    file.write_text("a < b\n")
    (mutant,) = python_mutants("a.py", "a < b\n")

    with mutant.made_in(tmp_path):
        assert file.read_text() == "a <= b\n"
    assert file.read_text() == "a < b\n"


@pytest.mark.long
def test_the_same_seed_gives_the_same_sample_of_both_languages():
    folders = ("intarsia/state", "web/runtime/network")
    one, same, other = sample("1", 20, folders), sample("1", 20, folders), sample("2", 20, folders)

    assert one == same != other
    assert [sum(mutant.file.endswith(".py") for mutant in mutants) for mutants in (one, other)] == [10, 10]
    assert all(isinstance(mutant, Mutant) and mutant.file.startswith(folders) for mutant in one)


@pytest.mark.long
def test_fields_of_web_forms_are_sampled():
    suffixes = {Path(mutant.file).suffix for mutant in sample("1", 40, ("intarsia/fields",))}

    assert suffixes == {".ts", ".tsx"}


@pytest.mark.parametrize(
    ("runs", "outcome"),
    [
        ([("killed", 1.0)], "killed"),
        ([("killed", 30.0), ("killed", 30.0)], "killed"),
        ([("killed", 30.0), ("survived", 20.0)], "undecided"),
        ([("undecided", 90.0)], "undecided"),
        ([("survived", 30.0)], "survived"),
    ],
)
def test_a_test_that_failed_after_a_long_wait_counts_if_it_fails_twice(runs, outcome, tmp_path):
    left = [(one, "test_a.py::test" if one == "killed" else "", seconds) for one, seconds in runs]

    class Prepared(Copy):
        def _run_tests(self, tests):
            return left.pop(0)

    result = Prepared(tmp_path)._run_python(Mutant("a.py", 1, 0, 1, "<", "<="), ["test_a.py::test"])

    assert (result.outcome, left) == (outcome, [])


def test_tests_that_import_a_module_run_first(tmp_path):
    app = tmp_path / "intarsia" / "app"
    (app / "tests").mkdir(parents=True)
    files = {
        "near.py": "x = 1",
        "far.py": "from .near import x",
        "tests/test_direct.py": "from intarsia.app import near",
        "tests/test_indirect.py": "def test():\n    from intarsia.app.far import x",
        "tests/test_other.py": "",
        "tests/test_near.py": "import intarsia.app.near",
    }
    for name, source in files.items():
        (app / name).write_text(source)

    tests = ImportGraph(tmp_path).tests_of("intarsia/app/near.py")

    assert [Path(test).name for test in tests] == [
        "test_near.py",
        "test_direct.py",
        "test_indirect.py",
        "test_other.py",
    ]


def test_a_change_knows_the_function_around_it():
    source = "a < 1\nclass B:\n    c = 2\n    def d(self):\n        def e(): return 3\n        return [4 for _ in ()]\n"
    functions = {one.before: one.function for one in python_mutants("a.py", source)}

    assert functions == {"<": "", "1": "", "2": "", "3": "B.d.<locals>.e", "4": "B.d"}


def test_tests_that_call_the_function_run_before_those_that_only_import_its_module(tmp_path):
    app = tmp_path / "intarsia" / "app"
    (app / "tests").mkdir(parents=True)
    (app / "near.py").write_text("")
    for name in ("near", "wide", "other"):
        (app / "tests" / f"test_{name}.py").write_text("import intarsia.app.near")

    def test(name: str, seconds: float, *functions: str) -> dict[str, dict]:
        place = f"intarsia/app/tests/test_{name}.py::test"
        return {place: {"seconds": seconds, "functions": [f"intarsia/app/near.py:{one}" for one in functions]}}

    calls = CallMap(test("wide", 1, "f", "g") | test("other", 1) | test("near", 1, "f") | test("slow", 900, "f"))

    def chosen(function: str) -> list[str]:
        mutant = Mutant("intarsia/app/near.py", 1, 0, 1, "<", "<=", function)
        return [Path(one.partition("::")[0]).stem for one in chosen_tests(mutant, calls, ImportGraph(tmp_path))]

    assert chosen("f") == ["test_near", "test_wide", "test_other"]
    assert chosen("g") == ["test_wide", "test_near", "test_other"]
    assert chosen("never_called") == ["test_near", "test_other", "test_wide"]


@pytest.mark.parametrize(
    ("files", "traces"), [(["web/a.ts", "intarsia/widgets/b.tsx"], False), (["web/a.ts", "intarsia/b.py"], True)]
)
def test_calls_of_python_are_recorded_only_for_changes_of_python(files, traces, tmp_path, monkeypatch):
    monkeypatch.setattr(call_map, "FILE", tmp_path / "calls.json")
    asked: list[str] = []

    def trace(some: list[str]) -> dict[str, dict]:
        asked.extend(some)
        return {}

    call_map.calls_for([Mutant(file, 1, 0, 1, "<", "<=") for file in files], trace)

    assert bool(asked) == traces


def test_an_interrupted_record_of_calls_continues_where_it_was(tmp_path, monkeypatch):
    monkeypatch.setattr(call_map, "FILE", tmp_path / "calls.json")
    monkeypatch.setattr(call_map, "FILES_AT_ONCE", 200)
    asked: list[set[str]] = []

    def trace(files: list[str]) -> dict[str, dict]:
        asked.append(set(files))
        if len(asked) == 2:
            raise KeyboardInterrupt
        return {f"{file}::test": {"seconds": 1, "functions": ["a.py:f"]} for file in files}

    with pytest.raises(KeyboardInterrupt):
        call_map.current_calls(trace)
    calls = call_map.current_calls(trace)

    first, interrupted, *others = asked
    again = set().union(*others)
    assert interrupted <= again and not first & again
    assert len(calls.calling("a.py", "f")) == len(first | again)
