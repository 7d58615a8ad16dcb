import { useCallback, useState } from "react";
import { useStoredState } from "../../useStoredState";
import { useIsPhone } from "../useIsPhone";

export type Panels = {
  /** The panel at the left, or the one sheet of a phone; empty for none. */
  left: string;
  hasSettings: boolean;
  isPhone: boolean;
  open: (name: string) => void;
  toggle: () => void;
  showCanvas: () => void;
};

// Two panels would leave a quarter of the page's size for the canvas.
const SMALL_LAPTOP = "(width < 1024px)";

const LIST = "widgets";

const firstPanel = () => (matchMedia(SMALL_LAPTOP).matches ? "" : LIST);

/**
 * Which panels are open next to the canvas, or below it on a phone. A phone starts with the page alone, a small laptop
 * without the panel at the left. Instead of the panel of the last visit, an editor that `startsWithList` has the list
 * of what can be added, unless the user closed the panel.
 */
export function usePanels(startsWithList: boolean): Panels {
  const isPhone = useIsPhone();
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
      setPanel(name);
      setBare(false);
    },
    [isPhone, setPanel, setBare],
  );
  const toggle = useCallback(() => {
    if (isPhone) setSheet((old) => (old ? "" : "settings"));
    else setBare(!isBare);
  }, [isPhone, isBare, setBare]);
  const showCanvas = useCallback(() => setSheet(""), []);
  const shown = isPhone
    ? { left: sheet, hasSettings: sheet === "settings" }
    : { left: isBare ? "" : panel, hasSettings: !isBare };
  return { ...shown, isPhone, open, toggle, showCanvas };
}
