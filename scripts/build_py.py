"""What setuptools has no option for: single modules that stay out of the wheel, and a front end that must be built."""

from pathlib import Path

from setuptools.command.build_py import build_py
from setuptools.errors import SetupError

# The front-end build writes it last.
FRONT_END = Path("intarsia/rendering/bundle/server.js")


class WithoutTests(build_py):
    def run(self):
        if not FRONT_END.exists():
            raise SetupError(
                "The front end is not built: run `make build`, which needs Node, or install a released wheel or sdist."
            )
        super().run()

    def find_package_modules(self, package, package_dir):
        modules = super().find_package_modules(package, package_dir)
        return [module for module in modules if not module[1].startswith("test_")]
