import {
  AlignCenter,
  AlignHorizontalJustifyCenter,
  AlignHorizontalJustifyEnd,
  AlignHorizontalJustifyStart,
  AlignHorizontalSpaceAround,
  AlignHorizontalSpaceBetween,
  AlignJustify,
  AlignLeft,
  AlignRight,
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  CaseSensitive,
  CaseUpper,
  Italic,
  LayoutGrid,
  List,
  type LucideIcon,
  Minus,
  MoveHorizontal,
  PanelBottom,
  PanelLeft,
  PanelRight,
  PanelTop,
  StretchVertical,
  Strikethrough,
  Type,
  Underline,
} from "lucide-react";

type OptionIcons = Record<string, LucideIcon>;

const ALIGN_ITEMS: OptionIcons = {
  start: AlignVerticalJustifyStart,
  "flex-start": AlignVerticalJustifyStart,
  center: AlignVerticalJustifyCenter,
  end: AlignVerticalJustifyEnd,
  "flex-end": AlignVerticalJustifyEnd,
  stretch: StretchVertical,
};

const STYLE_ICONS: Record<string, OptionIcons> = {
  "text-align": { start: AlignLeft, center: AlignCenter, end: AlignRight, justify: AlignJustify },
  "text-transform": { none: Minus, uppercase: CaseUpper, capitalize: CaseSensitive },
  "text-decoration": { none: Minus, underline: Underline, "line-through": Strikethrough },
  "font-style": { normal: Type, italic: Italic },
  "align-self": ALIGN_ITEMS,
  "--align": ALIGN_ITEMS,
  "--direction": { column: ArrowDown, row: ArrowRight, "column-reverse": ArrowUp, "row-reverse": ArrowLeft },
  "--justify": {
    start: AlignHorizontalJustifyStart,
    center: AlignHorizontalJustifyCenter,
    end: AlignHorizontalJustifyEnd,
    "space-between": AlignHorizontalSpaceBetween,
    "space-around": AlignHorizontalSpaceAround,
  },
};

const ALIGNMENT_ICONS: OptionIcons = {
  start: AlignLeft,
  center: AlignCenter,
  end: AlignRight,
  stretch: MoveHorizontal,
};
const POSITION_ICONS: OptionIcons = { top: PanelTop, left: PanelLeft, right: PanelRight, bottom: PanelBottom };
const DIRECTION_ICONS: OptionIcons = { horizontal: ArrowRight, vertical: ArrowDown };
const LAYOUT_ICONS: OptionIcons = { grid: LayoutGrid, list: List };

type Options = readonly (readonly [string, string])[];

/** Icons for the options of a setting, for all of them or for none. */
export const iconsOfStyle = (property: string, options: Options) => complete(STYLE_ICONS[property], options);

/** The same for a widget's own setting, recognized by its options. */
export function iconsOfSetting(options: Options): OptionIcons | null {
  // Without a middle option, start and end are positions, not alignments.
  const isAlignment = options.some(([option]) => option === "center");
  for (const icons of [isAlignment ? ALIGNMENT_ICONS : undefined, POSITION_ICONS, DIRECTION_ICONS, LAYOUT_ICONS]) {
    const found = complete(icons, options);
    if (found) return found;
  }
  return null;
}

const complete = (icons: OptionIcons | undefined, options: Options): OptionIcons | null =>
  icons && options.length > 1 && options.every(([option]) => icons[option]) ? icons : null;
