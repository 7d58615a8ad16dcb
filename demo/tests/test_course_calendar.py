"""The calendar file of the courses, which the demo's page offers as a file of Wagtail's documents."""

from datetime import date, datetime

from demo.course_calendar import course_calendar, course_days
from demo.texts import courses


def test_every_day_that_the_page_names_is_in_the_calendar():
    days = [(start.date(), title) for start, _end, title in sorted(course_days())]

    assert {title for _day, title in days} == {course.title for course in courses.COURSES}
    assert [day for day, title in days if title == "The sunburst weekend"][:3] == [
        date(2027, 4, 16),
        date(2027, 4, 17),
        date(2027, 4, 18),
    ]
    assert len(days) == 10 * 2 + 3 * 3 + 2 * 5 + 2 * 10
    assert days[0] == (date(2027, 1, 14), "A landscape in wood")
    assert min(start for start, _end, title in course_days() if title == "First cuts") == datetime.fromisoformat(
        f"{courses.NEXT}+00:00"
    )


def test_the_calendar_is_what_programs_read():
    lines = course_calendar().split("\r\n")

    assert (lines[0], lines[-2], lines[-1]) == ("BEGIN:VCALENDAR", "END:VCALENDAR", "")
    assert max(len(line.encode()) for line in lines) <= 75
    uids = [line for line in lines if line.startswith("UID:")]
    assert len(uids) == len({*uids}) == lines.count("BEGIN:VEVENT") == lines.count("END:VEVENT")
    # Ten o'clock in London in summer.
    assert "DTSTART:20270611T090000Z" in lines
    assert r"SUMMARY:Cubes\, stars and stringing" in lines
