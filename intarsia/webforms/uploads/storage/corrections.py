"""A visitor who corrects a refused entry takes its files along, also if that entry is deleted at the same moment."""

from django.db.models import QuerySet

from intarsia.webforms.entries.names import REFUSED

from ..models import FormFile


def keep_from_corrections(entries: QuerySet) -> None:
    """Call it in the transaction that deletes the entries, before the deletion finds their files: what was taken by
    then is not found, and what is found cannot be taken any more, because entries take complete files only.
    """
    refused = entries.filter(digest__startswith=REFUSED).values("pk")
    FormFile.objects.filter(entry__in=refused, next_chunk=None).update(next_chunk=0)
