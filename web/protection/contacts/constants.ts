/** Milliseconds, from the contract. */
export const REVEAL_DELAY = 3000;
export const ERROR_SHOWN = 3000;
export const TEXT_DELAY = 2000;
