import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import type { Condition } from "../../../rules/conditions/condition";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { DisplayConditionControl } from "./DisplayConditionControl";

const TYPES = [
  { value: "site.article", label: "Article" },
  { value: "site.page", label: "Page" },
];
const ENGLISH = { value: "en", label: "English" };
const GERMAN = { value: "de", label: "German" };

const choose = vi.fn();
beforeEach(() => {
  choose.mockImplementation((_options, onChosen) => onChosen({ id: "7", adminTitle: "Journal", url: "/journal/" }));
  vi.stubGlobal(
    "PageChooserModal",
    class {
      open = choose;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function edited(value: Condition | null, languages = [ENGLISH, GERMAN], pages: Record<string, string> = {}) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <ControlHost
      of={DisplayConditionControl}
      setting={{ kind: "display_condition", label: "Display conditions", default: null }}
      value={value}
      onValue={onValue}
    />,
    { boot: { displayFacts: { type: TYPES, language: languages } }, resources: { pages } },
  );
  return { ...rendered, last: () => onValue.mock.lastCall?.[0] };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const select = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole("combobox", { name }), option);
const optionsOf = (name: string) =>
  within(screen.getByRole("combobox", { name }))
    .getAllByRole("option")
    .map((option) => option.textContent);
const about = (field: string, value: string | number | null, operator: "is" | "isnot" = "is") =>
  ({ field, operator, value }) as const;

describe("POP-37 the pages of a popup are chosen in plain words", () => {
  it("is on all pages without a rule, also after the last one was removed", async () => {
    const { last } = edited(null);
    expect(screen.getByText("On all pages.")).toBeTruthy();
    await press("Add rule");
    await press("Remove rule 1");
    expect(last()).toBeNull();
    expect(screen.getByText("On all pages.")).toBeTruthy();
  });

  it("names a page, which Wagtail's chooser offers, by its title", async () => {
    const { last } = edited(null);
    await press("Add rule");
    await select("Field", "Page and all below it");
    await press("Choose a page");

    expect(last()).toEqual({ all: [about("section", 7)] });
    expect(screen.getByText("Journal")).toBeTruthy();
    await select("Field", "Page");
    await select("Comparison", "is not");
    expect(last()).toEqual({ all: [about("page", 7, "isnot")] });
  });

  it("names a stored page by its URL, and one that visitors cannot open by its number", () => {
    edited({ any: [about("page", 3), about("page", 4)] }, [], { 3: "/visit/" });
    expect(screen.getByRole("button", { name: "Value: /visit/. Choose another page" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Value: Page 4. Choose another page" })).toBeTruthy();
  });

  it("offers the page types and languages of the site, and no empty value", async () => {
    const { last } = edited({ all: [about("page", 7)] });
    expect(optionsOf("Field")).toEqual(["Page", "Page and all below it", "Page type", "Language"]);
    await select("Field", "Language");
    expect(optionsOf("Comparison")).toEqual(["is", "is not"]);
    await select("Value", "German");
    expect(last()).toEqual({ all: [about("language", "de")] });
    await select("Field", "Page type");
    expect(last()).toEqual({ all: [about("type", "site.article")] });
  });

  it("does not offer the language on a site with one, unless a rule is about it", () => {
    edited({ all: [about("page", 7)] }, [ENGLISH]).unmount();
    edited({ all: [about("language", "en")] }, [ENGLISH]);
    expect(optionsOf("Field")).toContain("Language");
  });

  it("hides it on the pages that are named", async () => {
    const { last } = edited({ all: [about("page", 7)] });
    await select("Action", "Hide");
    expect(last()).toEqual({ not: [{ all: [about("page", 7)] }] });
    expect(screen.getByText(/this element on pages where/)).toBeTruthy();
  });
});

it.each([
  [about("page", null), /Choose a value. Until then, this element is on no page/],
  [about("tag", "oak"), /This rule cannot be used, so this element is on no page/],
  [about("type", "site.removed"), /“site.removed” is not a choice of Page type any more/],
])("says next to the rule what is wrong: %j", (rule, text) => {
  edited({ all: [rule] });
  expect(screen.getByText(text)).toBeTruthy();
});

it("is accessible", async () => {
  const { container } = edited({
    all: [about("page", null), { not: [about("section", 7), about("type", "site.page")] }],
  });
  expect(await violations(container)).toEqual([]);
});

it("opens no chooser while the editor is locked", () => {
  inEditor(
    <DisplayConditionControl
      id="c"
      setting={{ kind: "display_condition", label: "Display conditions", default: null }}
      value={{ all: [about("page", 7)] }}
      onChange={() => {}}
      isDisabled
    />,
  );
  const parts = [...document.querySelectorAll<HTMLButtonElement>("button, select")];
  expect(parts.filter(({ disabled }) => !disabled)).toEqual([]);
});
