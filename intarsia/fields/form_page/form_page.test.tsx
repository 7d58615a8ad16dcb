import { createElement } from "react";
import { expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { form_page } from ".";

const fields = createElement("input", { "aria-label": "Name", name: "input_1" });
const data = {
  form: 3,
  page_number: 2,
  is_current: true,
  step: 2,
  steps: 3,
  next: { id: "gform_next_button_3_9", label: "" },
  previous: { id: "gform_previous_button_3_9", label: "Back" },
};
const show = (more = {}) =>
  renderWidget(form_page, { label: "Contact", fields }, { id: "p", resources: { data: { p: { ...data, ...more } } } });

test("FORM-PAGE-02 FORM-PAGE-16 a page has its number, and says which step of how many it is", () => {
  const { container, getByRole } = show();
  const page = container.querySelector("#gform_page_3_2.gform_page");

  expect(page?.getAttribute("data-page")).toBe("2");
  expect(getByRole("group", { name: "Step 2 of 3: Contact" })).toBe(page);
  expect((container.querySelector("progress") as HTMLProgressElement).position).toBeCloseTo(2 / 3);
});

test("FORM-PAGE-16 a form of one page says nothing about steps", () => {
  expect(show({ steps: 1 }).container.textContent).not.toContain("Step");
});

test("FORM-PAGE-03 another page is hidden, and Enter cannot press its buttons", () => {
  const { container } = show({ is_current: false });

  expect((container.querySelector(".gform_page") as HTMLElement).hidden).toBe(true);
  expect([...container.querySelectorAll("button")].map(({ type }) => type)).toEqual(["button", "button"]);
});

test("FORM-PAGE-04 FORM-SUB-01 buttons say what they do, and the first one leads on", () => {
  const { getAllByRole } = show();

  expect(
    getAllByRole("button").map(({ id, dataset, textContent }) => [id, dataset.submissionType, textContent]),
  ).toEqual([
    ["gform_next_button_3_9", "next", "Next"],
    ["gform_previous_button_3_9", "previous", "Back"],
  ]);
});

test("FORM-PAGE-08 the last page has a button that sends the form, and the previous button submits", () => {
  const { getByRole, queryByRole } = show({
    next: undefined,
    submit: { id: "gform_submit_button_3", label: "Send" },
    previous: { id: "gform_previous_button_3", label: "" },
  });

  expect(getByRole("button", { name: "Send" })).toHaveProperty("value", "submit");
  expect(getByRole("button", { name: "Previous" })).toHaveProperty("type", "submit");
  expect(queryByRole("button", { name: "Next" })).toBeNull();
});

test("has no accessibility fault", async () => {
  expect(await violations(show().container)).toEqual([]);
});
