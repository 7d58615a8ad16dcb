import type { StyleFieldValue } from "../../../documents/document";
import type { StyleField } from "../../../kit/style/fields";
import { isImageFill } from "../../../kit/style/images";
import { designVariables as variables } from "../../texts/designVariables";

/** A value in words: the theme's name of a font, the label of an option, or a length. */
export function styleSummary(field: StyleField, value: StyleFieldValue | undefined): string {
  if (value === undefined || isImageFill(value)) return "";
  if (typeof value === "object") return variables.find(({ name }) => name === value.$var)?.label ?? value.$var;
  const chosen = field.options?.find(([option]) => option === value)?.[1];
  return chosen ?? (field.control === "family" ? (value.split(",")[0]?.replaceAll(/["']/g, "") ?? value) : value);
}
