import pytest

from intarsia.firewall.tests.guarded_site import Site, walled_site
from intarsia.protection.tests.conftest import own_store  # noqa: F401


@pytest.fixture
def site() -> Site:
    return walled_site()
