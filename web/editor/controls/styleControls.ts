import { BorderControl } from "./border/BorderControl";
import { ChoiceControl } from "./choice/ChoiceControl";
import { StyleColorControl } from "./color/StyleColorControl";
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
  color: StyleColorControl,
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

/** The control of a style field. Fields without one are edited as validated CSS text. */
export const styleControl = (name: string): StyleControl => CONTROLS[name] ?? CssControl;

/** Controls that always need the width of the panel. */
export const isTallStyle = (name: string) => name === "fill";
