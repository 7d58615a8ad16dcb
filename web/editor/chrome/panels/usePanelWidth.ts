import { useStoredState } from "../../useStoredState";
import { useMatches } from "../useMatches";

type Side = "left" | "right";

const LIMITS = {
  left: { smallest: 208, initial: 280, largest: 480 },
  right: { smallest: 260, initial: 320, largest: 560 },
};
// On smaller laptops, the page needs the space more than the panels do.
const SMALL_SCREEN = "(width < 1400px)";
const INITIAL_ON_SMALL_SCREEN = { left: 216, right: 264 };
const NOT_CHOSEN = 0;

/** The width of a panel: as the user chose it, or as it suits the screen. */
export function usePanelWidth(side: Side) {
  const [chosen, onChange] = useStoredState(side, NOT_CHOSEN);
  const isSmall = useMatches(SMALL_SCREEN);
  const limits = isSmall ? { ...LIMITS[side], initial: INITIAL_ON_SMALL_SCREEN[side] } : LIMITS[side];
  return { value: chosen === NOT_CHOSEN ? limits.initial : chosen, limits, onChange };
}
