import { gettext } from "../../texts/gettext";
import type { StyleControlProps } from "../control";
import { LinkedLengths } from "../fields/LinkedLengths";
import { parseSides, printSides, type Sides } from "./sides";

const EDGES: Sides = [gettext("top"), gettext("right"), gettext("bottom"), gettext("left")];
const CORNERS: Sides = [gettext("top left"), gettext("top right"), gettext("bottom right"), gettext("bottom left")];
const TOGETHER = {
  field: gettext("all sides"),
  button: gettext("same on all sides"),
  split: gettext("Set each side separately"),
  join: gettext("Same on all sides"),
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
