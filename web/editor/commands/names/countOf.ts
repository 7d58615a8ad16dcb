import { ngettext } from "../../texts/gettext";

/** How many elements something applies to, in words. */
export const countOf = ({ length }: readonly unknown[]): string =>
  ngettext("{count} element", "{count} elements", length);
