import type { Translate } from "../../kit/environment/uiStrings";
import type { FormScriptUiString } from "../uiStrings";

/** What a field accepts, as its HTML says. */
export type Limits = { url: string; types: string[]; disallowed: string[]; maxBytes: number; maxFiles: number };

const MB = 1024 * 1024;

export function limitsOf({ dataset }: HTMLElement): Limits {
  const listIn = (text = "") => text.split(",").filter(Boolean);
  return {
    url: dataset.upload ?? "",
    types: listIn(dataset.types),
    disallowed: listIn(dataset.disallowed),
    maxBytes: Number(dataset.maxSize) * MB,
    maxFiles: Number(dataset.maxFiles),
  };
}

/** Why a file is not uploaded; empty if it is. The server checks the same, and the content. */
export function refusalOf({ name, size }: File, limits: Limits, t: Translate<FormScriptUiString>): string {
  const { types, disallowed, maxBytes } = limits;
  const extension = /.\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  if (!extension || disallowed.includes(extension)) return t("Files of this type cannot be uploaded.");
  if (types.length > 0 && !types.includes(extension)) {
    return t("Choose a file of one of these types: {types}", { types: types.join(", ") });
  }
  if (size > maxBytes) {
    return t("This file is too large. It can have at most {size} MB.", { size: maxBytes / MB });
  }
  return "";
}
