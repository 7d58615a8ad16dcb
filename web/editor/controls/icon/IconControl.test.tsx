import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { ICON_OPTIONS, ICONS } from "../../../kit/parts/icons/icons";
import { violations } from "../../../kit/testing/renderWidget";
import { loadLayers } from "../../layers/onDemand";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { SelectControl } from "../select/SelectControl";
import { findIcons } from "./findIcons";

beforeAll(() => loadLayers());

const SETTING = {
  kind: "select",
  picker: "icons",
  label: "Icon",
  default: "",
  options: [["", "None"], ...ICON_OPTIONS],
};

function held(value = "star") {
  const onValue = vi.fn();
  const rendered = inEditor(<ControlHost of={SelectControl} setting={SETTING} value={value} onValue={onValue} />);
  return { ...rendered, last: () => onValue.mock.lastCall?.[0] };
}

const opened = async () => {
  await userEvent.click(screen.getByRole("button", { name: /^Icon: / }));
  return screen.findByRole("combobox", { name: "Find an icon" });
};

describe("icon", () => {
  it("EDIT-ED-01 shows all icons of the kit and marks the selected one", async () => {
    held();
    await opened();
    expect(screen.getAllByRole("option")).toHaveLength(Object.keys(ICONS).length + 1);
    expect(screen.getByRole("option", { selected: true }).getAttribute("aria-label")).toBe("Star");
  });

  it("finds an icon by name or synonym, and selects it by keyboard", async () => {
    const { last } = held();
    await userEvent.type(await opened(), "tele{Enter}");
    expect(last()).toBe("phone");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Icon: Phone" }));
  });

  it("moves with the arrow keys and closes with Escape", async () => {
    const { last } = held("bolt");
    await userEvent.type(await opened(), "{ArrowRight}{ArrowDown}{ArrowLeft}{Enter}");
    expect(last()).toBe(Object.keys(ICONS)[6]);

    await opened();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Icon: / }));
  });

  it("can be cleared if the setting allows it", async () => {
    const { last } = held();
    await opened();
    await userEvent.click(screen.getByRole("option", { name: "None" }));
    expect(last()).toBe("");
  });

  it("says when no icon matches", async () => {
    held();
    await userEvent.type(await opened(), "zebra");
    expect(screen.getByRole("status").textContent).toContain("zebra");
  });

  it("is accessible, closed and open", async () => {
    const { container } = held();
    expect(await violations(container)).toEqual([]);
    await opened();
    expect(await violations(container)).toEqual([]);
  });
});

it("ranks names before synonyms", () => {
  expect(findIcons(ICON_OPTIONS, "pic").map(([name]) => name)).toEqual(["image"]);
  expect(findIcons(ICON_OPTIONS, "arrow r").map(([name]) => name)).toEqual(["arrow-right", "arrow-up-right"]);
  expect(findIcons(ICON_OPTIONS, "  ")).toHaveLength(ICON_OPTIONS.length);
});
