import { act, fireEvent, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, onTestFinished, test } from "vitest";

const FIELDS = [
  { id: "topic", name: "Topic", choices: [{ value: "p", label: "Press" }] },
  { id: "name", name: "Name" },
];

beforeAll(async () => {
  document.body.innerHTML = `<script type="application/json" id="webform-rule-fields">${JSON.stringify(FIELDS)}</script>`;
  await import("./ruleInputs");
});

/** The text field, as Wagtail shows it, and what edits it. */
async function edited(element: string, json: string) {
  const row = document.createElement("div");
  row.innerHTML = `<${element}><textarea>${json}</textarea></${element}>`;
  await act(async () => void document.body.append(row));
  onTestFinished(() => act(async () => row.remove()));
  const field = row.querySelector("textarea") as HTMLTextAreaElement;
  const shadow = row.firstElementChild?.shadowRoot?.querySelector<HTMLElement>("#intarsia-editor");
  const focused = () => row.firstElementChild?.shadowRoot?.activeElement;
  return { field, focused, screen: shadow && within(shadow), stored: () => field.value && JSON.parse(field.value) };
}

test("FORM-COND-01 a condition is made in plain words, and stored as JSON", async () => {
  const { screen, stored } = await edited("intarsia-condition", "null");
  if (!screen) throw new Error("There is no editor.");
  expect(screen.getByText("For all answers.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Add rule" }));
  expect(stored()).toEqual({ all: [{ field: "topic", operator: "is", value: "p" }] });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Action" }), "Unless");
  expect(stored()).toEqual({ not: [{ all: [{ field: "topic", operator: "is", value: "p" }] }] });
  await userEvent.click(screen.getByRole("button", { name: "Remove rule 1" }));

  expect(stored()).toBe("");
});

test("recipients are added, each with rules of their own, and removed", async () => {
  const { screen, stored, field } = await edited("intarsia-routes", "[]");
  if (!screen) throw new Error("There is no editor.");
  let changes = 0;
  field.addEventListener("change", () => changes++);
  await userEvent.click(screen.getByRole("button", { name: "Add recipients" }));
  fireEvent.change(screen.getByRole("textbox", { name: "E-mail addresses" }), { target: { value: "a@b.c" } });
  await userEvent.click(screen.getByRole("button", { name: "Add rule" }));
  expect(stored()).toEqual([{ to: "a@b.c", condition: { all: [{ field: "topic", operator: "is", value: "p" }] } }]);
  expect(changes).toBe(3);
  await userEvent.click(screen.getByRole("button", { name: "Remove recipients 1" }));

  expect(stored()).toEqual([]);
});

test("focus moves to recipients that were added, and stays in the list when some are removed", async () => {
  const { screen, focused } = await edited("intarsia-routes", "[]");
  if (!screen) throw new Error("There is no editor.");
  const addresses = () => screen.getAllByRole("textbox", { name: "E-mail addresses" });
  await userEvent.click(screen.getByRole("button", { name: "Add recipients" }));
  expect(focused()).toBe(addresses()[0]);
  await userEvent.click(screen.getByRole("button", { name: "Add recipients" }));
  expect(focused()).toBe(addresses()[1]);
  await userEvent.click(screen.getByRole("button", { name: "Remove recipients 1" }));
  expect(focused()).toBe(addresses()[0]);
  await userEvent.click(screen.getByRole("button", { name: "Remove recipients 1" }));
  expect(focused()).toBe(screen.getByRole("button", { name: "Add recipients" }));
});

test("a text that is no JSON stays as it is", async () => {
  const { screen, field } = await edited("intarsia-condition", "{all");

  expect(screen).toBeFalsy();
  expect(field.value).toBe("{all");
});
