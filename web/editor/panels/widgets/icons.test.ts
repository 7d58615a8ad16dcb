import { describe, expect, it } from "vitest";
import { fields } from "../../../../intarsia/fields";
import { widgets } from "../../../../intarsia/widgets";
import { ICONS } from "./icons";

describe("icons of the widget list", () => {
  it.each([...widgets, ...fields].map(({ schema }) => [schema.type, schema.icon]))(
    "have for %s the icon %s",
    (_type, icon) => {
      expect(Object.keys(ICONS)).toContain(icon);
    },
  );
});
