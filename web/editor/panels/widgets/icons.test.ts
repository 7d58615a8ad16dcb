import { Box, icons } from "lucide-react";
import { describe, expect, it } from "vitest";
import { fields } from "../../../../intarsia/fields";
import { widgets } from "../../../../intarsia/widgets";
import { ICONS, iconOf } from "./icons";

const SCHEMAS = [...widgets, ...fields].map(({ schema }) => schema);
const lucideName = (name: string) =>
  name
    .split("-")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");

describe("icons of the widget list", () => {
  it.each(SCHEMAS.map(({ type, icon }) => [type, icon]))("have for %s the icon %s", (_type, icon) => {
    expect(Object.keys(ICONS)).toContain(icon);
  });

  it("show other names as Lucide does, for widgets of other packages", () => {
    const used = new Set(SCHEMAS.map(({ icon }) => icon));
    const others = Object.entries(ICONS).filter(([name]) => !used.has(name));
    const differing = others.filter(([name, Icon]) => icons[lucideName(name) as keyof typeof icons] !== Icon);

    expect(differing.map(([name]) => name)).toEqual([]);
  });

  it("show a box for a name that the editor does not have", () => {
    expect(iconOf("unknown")).toBe(Box);
  });
});
