import { useSyncExternalStore } from "react";

// The same width as in phone.css.
const PHONE = "(width < 760px)";

/** Whether the screen is too small for panels next to the canvas. */
export const useIsPhone = () => useSyncExternalStore(subscribe, isPhone);

export const isPhone = () => matchMedia(PHONE).matches;

function subscribe(onChange: () => void) {
  const query = matchMedia(PHONE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
