import { BorderControl } from "./border/BorderControl";
import { ChoiceControl } from "./choice/ChoiceControl";
import { StyleColourControl } from "./colour/StyleColourControl";
import type { StyleControl } from "./control";
import { CssControl } from "./css/CssControl";
import { EntranceControl } from "./entrance/EntranceControl";
import { TimeControl } from "./entrance/TimeControl";
import { FamilyControl } from "./family/FamilyControl";
import { FillControl } from "./fill/FillControl";
import { GapsControl } from "./gaps/GapsControl";
import { LengthControl, StyleNumberControl } from "./length/LengthControl";
import { ShadowControl } from "./shadow/ShadowControl";
import { SidesControl } from "./sides/SidesControl";

const CONTROLS: Record<string, StyleControl> = {
  choice: ChoiceControl,
  colour: StyleColourControl,
  fill: FillControl,
  size: LengthControl,
  number: StyleNumberControl,
  sizes: SidesControl,
  entrance: EntranceControl,
  time: TimeControl,
  gaps: GapsControl,
  shadow: ShadowControl,
  text_shadow: ShadowControl,
  border: BorderControl,
  family: FamilyControl,
};

/** The control of a style field; those that are best written as CSS are a checked line of text. */
export const styleControl = (name: string): StyleControl => CONTROLS[name] ?? CssControl;

/** Whose parts always need the width of the panel. */
export const isTallStyle = (name: string) => name === "fill";
