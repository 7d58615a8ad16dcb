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

type Pictures = Record<string, LucideIcon>;

const ALIGN_ITEMS: Pictures = {
  start: AlignVerticalJustifyStart,
  "flex-start": AlignVerticalJustifyStart,
  center: AlignVerticalJustifyCenter,
  end: AlignVerticalJustifyEnd,
  "flex-end": AlignVerticalJustifyEnd,
  stretch: StretchVertical,
};

const OF_STYLE: Record<string, Pictures> = {
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

const OF_ALIGNMENT: Pictures = { start: AlignLeft, center: AlignCenter, end: AlignRight, stretch: MoveHorizontal };
const OF_PLACE: Pictures = { top: PanelTop, left: PanelLeft, right: PanelRight, bottom: PanelBottom };
const OF_ORDER: Pictures = { horizontal: ArrowRight, vertical: ArrowDown };
const OF_LAYOUT: Pictures = { grid: LayoutGrid, list: List };

type Options = readonly (readonly [string, string])[];

/** Icons for the options of a setting, for all of them or for none. */
export const picturesOfStyle = (property: string, options: Options) => complete(OF_STYLE[property], options);

/** The same for a widget's own setting, recognized by its options. */
export function picturesOfSetting(options: Options): Pictures | null {
  // Without a middle option, start and end are positions, not alignments.
  const isAlignment = options.some(([option]) => option === "center");
  for (const pictures of [isAlignment ? OF_ALIGNMENT : undefined, OF_PLACE, OF_ORDER, OF_LAYOUT]) {
    const found = complete(pictures, options);
    if (found) return found;
  }
  return null;
}

const complete = (pictures: Pictures | undefined, options: Options): Pictures | null =>
  pictures && options.length > 1 && options.every(([option]) => pictures[option]) ? pictures : null;
