/** In milliseconds. Focus moves into a popup after its entrance animation had this long, else the animation jumps. */
export const POPUP_FOCUS_DELAY = 250;

/** Focus moves into any other dialog after this long. */
export const FOCUS_DELAY = 100;
