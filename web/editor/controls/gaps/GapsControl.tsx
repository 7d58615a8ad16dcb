import type { StyleControlProps } from "../control";
import { LinkedLengths } from "../fields/LinkedLengths";
import { type Gaps, parseGaps, printGaps } from "./gaps";

const NAMES: Gaps = ["between rows", "between columns"];
const TOGETHER = {
  field: "both ways",
  button: "same for rows and columns",
  split: "Set rows and columns separately",
  join: "Same for rows and columns",
};

/** The gaps between rows and columns. */
export const GapsControl = (props: StyleControlProps) => (
  <LinkedLengths
    {...props}
    names={NAMES}
    parse={parseGaps}
    print={printGaps}
    together={TOGETHER}
    fallback="Default"
    min={0}
  />
);
