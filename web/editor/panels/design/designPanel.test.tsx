import "../../testing/canvasBrowser";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { loadLayers } from "../../layers/onDemand";
import type { Rejection } from "../../saving/api";
import { DesignProvider } from "../../siteDesign/DesignContext";
import { designServer } from "../../testing/designServer";
import { boot, inEditor } from "../../testing/inEditor";
import { openEditor } from "../../testing/openEditor";
import { DesignPanel } from "./DesignPanel";
import { WeightField } from "./rows/WeightField";

beforeAll(() => loadLayers());
beforeEach(() => localStorage.clear());

const URLS = { ...boot().urls, design: "/design/" };
const PRIMARY = "Primary, light";

async function openPanel(options: Parameters<typeof inEditor>[1] = {}) {
  const api = designServer();
  const panel = (
    <DesignProvider>
      <section aria-label="Site design">
        <DesignPanel />
      </section>
    </DesignProvider>
  );
  const shown = inEditor(panel, { ...options, api });
  await screen.findByRole("textbox", { name: PRIMARY });
  return { ...shown, api };
}
const enter = (name: string, value: string) => {
  field(name).focus();
  fireEvent.change(field(name), { target: { value } });
};
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const save = () => screen.getByRole("button", { name: "Save and publish" });
const sent = (api: ReturnType<typeof designServer>) =>
  api.saveDesign.mock.calls.map(([{ document }]) => document.values);
const rejection = (changes: Partial<Rejection>): Rejection => ({
  ok: false,
  status: 422,
  error: "invalid",
  message: "Nothing was saved: one value is invalid.",
  problems: [],
  ...changes,
});

test("only users who may change the design see its button", async () => {
  const { unmount } = await openEditor();
  expect(screen.queryByRole("button", { name: "Site design" })).toBeNull();
  unmount();
  await openEditor({ boot: { urls: URLS } });
  expect(screen.getByRole("button", { name: "Site design" })).toBeTruthy();
});

test("a color for light mode gives an automatic one for dark mode, and is saved once the user says so", async () => {
  const { api } = await openPanel();
  expect(screen.getByText("Published")).toBeTruthy();
  enter(PRIMARY, "#1d4ed8");
  expect(screen.getByText("Unsaved changes")).toBeTruthy();
  expect(field("Primary, dark").placeholder).toMatch(/^#[\da-f]{6}$/);
  const row = within(screen.getByRole("group", { name: "Primary" }));
  expect(row.getByText("Automatic")).toBeTruthy();
  expect(sent(api)).toEqual([]);

  await userEvent.click(save());
  expect(sent(api)).toEqual([{ "color.primary": { light: "#1d4ed8" } }]);
  expect(screen.getByText("Published")).toBeTruthy();
});

test("each change can be undone, redone and reset, by the keyboard too", async () => {
  await openPanel();
  enter(PRIMARY, "navy");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(field(PRIMARY).value).toBe("");
  field(PRIMARY).focus();
  await userEvent.keyboard("{Control>}y{/Control}");
  expect(field(PRIMARY).value).toBe("navy");
  expect(document.activeElement).toBe(field(PRIMARY));

  await userEvent.click(screen.getByRole("button", { name: "Reset Primary" }));
  expect(field(PRIMARY).value).toBe("");
});

test("the panel says that saving changes all pages, and publishing can be undone", async () => {
  const { api } = await openPanel();
  expect(screen.getByText("Only you see your changes until you publish them on all pages.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Undo publishing" })).toBeNull();
  enter(PRIMARY, "navy");
  await userEvent.click(save());
  await userEvent.click(screen.getByRole("button", { name: "Undo publishing" }));
  expect(sent(api)).toEqual([{ "color.primary": { light: "navy" } }, {}]);
  expect(field(PRIMARY).value).toBe("");
  expect(screen.queryByRole("button", { name: "Undo publishing" })).toBeNull();
});

const ADA = { mode: "auto" as const, values: { "color.primary": { light: "#0a0a0a" } } };

test("after a conflict, undoing the publishing returns to the design that was public, not to an older one", async () => {
  const { api } = await openPanel();
  await api.saveDesign({ document: ADA, base_revision: null, action: "publish", autosave_revision_id: null });
  api.saveDesign.mockResolvedValueOnce(
    rejection({ status: 409, error: "stale", message: "Ada saved another design." }),
  );
  enter(PRIMARY, "navy");
  await userEvent.click(save());
  await userEvent.click(screen.getByRole("button", { name: "Keep my design" }));
  await userEvent.click(await screen.findByRole("button", { name: "Undo publishing" }));
  expect(sent(api).at(-1)).toEqual(ADA.values);
  expect(field(PRIMARY).value).toBe("#0a0a0a");
});

