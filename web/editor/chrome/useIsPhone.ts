import { useMatches } from "./useMatches";

// The same width as in phone.css.
const PHONE = "(width < 760px)";

/** Whether the screen is too small for panels next to the canvas. */
export const useIsPhone = () => useMatches(PHONE);

export const isPhone = () => matchMedia(PHONE).matches;
