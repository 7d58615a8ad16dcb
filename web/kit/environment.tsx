import { type ComponentType, createContext, useContext, useMemo } from "react";
import type { Widths } from "./devices";
import type { ShownItem } from "./useShownItem";
import { type Say, sayIn, type Words } from "./words";

/** What a view may know of the world. Views call neither Date.now nor Intl without these. */
export type Environment = {
  mode: "page" | "editor";
  locale: string;
  direction: "ltr" | "rtl";
  timeZone: string;
  /** The devices that the site distinguishes beside the usual ones. */
  breakpoints: Widths;
  /** Milliseconds since 1970 that a view may count from; 0 on pages that are kept, where the browser counts. */
  now: number;
  /** By English word the page's; what is absent stays English. Views ask `useWords`. */
  words: Words;
  /**
   * Attributes for what must answer to a visitor's hand on the editor's canvas too, such as the titles of tabs: anything
   * else there is only selected by a click.
   */
  liveControl?: Readonly<Record<`data-${string}`, string>>;
  /** What draws words on the canvas that can be typed in. Views use `InlineText` and `RichText`. */
  inline?: {
    Text: ComponentType<{ name: string; children: string }>;
    Rich: ComponentType<{ name: string; html: string; className?: string }>;
  };
  /** Views ask `useShownItem`. */
  shownItem?: ShownItem;
};

export const DEFAULT_ENVIRONMENT: Environment = {
  mode: "page",
  locale: "en",
  direction: "ltr",
  timeZone: "UTC",
  breakpoints: {},
  now: 0,
  words: {},
};

export const EnvironmentContext = createContext<Environment>(DEFAULT_ENVIRONMENT);
export const useEnvironment = () => useContext(EnvironmentContext);

/** How a view says what it prints by itself. `Word` are the words that its schema declares. */
export function useWords<Word extends string>(): Say<Word> {
  const { words } = useEnvironment();
  return useMemo(() => sayIn<Word>(words), [words]);
}
