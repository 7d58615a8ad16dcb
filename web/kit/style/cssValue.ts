import type { StyleFieldValue } from "../../documents/document";
import type { StyleField } from "./fields";
import { matchesSyntax } from "./syntax";

const VARIABLE = /^[a-z][\w-]*(\.[\w-]+)+$/i;

/** `{"$var": "color.accent"}` → `var(--color-accent)`; null for any value that is not safe for this field. */
export function cssValue(
  field: Pick<StyleField, "control" | "options">,
  value: StyleFieldValue | null | undefined,
): string | null {
  if (typeof value === "object" && value !== null) {
    return "$var" in value && typeof value.$var === "string" && VARIABLE.test(value.$var)
      ? `var(--${value.$var.replaceAll(".", "-")})`
      : null;
  }
  if (typeof value !== "string" || value === "") return null;
  if (field.control === "choice") return field.options?.some(([option]) => option === value) ? value : null;
  if (!matchesSyntax(field.control, value)) return null;
  // Owners type "3" for three equal columns.
  return field.control === "tracks" && /^\d+$/.test(value) ? `repeat(${value},minmax(0,1fr))` : value;
}
