import { useMatches } from "./useMatches";

// The same width as in phone.css.
const PHONE = "(width < 760px)";

// Here, the longest "Publish" leaves no space for the title next to both steps.
const NARROW_PHONE = "(width < 380px)";

/** Whether the screen is too small for panels next to the canvas. */
export const useIsPhone = () => useMatches(PHONE);

export const useIsNarrowPhone = () => useMatches(NARROW_PHONE);

export const isPhone = () => matchMedia(PHONE).matches;
