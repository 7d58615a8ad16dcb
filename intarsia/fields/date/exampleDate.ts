/** A date in a notation that the field shows in this language and understands: "1/31/2026", "31.1.2026". */
export function exampleDate(language: string, isMonthFirst: boolean): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: "UTC" }).formatToParts(Date.UTC(2026, 0, 31));
  const separator = parts.find(({ type }) => type === "literal")?.value.trim();
  // With points, the day comes first everywhere.
  if (separator === ".") return "31.1.2026";
  // ISO notation is understood in every language.
  if (separator !== "/" || parts[0]?.type === "year") return "2026-01-31";
  return isMonthFirst ? "1/31/2026" : "31/1/2026";
}
