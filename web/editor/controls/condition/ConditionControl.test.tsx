import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { defineField, type FieldRules } from "../../../kit/fields/defineField";
import { defineFieldSchema, ruleSettings } from "../../../kit/fields/fieldSettings";
import { type Settings, slot, text } from "../../../kit/schema/settings";
import { violations } from "../../../kit/testing/renderWidget";
import type { Condition } from "../../../rules/conditions/condition";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { SettingPlaceContext } from "../dynamic/SettingPlace";
import { ConditionControl } from "./ConditionControl";

const SIZES = [
  { value: "s", label: "Small" },
  { value: "l", label: "Large" },
];
const type = (name: string, rules: FieldRules | null, settings: Settings = {}) =>
  defineField(
    defineFieldSchema({
      type: name,
      label: name === "section" ? "Section" : "Text",
      description: "",
      category: "basic",
      icon: "type",
      version: 1,
      settings: {
        label: text({ label: "Label", default: "" }),
        children: slot({ label: "Content" }),
        ...ruleSettings,
        ...settings,
      },
    }),
    () => null,
    rules,
  );
const notation = (of: "date" | "time") => ({ default_value: text({ label: "Default", default: "", notation: of }) });
const FIELDS = [
  type("date", {}, notation("date")),
  type("time", {}, notation("time")),
  type("text", {}),
  type("amount", { model: () => ({ isNumber: true }) }),
  type("size", { model: () => ({ choices: SIZES }) }),
  type("total", { model: () => ({ pricing: { role: "total" } }) }),
  type("section", null),
];
const element = (kind: string, id: string, label: string, children: object[] = []) => ({
  type: kind,
  props: { id, label, children },
});
const FORM = [
  element("text", "name", "Name"),
  element("size", "size", "Size"),
  element("amount", "amount", "Amount"),
  element("section", "more", "More", [element("text", "inner", "Inner")]),
  element("text", "own", "Own"),
];

function edited(value: Condition | null, own = "own", elements: object[] = FORM) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <SettingPlaceContext value={{ element: own, path: "shown_if" }}>
      <ControlHost
        of={ConditionControl}
        setting={{ kind: "condition", label: "Condition", default: null }}
        value={value}
        onValue={onValue}
      />
    </SettingPlaceContext>,
    { elements: elements as never, widgets: FIELDS },
  );
  return { ...rendered, last: () => onValue.mock.lastCall?.[0] };
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const select = (name: string, option: string, group = screen.getByRole("group", { name: "Rule 1" })) =>
  userEvent.selectOptions(within(group).getByRole("combobox", { name }), option);
const options = (name: string) =>
  within(screen.getByRole("combobox", { name }))
    .getAllByRole("option")
    .map((option) => option.textContent);
const filled = (field: string): Condition => ({ field, operator: "isnot", value: "" });

