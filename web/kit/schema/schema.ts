import type { StyleField } from "../style/fields";
import type { Condition } from "./conditions";
import type { Host } from "./hosts";
import type { Settings } from "./settings";

/** When the browser takes over the server's HTML of a widget. */
export type Hydrate = "never" | "load" | "idle" | "visible" | "interaction";

export const CATEGORIES = ["layout", "basic", "media", "content", "navigation"] as const;

/** All that is known of a widget without running it. Plain data; `type` is its folder name, data key and CSS block. */
export type WidgetSchema<S extends Settings = Settings> = {
  type: string;
  label: string;
  description: string;
  category: (typeof CATEGORIES)[number];
  /** A lucide icon name. */
  icon: string;
  /** Raised when stored settings change their meaning; the document keeps it in `$version`. */
  version: number;
  hydrate: Hydrate;
  /** Only elements set like this are taken over; all of them when absent. */
  hydrateWhen?: Condition;
  /** The browser runs the folder's script.ts over the server's HTML, without settings and without React. */
  script?: true;
  /** Its view receives a template's page as the slot `Content`. */
  showsContent?: true;
  /** On the page itself it reaches from edge to edge; others keep to the page's width. */
  spansPage?: true;
  /** Settings that an element has when it is placed, where documents that do not say so mean another value. */
  initially?: Readonly<Record<string, unknown>>;
  keywords?: readonly string[];
  /** What its view prints by itself, in English: Python hands over the translations, `useWords` says them. */
  words?: readonly string[];
  settings: S;
  /** Look of the widget's own parts, beside those that every element has. */
  style?: Readonly<Record<string, StyleField>>;
  hosts?: readonly Host[];
};

export const defineSchema = <const S extends Settings>(schema: WidgetSchema<S>): WidgetSchema<S> => schema;

export function defaultsOf(settings: Settings): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => [name, structuredCloneOf(setting.default)]),
  );
}

/** What an element is set to when it is placed, its id aside. */
export const newSettings = ({ settings, initially, version }: WidgetSchema): Record<string, unknown> => ({
  ...defaultsOf(settings),
  ...initially,
  $version: version,
});

// The server's V8 has no structuredClone; a default is JSON by construction.
const structuredCloneOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What an element is set to: conditions ask for it, and a document need not store what is usual. */
export const withDefaults = (settings: Settings, stored: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, setting.default])),
  ...stored,
});
