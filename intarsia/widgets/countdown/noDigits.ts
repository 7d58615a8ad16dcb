/** Shown until the remaining time is known: as wide as two digits. */
export const NO_DIGITS = "\u2007\u2007";
