/** A time of day in ISO notation as people read it: "2:30 PM". Null if the text is not a time. */
export function timeText(iso: unknown, language: string): string | null {
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(String(iso))) return null;
  return new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "UTC" }).format(
    new Date(`1970-01-01T${iso}Z`),
  );
}
