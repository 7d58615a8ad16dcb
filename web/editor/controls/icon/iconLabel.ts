/** The label of a stored icon, by its name: "arrow-down|M…" is "Arrow down". */
export function labelOf(value: string): string {
  const [name = ""] = value.split("|");
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
}
