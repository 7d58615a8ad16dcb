/** The share of page views from the contract: one of the integers from 0 to 100. */
export const isSampled = (random = Math.random): boolean => Math.floor(random() * 101) === 1;
