import { catalogLanguage } from "./gettext";

/** A size as users read it: “1,235 kB”. */
export const kilobytes = (bytes: number): string =>
  `${Math.max(1, Math.round(bytes / 1000)).toLocaleString(catalogLanguage())} kB`;