test("undoing the publishing can be repeated after it failed", async () => {
  const { api } = await openPanel();
  enter(PRIMARY, "navy");
  await userEvent.click(save());
  api.saveDesign.mockResolvedValueOnce(
    rejection({ status: 500, error: "failed", message: "The server has a problem." }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Undo publishing" }));
  expect(document.activeElement).toBe(save());
  expect(screen.getByRole("alert").textContent).toBe("The server has a problem.");

  fireEvent.keyDown(save(), { key: "z", ctrlKey: true });
  expect(field(PRIMARY).value).toBe("navy");
  await userEvent.click(screen.getByRole("button", { name: "Undo publishing" }));
  expect(sent(api).at(-1)).toEqual({});
  expect(field(PRIMARY).value).toBe("");
});

test("undoing the publishing moves focus to the button that saves", async () => {
  await openPanel();
  enter(PRIMARY, "navy");
  await userEvent.click(save());
  screen.getByRole("button", { name: "Undo publishing" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("button", { name: "Undo publishing" })).toBeNull();
  expect(document.activeElement).toBe(save());
});

test("the top bar undoes the design while its panel is open and the design changed last", async () => {
  await openEditor({ boot: { urls: URLS } });
  await userEvent.click(screen.getByRole("button", { name: "Site design" }));
  await screen.findByRole("textbox", { name: PRIMARY });
  expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
  enter(PRIMARY, "navy");
  await userEvent.click(screen.getByRole("button", { name: "Undo design change" }));
  expect(field(PRIMARY).value).toBe("");
  await userEvent.click(screen.getByRole("button", { name: "Redo design change" }));
  expect(field(PRIMARY).value).toBe("navy");
  await userEvent.click(screen.getByRole("button", { name: "Site design" }));
  expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
});

test("a page color for light mode gives an automatic one for dark mode", async () => {
  await openPanel();
  await userEvent.click(screen.getByText("Page colors"));
  enter("Page, light", "#ffffff");
  const row = (name: string) => within(screen.getByRole("group", { name }));
  expect(row("Page").getByText("Automatic")).toBeTruthy();
  expect(row("Alternate background").getByText("Automatic")).toBeTruthy();
  expect(field("Page, dark").placeholder).toBe("#1d1d1d");
});

test("a text that is no color stays with the reason and is not part of the design", async () => {
  const { api } = await openPanel();
  enter(PRIMARY, "blue!!");
  await userEvent.tab();
  expect(field(PRIMARY).value).toBe("blue!!");
  expect(field(PRIMARY).getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(/^Enter a color, such as/)).toBeTruthy();
  await userEvent.click(save());
  expect(sent(api).flatMap((values) => Object.values(values))).not.toContainEqual({ light: "blue!!" });
});

test("a color with too little contrast is reported with its ratio and a color that has enough", async () => {
  await openPanel();
  enter("Accent, light", "#ffd500");
  expect(screen.getByText(/contrast with “Alternate background” is 1\.2:1; it needs 3:1/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /^Use #[\da-f]{6} \(Accent, light\)$/ }));
  expect(screen.queryByText(/it needs 3:1/)).toBeNull();
});

test("the ratio of a contrast has the decimal separator of the user's language", async () => {
  await openPanel({ boot: { language: "fr" } });
  enter("Accent, light", "#ffd500");
  expect(screen.getByText(/is 1,2:1; it needs 3:1/)).toBeTruthy();
});

test("what the server rejects is shown at its field until the value changes", async () => {
  const { api } = await openPanel();
  api.saveDesign.mockResolvedValueOnce(
    rejection({ problems: [{ path: "color.primary.light", message: "This color is reserved." }] }),
  );
  enter(PRIMARY, "#123456");
  await userEvent.click(save());
  const row = within(screen.getByRole("group", { name: "Primary" }));
  expect(row.getByRole("alert").textContent).toBe("This color is reserved.");
  enter(PRIMARY, "#123457");
  expect(row.queryByRole("alert")).toBeNull();
});

test("a newer design of somebody else can be kept or overwritten", async () => {
  const { api } = await openPanel();
  api.saveDesign.mockResolvedValueOnce(
    rejection({ status: 409, error: "stale", message: "Ada saved another design after you opened this." }),
  );
  enter(PRIMARY, "#123456");
  await userEvent.click(save());
  await userEvent.click(screen.getByRole("button", { name: "Keep my design" }));
  await waitFor(() => expect(screen.getByText("Published")).toBeTruthy());
  expect(sent(api)).toHaveLength(2);
});

test("the design is found by other words", async () => {
  await openPanel();
  fireEvent.change(screen.getByRole("searchbox", { name: "Search the design" }), {
    target: { value: "border radius" },
  });
  expect(screen.getByLabelText("Small corners")).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: PRIMARY })).toBeNull();
});

test("lengths have units, and fonts are chosen from a list", async () => {
  const { api } = await openPanel();
  await userEvent.selectOptions(screen.getByLabelText("Headings"), "System");
  fireEvent.change(screen.getByRole("searchbox", { name: "Search the design" }), { target: { value: "rounded" } });
  fireEvent.change(screen.getByLabelText("Small corners"), { target: { value: "20" } });
  await userEvent.click(save());
  expect(sent(api)).toEqual([{ "font.heading": "system-ui, sans-serif", "radius.sm": "20px" }]);
});

test("buttons have their own radius, weight and padding, and follow the theme until they are set", async () => {
  const { api } = await openPanel();
  fireEvent.change(screen.getByRole("searchbox", { name: "Search the design" }), { target: { value: "rounded" } });
  expect(field("Border radius").placeholder).toBe("6px");
  fireEvent.change(field("Small corners"), { target: { value: "20" } });
  expect(field("Border radius").placeholder).toBe("20px");

  fireEvent.change(screen.getByRole("searchbox", { name: "Search the design" }), { target: { value: "buttons" } });
  const weight = screen.getByRole("combobox", { name: "Font weight" });
  expect(within(weight).getByRole("option", { name: "Default: Semibold" })).toBeTruthy();
  await userEvent.selectOptions(weight, "Bold");
  fireEvent.change(field("Border radius"), { target: { value: "999" } });
  fireEvent.change(field("Horizontal padding"), { target: { value: "2em" } });
  fireEvent.change(field("Vertical padding"), { target: { value: "wide" } });
  expect(screen.getByText(/^Enter a length with its unit/)).toBeTruthy();
  await userEvent.click(save());
  expect(sent(api)).toEqual([
    { "radius.sm": "20px", "button.weight": "700", "button.radius": "999px", "button.padding-inline": "2em" },
  ]);

  await userEvent.click(screen.getByRole("button", { name: "Reset Font weight" }));
  expect(within(weight).getByRole<HTMLOptionElement>("option", { name: "Default: Semibold" }).selected).toBe(true);
});

test("a weight between those of the list stays as it is", () => {
  render(<WeightField value="650" placeholder="600" onChange={() => {}} />);
  expect(screen.getByRole("option", { name: "Weight 650", selected: true })).toBeTruthy();
});

test("a shadow is chosen by sight for both modes, the theme's is the medium one, and another one is CSS", async () => {
  const { api } = await openPanel();
  await userEvent.type(screen.getByRole("searchbox"), "shadow");
  const shadow = within(screen.getByRole("group", { name: "Soft shadow" }));
  const radio = (name: string) => shadow.getByRole<HTMLInputElement>("radio", { name });
  expect(radio("Medium").checked).toBe(true);
  expect(shadow.queryByRole("textbox")).toBeNull();

  await userEvent.click(radio("None"));
  await userEvent.click(save());
  await userEvent.click(radio("Custom"));
  enter("Soft shadow, dark", "0 1px 2px #000");
  expect(radio("Custom").checked).toBe(true);
  await userEvent.click(save());
  await userEvent.click(radio("Medium"));
  await userEvent.click(save());
  expect(sent(api)).toEqual([
    { "shadow.soft": { light: "none", dark: "none" } },
    { "shadow.soft": { light: "none", dark: "0 1px 2px #000" } },
    {},
  ]);
});

test("the panel is accessible", async () => {
  await openPanel();
  enter("Accent, light", "#ffd500");
  expect(await violations(screen.getByRole("region", { name: "Site design" }))).toEqual([]);
});
