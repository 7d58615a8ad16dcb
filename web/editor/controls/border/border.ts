export type Border = { width: string; line: string; colour: string };

export const LINES = [
  ["solid", "Solid"],
  ["dashed", "Dashed"],
  ["dotted", "Dotted"],
  ["double", "Double"],
] as const;

const SHAPE = /^(\S+) (solid|dashed|dotted|double) (.+)$/;

export function parseBorder(css: string): Border | null {
  const [, width, line, colour] = SHAPE.exec(css) ?? [];
  return width && line && colour ? { width, line, colour } : null;
}

export const printBorder = ({ width, line, colour }: Border) => `${width} ${line} ${colour}`;
