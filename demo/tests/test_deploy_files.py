"""The example files for containers and systemd: they parse, nothing runs as root, and little can be written."""

import configparser
import json
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml
from django.core.management import get_commands

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "examples" / "deploy"
UNITS = sorted((FOLDER / "systemd").glob("*.service"))


def instructions() -> list[tuple[str, str]]:
    lines = (FOLDER / "Dockerfile").read_text("utf-8").replace("\\\n", " ").splitlines()
    parted = [line.split(maxsplit=1) for line in lines if line.strip() and not line.startswith("#")]
    return [(name, rest) for name, rest in parted]


def services() -> dict[str, dict[str, Any]]:
    return yaml.safe_load((FOLDER / "compose.yml").read_text("utf-8"))["services"]


def unit(path: Path) -> Any:
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[method-assign, assignment]
    parser.read_string(path.read_text("utf-8"))
    return parser


def command_of(name: str) -> list[str]:
    return shlex.split(unit(FOLDER / "systemd" / f"{name}.service")["Service"]["ExecStart"])


def test_image_has_two_stages_and_takes_only_the_packages_of_the_first():
    names = [name for name, _rest in instructions()]
    assert set(names) <= {"FROM", "COPY", "RUN", "WORKDIR", "ARG", "ENV", "USER", "EXPOSE", "HEALTHCHECK", "CMD"}
    stages = [rest for name, rest in instructions() if name == "FROM"]
    assert [stage.partition(" AS ")[2] for stage in stages] == ["packages", ""]
    assert ("COPY", "--from=packages /venv /venv") in instructions()
    second = instructions()[names.index("FROM", 1) :]
    assert not [rest for name, rest in second if name == "RUN" and "pip install" in rest]


def test_image_runs_as_a_user_without_rights():
    names = [name for name, _rest in instructions()]
    user = dict(instructions())["USER"]
    assert user.isdigit()
    assert int(user) > 0
    # Nothing is written to the image afterwards.
    assert not {"COPY", "RUN"} & set(names[names.index("USER") :])


def test_image_starts_the_server_on_the_exposed_port():
    last = dict(instructions())
    command = json.loads(last["CMD"])
    assert command[:3] == ["python", "-m", "intarsia.serving"]
    assert command[command.index("--port") + 1] == last["EXPOSE"]
    assert f":{last['EXPOSE']}/healthz" in last["HEALTHCHECK"]


def test_containers_of_the_site_are_read_only_and_without_capabilities():
    own = {name: one for name, one in services().items() if "build" in one}
    assert own.keys() == {"release", "site", "jobs"}
    for one in own.values():
        assert (one["read_only"], one["cap_drop"], one["tmpfs"]) == (True, ["ALL"], ["/tmp"])
        assert one["volumes"] == ["data:/data"]
    assert services()["nginx"]["read_only"]
    assert "data:/data:ro" in services()["nginx"]["volumes"]


def test_only_nginx_is_reachable_from_outside():
    assert [name for name, one in services().items() if "ports" in one] == ["nginx"]


def test_secrets_are_not_in_the_files_and_must_be_set():
    text = (FOLDER / "compose.yml").read_text("utf-8")
    assert "${SECRET_KEY:?}" in text
    assert text.count("${DATABASE_PASSWORD:?}") == 2
    assert ".env" in (FOLDER / "dockerignore").read_text("utf-8").splitlines()


def test_site_starts_after_the_tables_and_files_of_the_release():
    found = services()
    assert "migrate --noinput && python manage.py collectstatic --noinput" in found["release"]["command"][-1]
    # Files of earlier releases stay.
    assert "--clear" not in found["release"]["command"][-1]
    for name in ("site", "jobs"):
        assert found[name]["depends_on"] == {"release": {"condition": "service_completed_successfully"}}


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.stem)
def test_units_run_without_rights_and_write_only_data(path):
    service = unit(path)["Service"]
    assert service["User"] not in ("", "root")
    assert service["ProtectSystem"] == "strict"
    assert service["ReadWritePaths"] == "/srv/site/data"
    assert (service["Restart"], service["NoNewPrivileges"]) == ("always", "true")
    assert unit(path)["Install"]["WantedBy"] == "multi-user.target"


def test_only_the_launcher_is_told_to_stop_so_that_a_server_can_drain():
    assert unit(FOLDER / "systemd" / "site.service")["Service"]["KillMode"] == "mixed"
    assert services()["site"]["stop_grace_period"] == "30s"


def test_units_start_the_server_and_the_jobs():
    server, jobs = (command_of("site"), command_of("site-jobs"))
    assert server[1:4] == ["-m", "intarsia.serving", "project.rsgi:application"]
    assert jobs[1] == "manage.py"
    assert jobs[2] in get_commands()
