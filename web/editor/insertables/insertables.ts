import type { Widget } from "../../kit/schema/defineWidget";
import type { WidgetSchema } from "../../kit/schema/schema";
import type { MayAdd } from "../allowedWidgets";
import type { Place } from "../commands/commands";
import { outerTypeOf, ROW_PRESETS, type RowPreset, widgetsOf } from "../rows/rowPresets";
import type { SavedSection } from "../saving/api";
import { gettext } from "../texts/gettext";
import type { Names } from "./findInsertables";

/** Anything that the list of widgets and the insert dialog offer. */
export type Insertable = Names & { id: string } & (
    | { kind: "widget"; schema: WidgetSchema }
    | { kind: "row"; preset: RowPreset }
    | { kind: "ready" | "saved"; section: SavedSection }
  );

/** Inserts it there, or into or after the selected element. */
export type Insert = (insertable: Insertable, place?: Place) => void;

/** What is said about a thing in a list of all kinds. */
export const NOTES = { row: gettext("Row"), ready: gettext("Ready section"), saved: gettext("Saved section") } as const;

export const widgetInsertables = (offered: readonly Widget[]): Insertable[] =>
  offered.map(({ schema }) => {
    const { label, type, description, keywords } = schema;
    return { kind: "widget", id: `widget-${type}`, label, type, description, keywords, schema };
  });

/** The rows whose widgets this user may add. */
export const rowInsertables = (mayAdd: MayAdd): Insertable[] =>
  ROW_PRESETS.filter((preset) => widgetsOf(preset).every(mayAdd)).map((preset) => {
    const { title, keywords } = preset;
    return { kind: "row", id: `row-${title}`, label: title, keywords, preset };
  });

export const sectionInsertables = (kind: "ready" | "saved", sections: readonly SavedSection[]): Insertable[] =>
  sections.map((section) => ({ kind, id: `${kind}-${section.id}`, label: section.title, section }));

/** The types that decide where it goes. */
export function placedTypes(insertable: Insertable): readonly string[] {
  if (insertable.kind === "widget") return [insertable.schema.type];
  return insertable.kind === "row" ? [outerTypeOf(insertable.preset)] : insertable.section.widgets;
}