describe("FORM-COND-01 a rule is made in plain words", () => {
  it("is about other fields, and not about the total, which follows from them", async () => {
    edited(filled("name"), "own", [...FORM, element("total", "sum", "Total")]);
    expect(options("Field")).toEqual(["Name", "Size", "Amount", "Inner"]);
  });

  it("starts complete, and names a field, a comparison and a choice", async () => {
    const { last } = edited(null);
    await press("Add rule");
    expect(last()).toEqual({ all: [filled("name")] });

    await select("Field", "Size");
    expect(last()).toEqual({ all: [{ field: "size", operator: "is", value: "s" }] });
    await select("Value", "Large");
    await select("Comparison", "is not");

    expect(last()).toEqual({ all: [{ field: "size", operator: "isnot", value: "l" }] });
  });

  it("compares with a typed text", async () => {
    const { last } = edited({ all: [filled("name")] });
    await select("Comparison", "starts with");
    await userEvent.type(screen.getByRole("textbox", { name: "Value" }), "An");

    expect(last()).toEqual({ all: [{ field: "name", operator: "starts_with", value: "An" }] });
  });

  it("offers the comparisons that fit the field", async () => {
    edited({ all: [filled("amount")] });
    expect(options("Comparison")).toEqual([
      ...["is", "is not", "is greater than", "is less than"],
      ...["is empty", "is filled"],
    ]);
    await select("Field", "Size");
    expect(options("Comparison")).toEqual(["is", "is not", "is empty", "is filled"]);
    await select("Field", "Name");
    expect(options("Comparison")).toContain("contains");
  });

  it("offers fields that people fill in, without the element itself and what is inside it", () => {
    edited({ all: [filled("name")] });
    expect(options("Field")).toEqual(["Name", "Size", "Amount", "Inner"]);
  });

  it("offers a section none of the fields inside it", () => {
    edited({ all: [filled("name")] }, "more");
    expect(options("Field")).toEqual(["Name", "Size", "Amount", "Own"]);
    expect(screen.getByText(/this element if/)).toBeTruthy();
  });

  it("numbers fields with the same label", () => {
    edited({ all: [filled("a")] }, "own", [element("text", "a", "Name"), element("text", "b", "Name")]);
    expect(options("Field")).toEqual(["Name", "Name (2)"]);
  });
});

describe("FORM-COND-01 the value of a rule is entered as the answers of its field are", () => {
  const FORM = ["date", "time", "amount", "text"].map((kind) => element(kind, kind, kind));
  const valueOf = (field: string, operator: string, value: unknown) => {
    const { last } = edited({ all: [{ field, operator, value }] } as Condition, "own", FORM);
    return { last, input: screen.getByLabelText<HTMLInputElement>("Value") };
  };

  it.each([
    ["date", "is", "2026-01-31", "date", "2027-05-01"],
    ["date", ">", "2026-01-31", "date", "2027-05-01"],
    ["date", "isnot", null, "date", "2027-05-01"],
    ["time", "<", "09:30", "time", "18:00"],
    ["amount", ">", "2.5", "number", "-3.75"],
    ["amount", "is", 2, "number", "3"],
    ["text", "is", "2026-01-31", "text", "2.5"],
  ])("%s %s %j has an input of the type %s", (field, operator, value, kind, next) => {
    const { input, last } = valueOf(field, operator, value);
    expect([input.type, input.value]).toEqual([kind, String(value ?? "")]);
    fireEvent.change(input, { target: { value: next } });
    expect(last()).toEqual({ all: [{ field, operator, value: next }] });
  });

  it("stores a number with an exponent, which the browser accepts, as the digits that answers have", () => {
    const { input, last } = valueOf("amount", "is", "2");
    fireEvent.change(input, { target: { value: "-1.5e3" } });
    expect(last()).toEqual({ all: [{ field: "amount", operator: "is", value: "-1500" }] });
  });

  it.each([
    ["date", "contains", "2026-01-31"],
    ["date", "starts_with", null],
    ["date", "in", ["2026-01-31", "2026-02-01"]],
    ["amount", "ends_with", "5"],
  ])("%s %s %j stays a text, which may be a part of an answer", (field, operator, value) => {
    expect(valueOf(field, operator, value).input.type).toBe("text");
  });

  it.each([
    ["date", "31.1.2026"],
    ["date", "2026-02-30"],
    ["date", "2026-01-31T10:00"],
    ["time", "9 pm"],
    ["amount", "2,5"],
    ["amount", "1e5"],
  ])("what no %s can be stays visible, and is changed as text: %j", (field, value) => {
    const { input, last } = valueOf(field, "is", value);
    expect([input.type, input.value]).toEqual(["text", value]);
    fireEvent.change(input, { target: { value: `${value}?` } });
    expect(last()).toEqual({ all: [{ field, operator: "is", value: `${value}?` }] });
  });

  it("gets a picker as soon as such a text is removed", () => {
    const { input, last } = valueOf("date", "is", "31.1.2026");
    input.focus();
    fireEvent.change(input, { target: { value: "" } });
    expect(last()).toEqual({ all: [{ field: "date", operator: "is", value: null }] });
    expect(screen.getByLabelText<HTMLInputElement>("Value").type).toBe("date");
    expect(document.activeElement).toBe(input);
  });
});

