/**
 * In milliseconds. Focus moves into a popup after this part of its entrance animation, because an earlier focus would
 * make the animation jump.
 */
export const POPUP_FOCUS_DELAY = 250;

/** Focus moves into any other dialog after this delay. */
export const FOCUS_DELAY = 100;
