import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from wagtail.models import ReferenceIndex
from wagtail.search.models import IndexEntry

from demo.tests.index_when_read import TABLES
from intarsia.pages.tests.builders import element, page


@pytest.mark.django_db
def test_pages_are_indexed_when_an_index_is_read():
    target = page(title="Oak")
    IndexEntry.objects.exists()
    with CaptureQueriesContext(connection) as saving:
        made = page(element("button", link={"url": "", "page": target.pk}), title="Walnut")

    assert [query for query in saving if any(table in query["sql"] for table in TABLES)] == []
    assert {str(made.pk), str(target.pk)} <= set(IndexEntry.objects.values_list("object_id", flat=True))
    assert [source.pk for source, _ in ReferenceIndex.get_grouped_references_to(target)] == [made.pk]
