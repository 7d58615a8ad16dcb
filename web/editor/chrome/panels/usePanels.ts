import { useCallback, useState } from "react";
import { useStoredState } from "../../useStoredState";
import { useIsPhone } from "../useIsPhone";
import { useMatches } from "../useMatches";

export type Panels = {
  /** The panel at the left, or the one sheet of a phone; empty for none. */
  left: string;
  hasSettings: boolean;
  isPhone: boolean;
  /** Whether the screen has space for one panel next to the canvas, or below it on a phone. */
  isOneAtATime: boolean;
  /** Opens a panel of the rail, or "settings". */
  open: (name: string) => void;
  toggle: () => void;
  showCanvas: () => void;
};

// Two panels would leave a third of the screen for the canvas, too little for a whole page.
const SMALL_LAPTOP = "(width < 1024px)";

export const LIST = "widgets";
export const SETTINGS = "settings";

const firstPanel = () => (matchMedia(SMALL_LAPTOP).matches ? "" : LIST);

/**
 * Which panels are open next to the canvas, or below it on a phone. A phone starts with the page alone, a small laptop
 * with the settings, which any other panel replaces while it is open. Instead of the panel of the last visit, an editor
 * that `startsWithList` has the list of what can be added, unless the user closed the panel.
 */
export function usePanels(startsWithList: boolean): Panels {
  const isPhone = useIsPhone();
  const isOneAtATime = useMatches(SMALL_LAPTOP);
  const [stored, setStored] = useStoredState("panel", firstPanel());
  const [panel, choosePanel] = useState(startsWithList && stored ? LIST : stored);
  const setPanel = useCallback(
    (name: string) => {
      choosePanel(name);
      setStored(name);
    },
    [setStored],
  );
  const [isBare, setBare] = useStoredState("bare", false);
  const [sheet, setSheet] = useState("");
  const open = useCallback(
    (name: string) => {
      if (isPhone) return setSheet(name);
      if (name !== SETTINGS) setPanel(name);
      else if (isOneAtATime) setPanel("");
      setBare(false);
    },
    [isPhone, isOneAtATime, setPanel, setBare],
  );
  const toggle = useCallback(() => {
    if (isPhone) setSheet((old) => (old ? "" : SETTINGS));
    else setBare(!isBare);
  }, [isPhone, isBare, setBare]);
  const showCanvas = useCallback(() => setSheet(""), []);
  const shown = isPhone
    ? { left: sheet, hasSettings: sheet === SETTINGS }
    : { left: isBare ? "" : panel, hasSettings: !isBare && !(isOneAtATime && panel) };
  return { ...shown, isPhone, isOneAtATime, open, toggle, showCanvas };
}
