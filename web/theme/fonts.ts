/** Both are in use above the fold of every page; italics and latin-ext arrive when a page has such text. */
export const PRELOADED_FONTS = [
  "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
  "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
] as const;
