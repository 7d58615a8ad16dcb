import type { StyleControlProps } from "../control";
import { LinkedLengths } from "../fields/LinkedLengths";
import { type Gaps, parseGaps, printGaps } from "./gaps";

const NAMES: Gaps = ["between rows", "between columns"];
const TOGETHER = {
  field: "both ways",
  button: "same both ways",
  split: "Set rows and columns apart",
  join: "Same both ways",
};

/** The room between what stands below and beside each other. */
export const GapsControl = (props: StyleControlProps) => (
  <LinkedLengths
    {...props}
    names={NAMES}
    parse={parseGaps}
    print={printGaps}
    together={TOGETHER}
    usual="Default"
    min={0}
  />
);
