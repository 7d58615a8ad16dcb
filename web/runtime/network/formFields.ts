export type FieldValue = string | number | boolean | null | undefined | FieldValue[] | { [name: string]: FieldValue };
export type Fields = Record<string, FieldValue>;

/** Nested values use PHP's field names: `data[email]`, `terms[]`, `rows[0][id]`. Undefined values are left out. */
export function formFields(fields: Fields): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) append(body, name, value);
  return body;
}

function append(body: URLSearchParams, name: string, value: FieldValue): void {
  if (value === null || value === undefined) return;
  if (typeof value !== "object") {
    body.append(name, String(value));
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const isPlainItem = Array.isArray(value) && typeof inner !== "object";
    append(body, `${name}[${isPlainItem ? "" : key}]`, inner);
  }
}
