import type { Variable } from "../../../theme/variables";
import { gettext } from "../../texts/gettext";

type Value = { light: string; dark: string };
/** Without a value, the shadow of the theme. */
export type ShadowChoice = { label: string; value?: Value };

const both = (css: string): Value => ({ light: css, dark: css });

export const SHADOWS: readonly ShadowChoice[] = [
  { label: gettext("None"), value: both("none") },
  { label: gettext("Small"), value: { light: "0 1px 3px rgb(62 38 18/.16)", dark: "0 1px 3px rgb(0 0 0/.5)" } },
  { label: gettext("Medium") },
  {
    label: gettext("Large"),
    value: {
      light: "0 2px 6px rgb(62 38 18/.1),0 24px 56px -16px rgb(62 38 18/.34)",
      dark: "0 2px 6px rgb(0 0 0/.4),0 24px 60px -16px rgb(0 0 0/.8)",
    },
  },
];

/** The choice that a stored value is; undefined for one of the owner's own. */
export function shadowChoice(value: string | Partial<Value> | undefined): ShadowChoice | undefined {
  const { light, dark } = typeof value === "string" ? both(value) : (value ?? {});
  return SHADOWS.find((one) => one.value?.light === light && one.value?.dark === dark);
}

export const previewOf = ({ value }: ShadowChoice, variable: Variable): string => value?.light ?? variable.light;
