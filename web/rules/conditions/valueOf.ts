/** What a rule compares: the value of a field, or of that field in each item of a list. */
export function valueOf(path: string, values: Readonly<Record<string, unknown>>): unknown {
  const [name = "", inner] = path.split(".*.");
  const value = Object.hasOwn(values, name) ? values[name] : null;
  if (inner === undefined) return value;
  return Array.isArray(value) ? value.map((item) => item?.[inner]) : null;
}
