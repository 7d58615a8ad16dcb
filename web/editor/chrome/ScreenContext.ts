import { createContext, useContext } from "react";

/** The position of a menu in pixels of the screen, and the element that gets focus afterwards. */
export type MenuRequest = { x: number; y: number; id: string; origin: HTMLElement | null };
export type DialogName = "shortcuts" | "insert" | "saveSection";

/** Functions of the screen that its parts may call. Always the same object, so that it causes no render. */
export type Screen = {
  openMenu: (request: MenuRequest) => void;
  openDialog: (name: DialogName) => void;
  /** Opens a panel of the rail, or "settings". */
  openPanel: (name: string) => void;
  /** Shows the page alone, or with the panels. */
  togglePanels: () => void;
  /** On a phone, closes the panel that covers the canvas; on larger screens it stays. */
  showCanvas: () => void;
  /** Announces a result or an error in a short message. */
  announce: (text: string) => void;
  /** Opens the navigator and edits the element's name. */
  rename: (id: string) => void;
};

export const ScreenContext = createContext<Screen | null>(null);

export function useScreen(): Screen {
  const screen = useContext(ScreenContext);
  if (!screen) throw new Error("useScreen needs the <ScreenContext> of Workspace.tsx around it.");
  return screen;
}

/** The element whose name is edited in the navigator, and a function to change it. */
export const RenamingContext = createContext<readonly [string | null, (id: string | null) => void]>([null, () => {}]);
