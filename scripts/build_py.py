"""Leaves tests next to the code out of the wheel, because setuptools has no option for single modules."""

from setuptools.command.build_py import build_py


class WithoutTests(build_py):
    def find_package_modules(self, package, package_dir):
        modules = super().find_package_modules(package, package_dir)
        return [module for module in modules if not module[1].startswith("test_")]
