const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** As people read it: "1.5 MB". */
export function fileSize(bytes: number, language: string): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const format = { style: "unit", unit: UNITS[step] ?? "byte", maximumFractionDigits: 1 } as const;
  return (bytes / 1000 ** step).toLocaleString(language, format);
}
