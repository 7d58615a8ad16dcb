"""The example of docs/guides/jobs.md works as it is written there."""

import re

import pytest

from intarsia.jobs import registry
from intarsia.jobs.api import enqueue
from intarsia.jobs.registry import job_types
from intarsia.jobs.testing import run_jobs
from intarsia.jobs.tests.processes import ROOT

EXAMPLE = re.compile(r"```python\n(from datetime.*?)```", re.DOTALL)


@pytest.mark.django_db
def test_jobs_of_the_guide_are_registered_and_run(monkeypatch):
    monkeypatch.setattr(registry, "_types", {})
    (example,) = EXAMPLE.findall((ROOT / "docs" / "guides" / "jobs.md").read_text("utf-8"))
    exec(example, {"__name__": "shop.jobs"})

    enqueue("shop.invoice", order=12)

    assert run_jobs() == 1
    assert (job_types()["shop.invoice"].attempts, job_types()["shop.invoice"].seconds) == (10, 30)
    assert job_types()["shop.delete_carts"].every
