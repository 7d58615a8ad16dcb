/** Every page has text in both above the fold. Italics and other characters load when a page contains them. */
export const PRELOADED_FONTS = [
  "./parts/fraunces-basic-wght-normal.woff2",
  "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
] as const;
