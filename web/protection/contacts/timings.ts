/** From the contract. */
export const REVEAL_DELAY_MS = 3000;
export const ERROR_SHOWN_MS = 3000;
export const TEXT_DELAY_MS = 2000;
