import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, expect, it, vi } from "vitest";
import type { Setting } from "../../../kit/schema/settings";
import { image, violations } from "../../../kit/testing/renderWidget";
import { loadLayers } from "../../layers/onDemand";
import { SettingRow } from "../../panels/settings/rows/SettingRow";
import { inEditor } from "../../testing/inEditor";
import { SettingPlaceContext } from "./SettingPlace";
import { findSources } from "./sources";

beforeAll(() => loadLayers());

const SOURCES = [
  { name: "site.name", kind: "text", label: "Site name" },
  { name: "page.title", kind: "text", label: "Page title" },
  { name: "item.title", kind: "text", label: "Page title" },
  { name: "page.image", kind: "image", label: "Main image" },
  { name: "date.year", kind: "text", label: "Year" },
  { name: "shop.price", kind: "text", label: "Price" },
];
const TITLE: Setting = { kind: "text", label: "Title", default: "Add your heading" };
const IMAGE: Setting = { kind: "media", label: "Image", default: { id: null } };
const bound = (source: string, fallback?: unknown) => ({ $bind: { source, ...(fallback ? { fallback } : {}) } });

type Options = NonNullable<Parameters<typeof inEditor>[1]>;

function row(title: unknown, options: Options = {}, setting: Setting = TITLE) {
  const onChange = vi.fn();
  const Row = () => {
    const [values, setValues] = useState<Record<string, unknown>>({ title });
    const change = (changes: Record<string, unknown>) => {
      onChange(changes.title);
      setValues({ ...values, ...changes });
    };
    return (
      <SettingPlaceContext value={{ element: "h", path: "" }}>
        <SettingRow name="title" setting={setting} values={values} onChange={change} />
      </SettingPlaceContext>
    );
  };
  const { container } = inEditor(<Row />, { ...options, boot: { dynamicSources: SOURCES } });
  const open = () => userEvent.click(screen.getByRole("button", { name: `${setting.label}: dynamic value` }));
  return { container, open, last: () => onChange.mock.lastCall?.[0] };
}

const chip = (name: string) => screen.getByRole("button", { name }).parentElement?.textContent;
const shown = (value: unknown): Options => ({ resources: { bound: { h: { title: value } } } });

it("lists the sources that fit the setting, by group", async () => {
  const { open } = row("Oak");
  await open();

  expect(screen.getAllByRole("group").map((group) => group.textContent)).toEqual([
    "PagePage title",
    "SiteSite name",
    "DateYear",
    "ItemPage title",
    "ShopPrice",
  ]);
});

it("chooses a source by keyboard, and keeps the text as the fallback", async () => {
  const { open, last } = row("Oak", shown("Oak and walnut"));
  await open();
  await userEvent.keyboard("site{Enter}");

  expect(last()).toEqual(bound("site.name", "Oak"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Title: dynamic value" }));
  expect(chip("Title: Site name")).toContain("Oak and walnut");
});

it("a sample text is no fallback", async () => {
  const { open, last } = row("Add your heading");
  await open();
  await userEvent.click(screen.getByRole("option", { name: "Year" }));

  expect(last()).toEqual(bound("date.year"));
});

it("changes the fallback", async () => {
  const { last } = row(bound("page.title", "Oak"), shown("Oak"));
  await userEvent.type(screen.getByLabelText("Fallback"), "s");

  expect(last()).toEqual(bound("page.title", "Oaks"));
});

it("removes the dynamic value, which leaves its fallback", async () => {
  const { open, last } = row(bound("page.title", "Oak"));
  await open();
  await userEvent.click(screen.getAllByRole("button", { name: "Remove dynamic value" }).at(-1) as HTMLElement);

  expect(last()).toBe("Oak");
  expect((screen.getByRole("textbox", { name: "Title" }) as HTMLInputElement).value).toBe("Oak");
});

it("offers to remove a dynamic value only where there is one", async () => {
  const { open } = row("Oak");
  await open();
  expect(screen.queryByRole("button", { name: "Remove dynamic value" })).toBeNull();
  await userEvent.click(screen.getByRole("option", { name: /^Site name/ }));
  await open();
  expect(within(screen.getByRole("dialog")).getByRole("button", { name: "Remove dynamic value" })).toBeTruthy();
});

it.each([
  [shown(null), "No value on this page"],
  [{ resourcesStatus: "loading" } as Options, "Loading"],
  [{ resourcesStatus: "failed" } as Options, "could not be loaded"],
  [shown("<p>Oak &amp; ash</p>"), "Oak & ash"],
])("says what visitors see: %#", (options, expected) => {
  row(bound("page.title"), options);

  expect(chip("Title: Page title")).toContain(expected);
});

it("shows the title of an image", () => {
  row(bound("page.image"), { resources: { bound: { h: { title: { id: 7 } } }, images: { "7": image() } } }, IMAGE);

  expect(chip("Image: Main image")).toContain("Oak");
});

it("keeps a source that the site does not have", () => {
  row(bound("gone.price", "on request"));

  expect(chip("Title: gone.price")).toContain("Not available");
});

it("settings that cannot be dynamic have no button", () => {
  row("Oak", {}, { ...TITLE, bindable: false });

  expect(screen.queryByRole("button", { name: "Title: dynamic value" })).toBeNull();
});

it("is accessible, unused, open and used", async () => {
  const { container, open } = row(bound("page.title", "Oak"), shown("Oak"));
  expect(await violations(container)).toEqual([]);
  await open();
  expect(await violations(container)).toEqual([]);
});

it("finds sources by group, label and synonyms", () => {
  const names = (query: string) => findSources(SOURCES, "text", query).map(({ name }) => name);

  expect(names("page title")).toEqual(["page.title", "item.title"]);
  expect(names("copyright")).toEqual(["date.year"]);
  expect(names("zebra")).toEqual([]);
});
