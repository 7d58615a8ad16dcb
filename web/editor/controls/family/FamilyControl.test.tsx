import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { FamilyControl } from "./FamilyControl";

const SETTING = { control: "family", property: "font-family", label: "Font" };

function held(value: unknown = undefined, inherited?: unknown) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <ControlHost of={FamilyControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...rendered, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("font", () => {
  it("stores a reference to a font of the theme", async () => {
    const { last } = held();
    await userEvent.selectOptions(screen.getByLabelText("Font"), "Theme: Headings");
    expect(last()).toEqual({ $var: "font.heading" });
  });

  it("accepts any font by name", async () => {
    const { last } = held();
    await userEvent.selectOptions(screen.getByLabelText("Font"), "By name…");
    expect(last()).toBe("sans-serif");
    expect(screen.getByDisplayValue("sans-serif")).toBeTruthy();
  });

  it("has the list and then the name in tab order", async () => {
    const { last } = held("Papyrus");
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByLabelText("Font"));
    await userEvent.tab();
    await userEvent.keyboard("{Control>}a{/Control}Optima");
    expect(last()).toBe("Optima");
  });

  it("is accessible", async () => {
    const { container } = held();
    expect(await violations(container)).toEqual([]);
  });
});
