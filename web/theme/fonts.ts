/** Both are in use above the fold of every page; italics and further letters arrive when a page has such text. */
export const PRELOADED_FONTS = [
  "./parts/fraunces-basic-wght-normal.woff2",
  "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
] as const;
