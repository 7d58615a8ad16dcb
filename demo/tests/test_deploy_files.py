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


def guide() -> str:
    return (FOLDER.parents[1] / "guides" / "deploy.md").read_text("utf-8")


def settings_with(**variables: str) -> dict[str, Any]:
    """What the settings of the guide make of these variables."""
    code = guide().split("```python")[1].split("```")[0]
    _database, _cut, storage = code.partition("\n\n\ndef bucket")
    lines = [line for line in code.splitlines() if line.startswith(("import os", "from urllib"))]
    found: dict[str, Any] = {"STORAGES": {}}
    with pytest.MonkeyPatch.context() as patch:
        for name in ("STORAGE_URL", "PRIVATE_STORAGE_URL"):
            patch.delenv(name, raising=False)
        for name, value in variables.items():
            patch.setenv(name, value)
        exec("\n".join([*lines, f"def bucket{storage}"]), found)
    return found


def test_settings_of_the_guide_read_each_variable_that_the_containers_get():
    for name in services()["site"]["environment"]:
        assert name == "DJANGO_SETTINGS_MODULE" or f'"{name}"' in guide(), name


def test_private_files_are_in_the_bucket_of_the_storage_service():
    storage = services()["storage"]
    port = storage["command"][storage["command"].index("--port") + 1]
    folder = storage["volumes"][0].split(":")[1]
    # Compose replaces the variable inside.
    given = services()["site"]["environment"]["PRIVATE_STORAGE_URL"]
    url = given.removeprefix("${PRIVATE_STORAGE_URL:-").removesuffix("}").replace("${STORAGE_PASSWORD:?}", "secret")
    options = settings_with(PRIVATE_STORAGE_URL=url)["STORAGES"]["intarsia_private"]["OPTIONS"]
    assert options["endpoint_url"] == f"http://storage{port}"
    assert f"{storage['command'][-1]}/{options['bucket_name']}" == folder
    assert (options["access_key"], options["secret_key"]) == (storage["environment"]["ROOT_ACCESS_KEY"], "secret")
    assert storage["environment"]["ROOT_SECRET_KEY"] == "${STORAGE_PASSWORD:?}"


def test_uploads_are_in_a_bucket_only_if_the_variable_has_a_value():
    assert settings_with(STORAGE_URL="")["STORAGES"] == {}
    found = settings_with(STORAGE_URL="s3://key:a%2Fb@s3.example.org/files?region=eu-central-1")
    options = found["STORAGES"]["default"]["OPTIONS"]
    assert (found["MEDIA_URL"], options["secret_key"]) == ("https://s3.example.org/files/", "a/b")
    assert not options["querystring_auth"]


def test_configuration_of_nginx_exists_before_nginx_starts():
    (mount,) = [one for one in services()["nginx"]["volumes"] if isinstance(one, dict)]
    assert mount["source"] == "./nginx.conf" and not mount["bind"]["create_host_path"]
    assert guide().index("> nginx.conf") < guide().index("docker compose up")


def test_volumes_that_are_named_are_declared():
    declared = yaml.safe_load((FOLDER / "compose.yml").read_text("utf-8"))["volumes"]
    used = [
        one.split(":")[0] for found in services().values() for one in found.get("volumes", []) if isinstance(one, str)
    ]
    assert set(used) == set(declared)


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