describe("FORM-COND-02 FORM-COND-03 rules are joined", () => {
  it("by all or any, to show or hide", async () => {
    const { last } = edited({ all: [filled("name")] });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Match" }), "any");
    expect(last()).toEqual({ any: [filled("name")] });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Action" }), "Hide");
    expect(last()).toEqual({ not: [{ any: [filled("name")] }] });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Match" }), "all");
    expect(last()).toEqual({ not: [{ all: [filled("name")] }] });
  });

  it("in groups inside groups", async () => {
    const { last } = edited({ all: [filled("name")] });
    await press("Add group");
    await press("Add rule to group 2");
    const group = screen.getByRole("group", { name: "Group 2" });
    await userEvent.selectOptions(within(group).getByRole("combobox", { name: "Match" }), "none");

    expect(last()).toEqual({ all: [filled("name"), { not: [filled("name"), filled("name")] }] });
    await press("Remove rule 2.1");
    await press("Remove rule 2.1");
    expect(last()).toEqual({ all: [filled("name")] });
  });

  it.each([
    [filled("name"), "Show", "all"],
    [{ not: [filled("name"), filled("size")] }, "Hide", "any"],
    [{ not: [{ all: [filled("name")] }] }, "Hide", "all"],
    [{ not: [{ not: [filled("name")] }] }, "Hide", "any"],
  ] as const)("also those of other programs: %j", (condition, action, match) => {
    edited(condition);
    const shown = (name: string) => {
      const [first] = screen.getAllByRole<HTMLSelectElement>("combobox", { name });
      return first?.selectedOptions[0]?.textContent;
    };
    expect([shown("Action"), shown("Match")]).toEqual([action, match]);
  });
});

describe("by keyboard", () => {
  it("a new rule, a copy and the rule after a removed one get the focus", async () => {
    const { last } = edited(null);
    const focused = () => document.activeElement?.closest("fieldset")?.getAttribute("aria-label");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(focused()).toBe("Rule 1");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(focused()).toBe("Rule 2");
    expect(last().all).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(focused()).toBe("Rule 1");
    expect(screen.getByText("Removed.")).toBeTruthy();

    await press("Remove rule 1");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add rule" }));
    expect(last()).toBeNull();
  });
});

describe("what is missing is said next to the rule", () => {
  it.each([
    [{ field: "gone", operator: "is", value: "x" }, "Field", /was deleted/],
    [{ field: "name", operator: "contains", value: "" }, "Value", /this rule is skipped/],
    [{ field: "name", operator: "is", value: null }, "Value", /asks whether the answer is empty/],
    [{ field: "size", operator: "is", value: "xl" }, "Value", /“xl” is not a choice of Size any more/],
    [{ field: "amount", operator: ">", value: "1e5" }, "Value", /“1e5” is not a number, which Amount is compared with/],
  ] as const)("%j", (rule, wrong, message) => {
    edited({ all: [rule] });
    const input = screen.getByLabelText(wrong);

    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toMatch(message);
  });

  it("nothing about a complete rule", () => {
    edited({ all: [filled("name"), { field: "size", operator: "is", value: "l" }] });
    expect(document.querySelector("[aria-invalid]")).toBeNull();
  });

  it("and a form without other fields says what to do", () => {
    edited(null, "own", [element("text", "own", "Own")]);
    expect(screen.getByText(/Add another field to the form first/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add rule" }).disabled).toBe(true);
  });
});

it("is accessible", async () => {
  const { container } = edited({ any: [filled("gone"), { not: [filled("size")] }] });
  expect(await violations(container)).toEqual([]);
});
