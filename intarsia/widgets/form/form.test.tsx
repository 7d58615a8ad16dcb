import { createElement } from "react";
import { expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { form } from ".";

const data = {
  id: 3,
  title: "Contact",
  description: "We answer within two days.",
  action: "/forms/3/",
  page: "7:signature",
  method: "postback",
  source_page: 1,
  target_page: 0,
};
const field = createElement("input", { "aria-label": "Name", id: "input_3_1", name: "input_1" });
const show = (more = {}, settings = {}, own = {}) =>
  renderWidget(
    form,
    { ...settings, ...(own as object) },
    { id: "f", resources: { data: { f: { data: { ...data, ...more }, fields: slotOf } } } },
  );
const slotOf = () => createElement("div", {}, field);

test("FORM-PAGE-05 works without a script: fields and hidden inputs in one form", () => {
  const { container, getByRole } = show({ source_page: 2, target_page: 3 });
  const valueOf = (name: string) => (container.querySelector(`#${name}_3[name=${name}]`) as HTMLInputElement).value;

  expect(getByRole("form", { name: "Contact" }).getAttribute("action")).toBe("/forms/3/");
  expect(valueOf("gform_submission_method")).toBe("postback");
  expect([valueOf("gform_source_page_number"), valueOf("gform_target_page_number")]).toEqual(["2", "3"]);
});

test("a form without a visible title has a name", () => {
  expect(show({}, { show_title: "" }).getByRole("form", { name: "Contact" })).toBeTruthy();
});

test("FORM-A11Y-02 lists what is wrong, with links to the fields", () => {
  const errors = [{ id: "input_3_1", label: "Name", message: "This field is required." }];
  const { getByRole } = show({ errors });

  expect(getByRole("alert").textContent).toContain("Name: This field is required.");
  expect(getByRole("link", { name: "Name" }).getAttribute("href")).toBe("#input_3_1");
});

test("FORM-A11Y-04 FORM-SUB-16 shows the confirmation instead of the form", () => {
  const { queryByRole, getByRole } = show({ confirmation: "<p>Thank you.</p>" });

  expect(getByRole("status").textContent).toBe("Thank you.");
  expect(queryByRole("form")).toBeNull();
});

test("a closed form says why", () => {
  const { queryByRole, getByText } = show({ closed: "This form is closed." });

  expect(getByText("This form is closed.")).toBeTruthy();
  expect(queryByRole("form")).toBeNull();
});

test("W-ALL-04 shows visitors nothing, and staff what to do, before a form is chosen", () => {
  expect(renderWidget(form).html).toBe("");
  expect(
    renderWidget(form, {}, { environment: { mode: "editor" } }).getByText("Choose a form in the settings"),
  ).toBeTruthy();
});

test.each([
  ["contact", undefined, ["<Name>", "<E-mail>", "<Message>"]],
  ["newsletter", "newsletter", ["<E-mail>"]],
])("the sample form for %s has labels in the language of staff", (_purpose, sample, labels) => {
  const environment = { mode: "editor", translateHint: (hint: string) => `<${hint}>` } as const;
  const { container } = renderWidget(form, { form: { id: null, sample } }, { environment });

  expect([...container.querySelectorAll("label")].map((label) => label.textContent)).toEqual(labels);
  expect(container.querySelector("button")?.textContent).toBe("<Send>");
});

test("has no accessibility fault", async () => {
  expect(
    await violations(show({ errors: [{ id: "input_3_1", label: "Name", message: "Missing" }] }).container),
  ).toEqual([]);
});

test("FORM-HONEY-01 the honeypot is out of sight, of the tab order and of screen readers", () => {
  const { container, queryByRole } = show({ trap: { number: 412, label: "Fax" } });
  const trap = container.querySelector("[name=input_412]") as HTMLInputElement;

  expect(trap.labels?.[0]?.textContent).toBe("Fax");
  expect([trap.tabIndex, trap.autocomplete, trap.value]).toEqual([-1, "off", ""]);
  expect(trap.closest("[aria-hidden=true]")).toBe(trap.closest("dialog:not([open])"));
  expect(queryByRole("textbox", { name: "Fax" })).toBeNull();
});

test("has no accessibility fault with a honeypot", async () => {
  expect(await violations(show({ trap: { number: 412, label: "Fax" } }).container)).toEqual([]);
});

const SAVED = { can_save: true, resume_token: "t0ken" };

test("FORM-SAVE-04 what a visitor sees after saving is a form, which can send the link", async () => {
  const { container, getByRole } = show({ ...SAVED, confirmation: "<p>Saved.</p>" });
  const sent = new FormData(getByRole("form", { name: "Contact" }) as HTMLFormElement);

  expect(getByRole("region", { name: "Your answers are saved." }).textContent).toBe("Saved.");
  expect([sent.get("gform_resume_token"), sent.get("gform_send_resume_link")]).toEqual(["t0ken", "3"]);
  expect(await violations(container)).toEqual([]);
});

test("FORM-SAVE-05 a form that a link brought back says so, and offers to delete what was saved", async () => {
  const { container, getByRole, getByText } = show({ ...SAVED, resumed: "Your answers are back.", forget_url: "/f/" });
  const button = getByRole("button", { name: "Delete saved answers" }) as HTMLButtonElement;

  expect(getByText("Your answers are back.").getAttribute("role")).toBe("status");
  expect(new FormData(button.form as HTMLFormElement).get("gform_resume_token")).toBe("t0ken");
  expect(new FormData(getByRole("form", { name: "Contact" }) as HTMLFormElement).get("gform_resume_token")).toBe(
    "t0ken",
  );
  expect(await violations(container)).toEqual([]);
});

test.each([
  [{ show_title: "yes", show_description: "yes" }, ["1", "1"]],
  [{ show_title: "", show_description: "yes" }, ["0", "1"]],
  [{ show_title: "yes", show_description: "" }, ["1", "0"]],
])("FORM-PAGE-05 %j is sent with the form, so that the answer looks the same", (settings, expected) => {
  const { container, queryByRole, queryByText } = show({}, settings);
  const sent = new FormData(container.querySelector("form") as HTMLFormElement);
  const { displayTitle, displayDescription } = (container.querySelector("form") as HTMLFormElement).dataset;

  expect([sent.get("display_title"), sent.get("display_description")]).toEqual(expected);
  expect([displayTitle, displayDescription]).toEqual(expected);
  expect([Boolean(queryByRole("heading", { name: "Contact" })), Boolean(queryByText(/within two days/))]).toEqual(
    expected.map((value) => value === "1"),
  );
});

test("FORM-PAGE-05 a form without rules, checks and a further step has no data of them", () => {
  const dataOf = (more: object) => ({ ...(show(more).container.querySelector("form") as HTMLElement).dataset });

  expect(Object.keys(dataOf({}))).toEqual(["formid", "displayTitle", "displayDescription"]);
  expect(dataOf({ rules: "[1]", checks: "[2]", step: "[3]" })).toMatchObject({
    rules: "[1]",
    checks: "[2]",
    step: "[3]",
  });
});

test("FORM-PAGE-05 the hidden inputs say which form of which page is sent, and have room for a proof", () => {
  const { container } = show({ uploaded_files: '{"a":1}' });
  const sent = Object.fromEntries(new FormData(container.querySelector("form") as HTMLFormElement));

  expect(sent).toEqual({
    input_1: "",
    gform_submission_method: "postback",
    gform_save: "",
    gform_uploaded_files: '{"a":1}',
    gform_source_page_number: "1",
    gform_target_page_number: "0",
    is_submit_3: "1",
    gform_submit: "3",
    intarsia_page: "7:signature",
    intarsia_confirmation: "",
    intarsia_proof: "",
    display_title: "1",
    display_description: "1",
  });
  expect(container.querySelector("[data-captcha=work] input")?.getAttribute("name")).toBe("intarsia_proof");
});

test("a form that is shown a second time has other ids, and says so", () => {
  const { container } = show({
    prefix: "b_",
    can_save: true,
    errors: [{ id: "x", label: "Name", message: "Missing." }],
  });
  const ids = [...container.querySelectorAll("[id^=b_]")].map(({ id }) => id);

  expect(ids).toEqual(expect.arrayContaining(["b_gform_wrapper_3", "b_gform_3", "b_gform_title_3", "b_gform_save_3"]));
  expect(container.querySelector<HTMLInputElement>("[name=intarsia_prefix]")?.value).toBe("b_");
  expect(container.querySelector<HTMLInputElement>("[name=gform_resume_token]")?.value).toBe("");
  expect(container.querySelector(".gform_validation_error")).toBeTruthy();
  expect(show({ notice: "Try again." }).container.querySelector(".gform_validation_error")).toBeTruthy();
  expect(show().container.querySelector(".gform_validation_error")).toBeNull();
});
