import { EXPECTED } from "../../theme/syntax";
import { type Variable, variables } from "../../theme/variables";
import { gettext } from "./gettext";

/** The design variables, with labels in the user's language. */
export const designVariables: readonly Variable[] = variables.map((one) => ({ ...one, label: gettext(one.label) }));

/** What a value of each syntax looks like, in the user's language. */
export const EXPECTED_VALUES: Readonly<typeof EXPECTED> = {
  color: gettext(EXPECTED.color),
  family: gettext(EXPECTED.family),
  length: gettext(EXPECTED.length),
  shadow: gettext(EXPECTED.shadow),
  weight: gettext(EXPECTED.weight),
};
