import type { FieldAnswer, FieldRules } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";
import { isTooSmall, parseStrokes } from "./strokes";
import type { UiString } from "./uiStrings";

type Signature = { readonly typed?: string; readonly drawn?: string };

export const LONGEST_NAME = 100;

export const rules: FieldRules = {
  inBrowser: [],
  /** What is not one of the two inputs is no answer. A drawing counts more than a name. */
  read({ drawn = [], typed = [] }): FieldAnswer {
    const [lines, name] = [drawn[0]?.trim(), typed[0]?.trim()];
    if (lines) return { drawn: lines };
    return name ? { typed: name } : null;
  },
  check(answer) {
    const { drawn, typed = "" } = answer as Signature;
    if (drawn !== undefined) return drawingFault(drawn);
    const isTooLong = [...typed].length > LONGEST_NAME;
    return isTooLong
      ? fault<UiString>("Shorten the name to {number} characters.", { values: { number: LONGEST_NAME } })
      : null;
  },
  textOf: (answer, _settings, _language, t) => (answer as Signature).typed ?? t("Signed (drawn)" satisfies UiString),
  model: () => ({ reads: { as: "parts" } }),
};

function drawingFault(drawn: string) {
  const strokes = parseStrokes(drawn);
  if (!strokes) return fault<UiString>("This drawing cannot be read. Clear it and sign again.");
  return isTooSmall(strokes) ? fault<UiString>("This drawing is too small for a signature. Sign again.") : null;
}
