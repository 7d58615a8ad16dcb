import type { Mode } from "../../../../theme/palette";
import { gettext } from "../../../texts/gettext";

/** The name of a field for the value of a variable in one color scheme; without a mode, the value is that of both. */
export function labelInMode(label: string, mode: Mode | null): string {
  if (mode === null) return label;
  return gettext(mode === "light" ? "{label}, light" : "{label}, dark", { label });
}
