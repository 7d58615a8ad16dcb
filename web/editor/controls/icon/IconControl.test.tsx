import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ICON_OPTIONS, ICONS } from "../../../kit/parts/icons/icons";
import { violations } from "../../../kit/testing/renderWidget";
import { loadLayers } from "../../layers/onDemand";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { SelectControl } from "../select/SelectControl";
import { findIcons } from "./findIcons";

beforeAll(() => loadLayers());
beforeEach(() => localStorage.clear());

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
  it("EDIT-ED-01 shows the icons of the kit first and marks the selected one", async () => {
    held();
    const field = await opened();
    await waitFor(() => expect(document.activeElement).toBe(field));
    const names = screen.getAllByRole("option").map((one) => one.getAttribute("aria-label"));
    expect(names.slice(0, Object.keys(ICONS).length + 1)).toEqual(["None", ...ICON_OPTIONS.map(([, label]) => label)]);
    expect(screen.getByRole("option", { selected: true }).getAttribute("aria-label")).toBe("Star");
  });

  it("finds every icon of the whole set by its name or synonyms, and stores its path", async () => {
    const { last } = held();
    const field = await opened();
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, "ship");
    const anchor = await screen.findByRole("option", { name: "Anchor" });
    await userEvent.click(anchor);
    expect(last()).toMatch(/^anchor\|M12 6v16/);
    expect(screen.getByRole("button", { name: "Icon: Anchor" })).toBeTruthy();
  });

  it("shows recently used icons first", async () => {
    held();
    await userEvent.type(await opened(), "telephone{Enter}");
    await opened();
    expect(screen.getByText("Recently used")).toBeTruthy();
    expect(screen.getAllByRole("option")[0]?.getAttribute("aria-label")).toBe("Phone");
  });

  const upload = async (text: string) => {
    await opened();
    // jsdom has no File.text().
    const file = Object.assign(new File([text], "Logo.svg", { type: "image/svg+xml" }), { text: async () => text });
    await userEvent.upload(screen.getByLabelText("SVG file"), file);
  };

  it("makes an icon of an SVG file", async () => {
    const { last } = held();
    await upload('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9z"/></svg>');
    await waitFor(() => expect(last()).toBe("logo|0 0 9 9|M0 0h9z"));
  });

  it("says why a file is no icon", async () => {
    held();
    await upload("<p>Hello</p>");
    expect((await screen.findByRole("alert")).textContent).toContain("not an SVG");
  });

  it("finds an icon by name or synonym, and selects it by keyboard", async () => {
    const { last } = held();
    await userEvent.type(await opened(), "telephone{Enter}");
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
    await userEvent.type(await opened(), "zebraqq");
    await waitFor(() => expect(screen.getByRole("status").textContent).toContain("No results for “zebraqq”"));
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
