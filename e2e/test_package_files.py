"""What the package ships without the repository. test_wheel.py shows that the wheel works, which takes minutes."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from e2e.project import run
from e2e.site import ROOT

pytestmark = pytest.mark.server
EXAMPLE = ROOT / "docs" / "examples" / "intarsia-notice"


def test_a_site_starts_with_the_files_of_the_package_alone(tmp_path: Path):
    package, project = tmp_path / "package", tmp_path / "project"
    run(ROOT, os.environ, [sys.executable, "setup.py", "--quiet", "build_py", "--build-lib", str(package)])
    shutil.copytree(ROOT / "e2e" / "scratch", project)
    shutil.copy(ROOT / "e2e" / "wagtail_settings.py", project)
    alone = {**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{EXAMPLE}"}

    found = run(project, alone, [sys.executable, "-c", "import intarsia; print(intarsia.__file__)"])
    assert Path(found.stdout.strip()).is_relative_to(package)
    run(project, alone, [sys.executable, "manage.py", "check"])
