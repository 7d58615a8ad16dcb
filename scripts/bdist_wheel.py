"""Builds a wheel that is as small as its format allows: docs/decisions/0093-compressed-wheel.md."""

import zlib
from functools import partial
from pathlib import Path

from setuptools.command.bdist_wheel import bdist_wheel

from scripts.recompress import recompress

try:
    from zopfli.zlib import compress as zopfli

    # Four times as many attempts as usual, and as many blocks as help: 3 kB less.
    compress = partial(zopfli, numiterations=60, blocksplittingmax=0)
except ImportError:
    # There is no package of it for this machine, which builds a larger wheel.
    compress = zlib.compress


class SmallWheel(bdist_wheel):
    def run(self):
        super().run()
        for _command, _version, file in self.distribution.dist_files:
            if file.endswith(".whl"):
                recompress(Path(file), compress)
