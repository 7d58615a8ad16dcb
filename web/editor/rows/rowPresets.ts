import type { Element } from "../../documents/document";
import type { SchemaOf } from "../commands/slots";
import { newElement } from "../panels/widgets/newElement";
import { gettext } from "../texts/gettext";
import { searchTerms } from "../texts/searchTerms";

export type RowPreset = {
  title: string;
  /** The relative width of each cell. Cells of one row have one height. */
  widths: readonly number[];
  /** What each cell is. */
  cell: "container" | "button";
  keywords: readonly string[];
};

const columns = (title: string, ...widths: number[]): RowPreset => ({
  title,
  widths,
  cell: "container",
  keywords: searchTerms("row, columns, side by side, equal height, layout"),
});

export const ROW_PRESETS: readonly RowPreset[] = [
  columns(gettext("Two columns"), 1, 1),
  columns(gettext("Three columns"), 1, 1, 1),
  columns(gettext("Four columns"), 1, 1, 1, 1),
  columns(gettext("Narrow and wide"), 1, 2),
  columns(gettext("Wide and narrow"), 2, 1),
  {
    title: gettext("Two buttons"),
    widths: [1, 1],
    cell: "button",
    keywords: searchTerms("row, side by side, actions"),
  },
];

/** The widget that the cells are in. */
export const outerTypeOf = ({ cell }: RowPreset): string => (cell === "button" ? "container" : "grid");

/** The widgets that a row consists of. */
export const widgetsOf = (preset: RowPreset): string[] => [outerTypeOf(preset), preset.cell];

/** A new row; null if a widget of it does not exist here. */
export function rowFrom(preset: RowPreset, schemaOf: SchemaOf): Element | null {
  const { widths, cell } = preset;
  const outer = schemaOf(outerTypeOf(preset));
  const inner = schemaOf(cell);
  if (!outer || !inner) return null;
  const row = newElement(outer);
  const content = widths.map(() => {
    const element = newElement(inner);
    return cell === "container" ? { ...element, props: { ...element.props, content_width: "full" } } : element;
  });
  const settings = cell === "button" ? { $style: BUTTONS } : gridSettings(widths);
  // The second button is the less important one.
  if (cell === "button" && content[1]) content[1].props.variant = "secondary";
  return { ...row, props: { ...row.props, ...settings, content } };
}

const BUTTONS = { desktop: { flex_direction: "row", flex_wrap: "wrap" } };

function gridSettings(widths: readonly number[]) {
  const isEqual = widths.every((width) => width === widths[0]);
  const tracks = widths.map((width) => `${width}fr`).join(" ");
  // On a phone, the cells follow each other.
  const style = { desktop: { columns: tracks }, mobile: { columns: "1" } };
  return { columns: widths.length, ...(isEqual ? {} : { $style: style }) };
}
