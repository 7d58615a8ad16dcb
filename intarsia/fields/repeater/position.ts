/** Numbers the items of a repeater: the row is part of names (`input_5[0][1]`) and ids (`input_3_5-0-1`). */

const ATTRIBUTES = [
  "id",
  "for",
  "name",
  "aria-describedby",
  "aria-labelledby",
  "aria-controls",
  "data-row",
  "formaction",
];
const IN_NAME = /\[(?:\d+|#)\]/g;
const IN_ID = /(_\d+_\d+(?:_\w+?)*?)((?:-(?:\d+|#))+)/g;

/** `level` is the number of repeaters around that of the item. Checked radio buttons stay checked. */
export function setPosition(item: Element, level: number, position: number): void {
  for (const element of [item, ...item.querySelectorAll("*")]) {
    const isButton = element.getAttribute("name") === "gform_row";
    for (const name of isButton ? [...ATTRIBUTES, "value"] : ATTRIBUTES) {
      const before = element.getAttribute(name);
      const after = before && withPosition(before, level, position);
      if (after && after !== before) element.setAttribute(name, after);
    }
    if (element instanceof HTMLTemplateElement)
      for (const inner of element.content.children) setPosition(inner, level, position);
  }
}

function withPosition(text: string, level: number, position: number): string {
  let seen = 0;
  const named = text.replace(IN_NAME, (found) => (seen++ === level ? `[${position}]` : found));
  return named.replace(IN_ID, (_all, start: string, row: string) => {
    const positions = row.split("-").slice(1);
    if (level < positions.length) positions[level] = String(position);
    return [start, ...positions].join("-");
  });
}
