import type { StyleControlProps } from "../control";
import { LinkedLengths } from "../fields/LinkedLengths";
import { parseSides, printSides, type Sides } from "./sides";

const EDGES: Sides = ["top", "right", "bottom", "left"];
const CORNERS: Sides = ["top left", "top right", "bottom right", "bottom left"];
const TOGETHER = {
  field: "all sides",
  button: "same on all sides",
  split: "Set each side separately",
  join: "Same on all sides",
};

/** Four lengths, for the sides or the corners of an element. */
export const SidesControl = (props: StyleControlProps) => (
  <LinkedLengths
    {...props}
    names={props.setting.property === "border-radius" ? CORNERS : EDGES}
    parse={parseSides}
    print={printSides}
    together={TOGETHER}
  />
);
