/** What other packages register: palettes, style presets and icons. */
import "./testing/canvasBrowser";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { violations } from "../kit/testing/renderWidget";
import { SelectControl } from "./controls/select/SelectControl";
import { loadLayers } from "./layers/onDemand";
import { DesignPanel } from "./panels/design/DesignPanel";
import { DesignProvider } from "./siteDesign/DesignContext";
import { ControlHost } from "./testing/ControlHost";
import { designServer } from "./testing/designServer";
import { boot, inEditor } from "./testing/inEditor";
import { heading, openEditor } from "./testing/openEditor";

beforeAll(() => loadLayers());
beforeEach(() => localStorage.clear());

const WINE = { name: "wine", label: "Wine", values: { "color.accent": { light: "#7a1f3d", dark: "#e0a0b0" } } };
const QUIET = { name: "quiet", label: "Quiet", widgets: ["heading"], style: { desktop: { color: "#555555" } } };

test("a palette replaces all colors", async () => {
  const api = designServer();
  const panel = (
    <DesignProvider>
      <DesignPanel />
    </DesignProvider>
  );
  const { container } = inEditor(panel, { api, boot: { palettes: [WINE] } });
  const palette = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Palette" });
  expect(palette.value).toBe("");
  const primary = screen.getByRole<HTMLInputElement>("textbox", { name: "Primary, light" });
  primary.focus();
  fireEvent.change(primary, { target: { value: "#111111" } });
  expect(palette.selectedOptions[0]?.text).toBe("Own colors");

  await userEvent.selectOptions(palette, "Wine");
  expect(palette.value).toBe("wine");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Accent, dark" }).value).toBe("#e0a0b0");
  expect(primary.value).toBe("");
  await userEvent.click(screen.getByRole("button", { name: "Save and publish" }));
  expect(api.saveDesign.mock.calls.at(-1)?.[0].document.values).toEqual(WINE.values);
  expect(await violations(container)).toEqual([]);
});

test("a palette is one step, which can be undone", async () => {
  await openEditor({ boot: { urls: { ...boot().urls, design: "/design/" }, palettes: [WINE] } });
  await userEvent.click(screen.getByRole("button", { name: "Site design" }));
  const primary = await screen.findByRole<HTMLInputElement>("textbox", { name: "Primary, light" });
  primary.focus();
  fireEvent.change(primary, { target: { value: "#111111" } });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Palette" }), "Wine");
  expect(primary.value).toBe("");

  await userEvent.click(screen.getByRole("button", { name: "Undo design change" }));
  expect(primary.value).toBe("#111111");
});

test("a preset replaces the style of the element in one step", async () => {
  const { saved } = await openEditor({
    elements: [heading("a"), { type: "text", props: { id: "t", editor: "<p>Oak</p>" } }],
    boot: { stylePresets: [QUIET] },
    panel: "navigator",
  });
  await userEvent.click(screen.getByRole("treeitem", { name: /Heading/ }));
  await userEvent.click(screen.getByRole("tab", { name: "Style" }));
  const preset = screen.getByRole<HTMLSelectElement>("combobox", { name: "Preset" });
  await userEvent.selectOptions(preset, "Quiet");
  expect(preset.value).toBe("quiet");
  await userEvent.click(screen.getByRole("button", { name: "Save draft" }));
  await waitFor(() => expect(saved.at(-1)?.document.content[0]?.props.$style).toEqual(QUIET.style));

  await userEvent.selectOptions(preset, "None");
  await userEvent.click(screen.getByRole("button", { name: "Save draft" }));
  await waitFor(() => expect(saved.at(-1)?.document.content[0]?.props.$style).toBeUndefined());

  await userEvent.click(screen.getByRole("treeitem", { name: /Text/ }));
  expect(screen.queryByRole("combobox", { name: "Preset" })).toBeNull();
});

test("the icon picker finds icons of the site by their name and by that of their set", async () => {
  const setting = { kind: "select", picker: "icons", label: "Icon", default: "", options: [["", "None"]] };
  const icons = vi.fn(async () => ({
    ok: true as const,
    value: { sets: [{ label: "Acme", values: ["fine-cup|M4 8h12v6"] }] },
  }));
  const onValue = vi.fn();
  inEditor(<ControlHost of={SelectControl} setting={setting} value="" onValue={onValue} />, {
    api: { icons },
    boot: { urls: { ...boot().urls, icons: "/icons/" } },
  });
  await userEvent.click(screen.getByRole("button", { name: /^Icon: / }));
  const field = await screen.findByRole("combobox", { name: "Find an icon" });
  await userEvent.type(field, "acme");
  await userEvent.click(await screen.findByRole("option", { name: "Fine cup" }));

  expect(icons).toHaveBeenCalledWith("/icons/");
  expect(onValue.mock.lastCall?.[0]).toBe("fine-cup|M4 8h12v6");
});
