import { expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { email } from ".";

const TWICE = { label: "E-mail", has_confirmation: "yes" };
const show = (data = {}) =>
  renderWidget(email, TWICE, { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } });

test("FORM-PAGE-01 an e-mail address to enter twice has two inputs with labels", async () => {
  const { container, getByLabelText } = show({ error: "Wrong", wrong_inputs: ["_2"], answer: "ana@example.org" });
  const [first, second] = [getByLabelText("E-mail"), getByLabelText("Enter the e-mail address again")];

  expect([first.id, second.id]).toEqual(["input_3_7", "input_3_7_2"]);
  expect([first, second].map((one) => one.getAttribute("aria-invalid"))).toEqual([null, "true"]);
  expect([first, second].map((one) => (one as HTMLInputElement).value)).toEqual(["ana@example.org", ""]);
  expect(await violations(container)).toEqual([]);
});

test.each(["", "yes"])("FORM-PAGE-01 browsers fill in an e-mail address (twice: %j)", (has_confirmation) => {
  const { container } = renderWidget(email, { label: "E-mail", has_confirmation }, { id: "q" });
  const inputs = [...container.querySelectorAll("input")].map((one) => [one.type, one.autocomplete]);

  expect(inputs).toEqual(Array(has_confirmation ? 2 : 1).fill(["email", "email"]));
});

test("an e-mail address to enter twice must be the same", () => {
  const sent = (second: string) => sentField("email", { "": ["ana@example.org"], _2: [second] }, TWICE);

  expect(sent(" Ana@example.org")).toMatchObject({ answer: "ana@example.org", error: undefined });
  expect(sent("anna@example.org")).toMatchObject({ error: "Enter the same e-mail address twice.", inputs: ["_2"] });
  expect(sent("")).toMatchObject({ error: "Enter the same e-mail address twice." });
  expect(sentField("email", { "": ["ana@example.org"] }).error).toBeUndefined();
});
