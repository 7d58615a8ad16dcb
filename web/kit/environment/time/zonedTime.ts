/**
 * Milliseconds since 1970 of `2027-03-04T18:00` in a time zone; null for an invalid time. A time that daylight saving
 * time skips counts as an hour later. If a time occurs twice, the first one counts.
 */
export function timestampOf(local: string, timeZone: string): number | null {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  const offsetAt = offsetsIn(timeZone);
  const candidates = [-1, 1].map((days) => asUtc - offsetAt(asUtc + days * DAY));
  const fitting = candidates.filter((timestamp) => timestamp + offsetAt(timestamp) === asUtc);
  return fitting.length ? Math.min(...fitting) : Math.max(...candidates);
}

const DAY = 86_400_000;

/** The offset of the zone from UTC at a moment, in milliseconds. */
function offsetsIn(timeZone: string): (timestamp: number) => number {
  if (timeZone === "UTC") return () => 0;
  // Making a format takes a phone 20 ms.
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  return (timestamp) => {
    const parts = format.formatToParts(timestamp);
    const at = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    const shown = Date.UTC(at("year"), at("month") - 1, at("day"), at("hour"), at("minute"), at("second"));
    return shown - Math.floor(timestamp / 1000) * 1000;
  };
}
