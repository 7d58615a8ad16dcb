import type { Condition } from "../../rules/conditions/condition";
import type { StyleField } from "../style/fields";
import type { Host } from "./hosts";
import { holdsElements, type Settings, type SlotContent } from "./settings";

/** When the browser loads a widget's script: its enhancement, or its view and React. */
export type Hydrate = "never" | "load" | "idle" | "visible" | "interaction";

export const CATEGORIES = ["layout", "basic", "choice", "media", "content", "price", "advanced", "navigation"] as const;

/** What links can make an element do. */
export type LinkCommands = {
  /** The first part of the action's name, such as `popup` in `popup:open`. */
  prefix: string;
  /** What owners choose in a link: "Open a popup". */
  label: string;
  /** By command, what the link does: `{ open: "Open" }`. A new link has the first one. */
  commands: Readonly<Record<string, string>>;
};

/** The catalog of everything that pages can show. */
export const PAGE_CATALOG = "widgets";
/** The catalog of everything that web forms are made of. */
export const FIELD_CATALOG = "fields";

/** The name of a widget among those of all catalogs: pages load its styles and its script under this name. */
export const qualifiedType = ({ type, catalog = PAGE_CATALOG }: Pick<WidgetSchema, "type" | "catalog">): string =>
  catalog === PAGE_CATALOG ? type : `${catalog}/${type}`;

/**
 * Everything that is known about a widget without running it, as plain data. `type` is its folder name, data key and
 * CSS block.
 */
export type WidgetSchema<S extends Settings = Settings> = {
  type: string;
  /** What documents it can be part of. Absent for widgets of pages. */
  catalog?: string;
  label: string;
  description: string;
  category: (typeof CATEGORIES)[number];
  /** The name of a lucide icon. */
  icon: string;
  /** Increases when the meaning of stored settings changes. The document stores it in `$version`. */
  version: number;
  /** In the contract: the versions that the widget's upgrades.ts has a step to. Schemas leave it out. */
  upgrades?: readonly number[];
  hydrate: Hydrate;
  /** Only elements that match this condition load their script; all of them if absent. */
  hydrateWhen?: Condition;
  /** The script is the folder's enhance.ts, which works on the server's HTML without React. */
  enhance?: true;
  /** The server adds it to documents; the editor does not offer it. */
  isInternal?: true;
  /** For a field: what visitors enter is checked, but never stored, e-mailed or shown again. */
  secret?: true;
  /** At the top level of a page it is as wide as the window; other widgets keep to the page's width. */
  spansPage?: true;
  /** It is a part of the page: the editor inserts a new one at the top level, below the one that is selected. */
  isBand?: true;
  /** Settings of a new element that differ from the defaults. Documents that omit a setting use its default. */
  initially?: Readonly<Record<string, unknown>>;
  /** Other words that owners search for: a search finds the widget by them. */
  keywords?: readonly string[];
  /** The UI strings of the view, in English. Python provides translations; `useUiStrings` returns them. */
  words?: readonly string[];
  /** Commands for links. The element gets them as the event `w:command`. */
  linkCommands?: LinkCommands;
  settings: S;
  /** Style fields of the widget's own parts, besides those that every element has. */
  style?: Readonly<Record<string, StyleField>>;
  hosts?: readonly Host[];
};

export const defineSchema = <const S extends Settings>(schema: WidgetSchema<S>): WidgetSchema<S> => schema;

export function defaultsOf(settings: Settings): Record<string, unknown> {
  const stored = Object.entries(settings).filter(([, setting]) => setting.kind !== "slot" || holdsElements(setting));
  return Object.fromEntries(stored.map(([name, setting]) => [name, structuredCloneOf(setting.default)]));
}

/** Whether one of the widget's slots shows this. */
export const hasSlotThatShows = ({ settings }: WidgetSchema, content: SlotContent): boolean =>
  Object.values(settings).some((setting) => setting.kind === "slot" && setting.shows === content);

/** The settings of a new element, without its id. */
export const newSettings = ({ settings, initially, version }: WidgetSchema): Record<string, unknown> => ({
  ...defaultsOf(settings),
  ...initially,
  $version: version,
});

// The server's V8 has no structuredClone. Defaults are JSON.
const structuredCloneOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The settings with defaults filled in, because documents need not store default values. */
export const withDefaults = (settings: Settings, stored: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, setting.default])),
  ...stored,
});
