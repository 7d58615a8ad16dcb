import type { OwnSetting, Setting } from "../../kit/schema/settings";
import { CodeControl } from "./code/CodeControl";
import { ColorControl } from "./color/ColorControl";
import { ConditionControl } from "./condition/ConditionControl";
import type { Control } from "./control";
import { DateTimeControl } from "./datetime/DateTimeControl";
import { DecimalControl } from "./decimal/DecimalControl";
import { DisplayConditionControl } from "./displayCondition/DisplayConditionControl";
import { FormControl } from "./form/FormControl";
import { FormFieldControl } from "./formField/FormFieldControl";
import { FormulaControl } from "./formula/FormulaControl";
import { GalleryControl } from "./gallery/GalleryControl";
import { LinkControl } from "./link/LinkControl";
import { ListControl } from "./list/ListControl";
import { MediaControl } from "./media/MediaControl";
import { NumberControl } from "./number/NumberControl";
import { RegisteredControl } from "./registered/RegisteredControl";
import { RichTextControl } from "./richtext/RichTextControl";
import { SelectControl } from "./select/SelectControl";
import { SizeControl } from "./size/SizeControl";
import { SwitchControl } from "./switch/SwitchControl";
import { TextControl } from "./text/TextControl";
import { TextareaControl } from "./textarea/TextareaControl";

/** One control per kind of setting. Slots have none: they are filled on the canvas. */
const CONTROLS: Record<Exclude<OwnSetting["kind"], "slot">, Control> = {
  text: TextControl,
  textarea: TextareaControl,
  code: CodeControl,
  richtext: RichTextControl,
  number: NumberControl,
  decimal: DecimalControl,
  datetime: DateTimeControl,
  switch: SwitchControl,
  select: SelectControl,
  color: ColorControl,
  link: LinkControl,
  media: MediaControl,
  gallery: GalleryControl,
  form: FormControl,
  condition: ConditionControl,
  display_condition: DisplayConditionControl,
  formula: FormulaControl,
  field: FormFieldControl,
  size: SizeControl,
  list: ListControl,
};

const isOwn = (kind: string): kind is keyof typeof CONTROLS => Object.hasOwn(CONTROLS, kind);

export const controlOf = ({ kind }: Setting): Control => (isOwn(kind) ? CONTROLS[kind] : RegisteredControl);
