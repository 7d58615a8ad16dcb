const YEAR_FIRST = /^(\d{4})\s*([-./])\s*(\d{1,2})\s*\2\s*(\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})\s*([-./])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})$/;
/** A later year with two digits is one of the last century: birthdays are more usual than distant plans. */
const LAST_OF_THIS_CENTURY = 68;

/** ISO notation of a date that was typed where the browser shows no calendar. Other text stays as it is. */
export function typedDate(typed: string, isMonthFirst: boolean): string {
  const [, year, , month, day] = YEAR_FIRST.exec(typed) ?? [];
  if (year && month && day) return iso(year, month, day);
  const [, first, separator, second, last] = YEAR_LAST.exec(typed) ?? [];
  if (!first || !second || !last) return typed;
  // With dots, the day comes first everywhere. A number above 12 is no month.
  const startsWithMonth = Number(second) > 12 || (isMonthFirst && separator !== "." && Number(first) <= 12);
  return startsWithMonth ? iso(fullYear(last), first, second) : iso(fullYear(last), second, first);
}

const iso = (year: string, month: string, day: string): string =>
  [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");

function fullYear(year: string): string {
  if (year.length === 4) return year;
  return `${Number(year) > LAST_OF_THIS_CENTURY ? 19 : 20}${year}`;
}
