"""The benchmark of trainings measures its own process, however much memory the one that started it used."""

import subprocess
import sys

LARGE = 200_000_000
MEASURE = "from benchmarks.in_site.peak import peak_mb; print(peak_mb())"
STARTS_IT = f"import subprocess, sys; used = b'1' * {LARGE}; subprocess.run([sys.executable, '-c', {MEASURE!r}])"


def test_the_peak_of_a_process_is_not_that_of_the_process_that_started_it():
    done = subprocess.run([sys.executable, "-c", STARTS_IT], capture_output=True, text=True, check=True)

    assert 1 < float(done.stdout) < LARGE / 1e6 / 2
