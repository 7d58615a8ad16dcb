/** A day in ISO notation as people read it: "31 January 2026". Null if there is no such day, as for 2026-02-30. */
export function dateText(iso: unknown, language: string): string | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(String(iso)) ? new Date(`${iso}T00:00:00Z`) : null;
  // A day that a month does not have is read as one of the next month.
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== iso) return null;
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(day);
}
