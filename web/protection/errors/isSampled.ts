/** The contract's share of page views: of the integers from 0 to 100, one. */
export const isSampled = (random = Math.random): boolean => Math.floor(random() * 101) === 1;
