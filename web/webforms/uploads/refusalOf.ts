import type { Translate } from "../../kit/environment/uiStrings";
import type { FormScriptUiString } from "../uiStrings";
import type { Limits } from "./uploader";

/** Why a file is not uploaded; empty if it is. The server checks the same, and the content. */
export function refusalOf({ name, size }: File, limits: Limits, t: Translate<FormScriptUiString>): string {
  const { types, disallowed, maxBytes } = limits;
  const extension = /.\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  if (!extension || disallowed.includes(extension)) return t("Files of this type cannot be uploaded.");
  if (types.length > 0 && !types.includes(extension)) {
    return t("Choose a file of one of these types: {types}", { types: types.join(", ") });
  }
  if (size > maxBytes) {
    return t("This file is too large. It can have at most {size} MB.", { size: maxBytes / 1024 ** 2 });
  }
  return "";
}
