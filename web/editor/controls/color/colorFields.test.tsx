import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { BorderControl } from "../border/BorderControl";
import { FillControl } from "../fill/FillControl";
import { ShadowControl } from "../shadow/ShadowControl";
import { ColorControl } from "./ColorControl";
import { StyleColorControl } from "./StyleColorControl";

const REASON = "Enter a color, such as #a67d33, navy or oklch(0.6 0.1 80).";

test.each([
  ["of a setting", ColorControl, { kind: "color", default: "" }, "", "Ink"],
  ["of a style", StyleColorControl, { control: "color", property: "color" }, undefined, "Ink"],
  ["of a background", FillControl, { control: "fill", property: "background" }, undefined, "Ink"],
  [
    "of a gradient",
    FillControl,
    { control: "fill", property: "background" },
    "linear-gradient(90deg, #000, #fff)",
    "Second color",
  ],
  ["of a border", BorderControl, { control: "border", property: "border" }, "1px solid #000", "Color of Ink"],
  ["of a shadow", ShadowControl, { control: "shadow", property: "box-shadow" }, "0 1px 2px 0 #000", "Color of Ink"],
] as const)(
  "EDIT-ED-01 the color field %s refuses a word that is no color, with the reason",
  async (_of, control, setting, value, label) => {
    const onValue = vi.fn();
    inEditor(
      <ControlHost of={control as never} setting={{ ...setting, label: "Ink" }} value={value} onValue={onValue} />,
    );
    const field = screen.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, "hello");

    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(REASON);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(JSON.stringify(onValue.mock.calls)).not.toContain("hel");

    await userEvent.clear(field);
    await userEvent.type(field, "navy");
    expect(screen.queryByText(REASON)).toBeNull();
    expect(JSON.stringify(onValue.mock.lastCall)).toContain("navy");
  },
);
