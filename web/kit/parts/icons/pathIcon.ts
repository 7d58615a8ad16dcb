/**
 * An icon that is not among `ICONS`, as documents store it: its name and its path, so that pages contain only the icons
 * that they show. An icon of another size or a filled one has its view box in between; the fifth number is the width of
 * its line. Python has the same rule; both test suites read intarsia/documents/tests/icon_values.json.
 */
const PATH_ICON =
  /^[a-z0-9][a-z0-9-]{0,59}\|(?:(-?[\d.]{1,8}(?: -?[\d.]{1,8}){3,4})\|)?([MLHVCSQTAZmlhvcsqtaz\d ,.+e-]{1,6000})$/;

export type PathIcon = {
  path: string;
  viewBox?: string;
  /** In units of the view box; absent for a filled icon with a view box of its own. */
  lineWidth?: number;
};

/** Null for anything else, such as the name of an icon. */
export function pathIconOf(value: string): PathIcon | null {
  const [, box, path] = PATH_ICON.exec(value) ?? [];
  if (!path) return null;
  if (!box) return { path };
  const numbers = box.split(" ");
  const [lineWidth] = numbers.slice(4);
  return { path, viewBox: numbers.slice(0, 4).join(" "), ...(lineWidth && { lineWidth: Number(lineWidth) }) };
}
