"""The dates of all courses as a calendar file (iCalendar, RFC 5545), which visitors add to their own calendar."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from demo.texts import courses, organization

FILE_NAME = "course-dates-2027.ics"
WRITTEN = "20261101T090000Z"
LONDON = ZoneInfo("Europe/London")
SATURDAY = 5


def course_calendar() -> str:
    events = [line for day in sorted(course_days()) for line in _event(*day)]
    head = ["BEGIN:VCALENDAR", "VERSION:2.0", f"PRODID:-//{organization.NAME}//Courses//EN"]
    return "\r\n".join([*head, *events, "END:VCALENDAR", ""])


def course_days() -> Iterator[tuple[datetime, datetime, str]]:
    """Start, end and course of each day, as the page of the courses says them in words."""
    titles = {course.slug: course.title for course in courses.COURSES}
    for slug, days, begins, ends in _timetable():
        for day in days:
            start, end = (datetime.combine(day, time(hour), LONDON) for hour in (begins, ends))
            yield start, end, titles[slug]


def _timetable() -> list[tuple[str, list[date], int, int]]:
    """Course, its days, and the hours of beginning and end."""
    weekends = [_first_saturday(month) for month in range(2, 12)]
    sunbursts = [date(2027, 4, 16), date(2027, 6, 11), date(2027, 10, 8)]
    return [
        ("first-cuts", [day for saturday in weekends for day in _every(saturday, 2)], 10, 16),
        ("sunburst", [day for friday in sunbursts for day in _every(friday, 3)], 10, 16),
        (
            "cubes-stars-and-stringing",
            [*_every(date(2027, 5, 6), 5, days=7), *_every(date(2027, 9, 16), 5, days=7)],
            10,
            16,
        ),
        ("landscape-in-wood", [*_every(date(2027, 1, 14), 10, days=7), *_every(date(2027, 9, 30), 10, days=7)], 18, 21),
    ]


def _first_saturday(month: int) -> date:
    first = date(2027, month, 1)
    return first + timedelta(days=(SATURDAY - first.weekday()) % 7)


def _every(first: date, number: int, days: int = 1) -> list[date]:
    return [first + timedelta(days=days * index) for index in range(number)]


def _event(start: datetime, end: datetime, title: str) -> list[str]:
    begins = _utc(start)
    return [
        "BEGIN:VEVENT",
        f"UID:{begins}@hollin-yard.example",
        f"DTSTAMP:{WRITTEN}",
        f"DTSTART:{begins}",
        f"DTEND:{_utc(end)}",
        # RFC 5545 separates values by commas.
        f"SUMMARY:{title.replace(',', chr(92) + ',')}",
        f"LOCATION:{organization.NAME}",
        "END:VEVENT",
    ]


def _utc(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")
