import { type ComponentType, createContext, useContext, useMemo } from "react";
import type { ShownItem } from "../parts/disclosure/useShownItem";
import type { Widths } from "./devices/devices";
import { type Translate, type Translations, translator } from "./uiStrings";

/** Everything that a view may know besides its props. Views call neither Date.now nor Intl without it. */
export type Environment = {
  mode: "page" | "editor";
  locale: string;
  direction: "ltr" | "rtl";
  timeZone: string;
  /** The devices that the site turned on besides the default ones. */
  breakpoints: Widths;
  /** Milliseconds since 1970. It is 0 on cached pages, where the browser reads the clock. */
  now: number;
  /** Translations of UI strings by their English text. Missing ones stay English. Views call `useUiStrings`. */
  translations: Translations;
  /**
   * Attributes for parts that must respond to the pointer on the canvas too, such as tabs. Otherwise a click there
   * selects the element.
   */
  liveControl?: Readonly<Record<`data-${string}`, string>>;
  /** The components that edit text on the canvas. Views use `InlineText` and `RichText`. */
  inline?: {
    Text: ComponentType<{ name: string; children: string }>;
    Rich: ComponentType<{ name: string; html: string; className?: string }>;
  };
  /** A hint in the language of the editor's user. `EditorHint` calls it. */
  translateHint?: (hint: string) => string;
  /** Views call `useShownItem`. */
  shownItem?: ShownItem;
};

export const DEFAULT_ENVIRONMENT: Environment = {
  mode: "page",
  locale: "en",
  direction: "ltr",
  timeZone: "UTC",
  breakpoints: {},
  now: 0,
  translations: {},
};

export const EnvironmentContext = createContext<Environment>(DEFAULT_ENVIRONMENT);
export const useEnvironment = () => useContext(EnvironmentContext);

/** The function with which a view translates its UI strings. `Text` lists the strings that its schema declares. */
export function useUiStrings<Text extends string>(): Translate<Text> {
  const { translations } = useEnvironment();
  return useMemo(() => translator<Text>(translations), [translations]);
}
