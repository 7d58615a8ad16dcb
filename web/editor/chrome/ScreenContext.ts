import { createContext, useContext } from "react";

/** Where a menu is asked for, in pixels of the screen, and what has the focus afterwards. */
export type MenuRequest = { x: number; y: number; id: string; origin: HTMLElement | null };
export type DialogName = "shortcuts" | "insert";

/** What parts of the screen may ask of the whole. Always the same object, so that nothing is drawn anew for it. */
export type Screen = {
  openMenu: (request: MenuRequest) => void;
  openDialog: (name: DialogName) => void;
  openPanel: (name: string) => void;
  /** The page alone, or with the panels beside it. */
  togglePanels: () => void;
  /** On a phone, puts away the panel that takes the canvas's room; elsewhere it stays. */
  showCanvas: () => void;
  /** Says quietly what was done, or why not. */
  say: (text: string) => void;
  /** Opens the navigator with the element's name ready to be typed. */
  rename: (id: string) => void;
};

export const ScreenContext = createContext<Screen | null>(null);

export function useScreen(): Screen {
  const screen = useContext(ScreenContext);
  if (!screen) throw new Error("useScreen needs the <ScreenContext> of Workspace.tsx around it.");
  return screen;
}

/** The element whose name is being typed in the navigator, and how to begin and end that. */
export const RenamingContext = createContext<readonly [string | null, (id: string | null) => void]>([null, () => {}]);
