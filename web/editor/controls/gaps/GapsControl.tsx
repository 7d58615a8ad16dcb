import { gettext } from "../../texts/gettext";
import type { StyleControlProps } from "../control";
import { LinkedLengths } from "../fields/LinkedLengths";
import { type Gaps, parseGaps, printGaps } from "./gaps";

const NAMES: Gaps = [gettext("between rows"), gettext("between columns")];
const TOGETHER = {
  field: gettext("both ways"),
  button: gettext("same for rows and columns"),
  split: gettext("Set rows and columns separately"),
  join: gettext("Same for rows and columns"),
};

/** The gaps between rows and columns. */
export const GapsControl = (props: StyleControlProps) => (
  <LinkedLengths
    {...props}
    names={NAMES}
    parse={parseGaps}
    print={printGaps}
    together={TOGETHER}
    fallback={gettext("Default")}
    min={0}
  />
);
