import { gettext } from "../../texts/gettext";

export type Border = { width: string; line: string; color: string };

export const LINES = [
  ["solid", gettext("Solid")],
  ["dashed", gettext("Dashed")],
  ["dotted", gettext("Dotted")],
  ["double", gettext("Double")],
] as const;

const SHAPE = /^(\S+) (solid|dashed|dotted|double) (.+)$/;

export function parseBorder(css: string): Border | null {
  const [, width, line, color] = SHAPE.exec(css) ?? [];
  return width && line && color ? { width, line, color } : null;
}

export const printBorder = ({ width, line, color }: Border) => `${width} ${line} ${color}`;
