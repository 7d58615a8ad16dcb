import { expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { credit_card } from ".";
import { cardFault } from "./ownInputs";

const show = (data = {}, settings = {}) =>
  renderWidget(credit_card, settings, {
    id: "q",
    resources: { data: { q: { form: 3, number: 7, payment_provider: "test", ...data } } },
  });

const LABELS = ["Card number", "Expiry (MM / YY)", "Security code", "Name on card"];

test("FORM-CARD-01 has number, expiry, security code, name and the accepted cards", () => {
  const { getByLabelText, getByRole } = show({}, { accepts_amex: "", accepts_jcb: "yes" });
  const inputs = LABELS.map((label) => getByLabelText(label) as HTMLInputElement);

  expect(inputs.map(({ id, autocomplete }) => [id, autocomplete])).toEqual([
    ["input_3_7_1", "cc-number"],
    ["input_3_7_2", "cc-exp"],
    ["input_3_7_3", "cc-csc"],
    ["input_3_7_5", "cc-name"],
  ]);
  expect(inputs.slice(0, 3).map(({ inputMode }) => inputMode)).toEqual(["numeric", "numeric", "numeric"]);
  expect(getByRole("list", { name: "Accepted cards" }).textContent).toBe("VisaMastercardJCB");
});

test("a card is never optional", () => {
  expect(show().container.querySelector(".field__optional")).toBeNull();
});

test("FORM-CARD-03 its inputs have no name, so a form does not send them", () => {
  const { container } = show();
  const form = document.createElement("form");
  form.append(container);
  for (const input of container.querySelectorAll<HTMLInputElement>("[data-part]")) input.value = "4242424242424242";

  expect(container.querySelectorAll("input[data-part]")).toHaveLength(4);
  expect([...new FormData(form)]).toEqual([["input_7", ""]]);
});

test("FORM-CARD-03 what is posted for it is no answer, and never stored", () => {
  const document = { root: {}, content: [{ type: "credit_card", props: { id: "q" } }] };
  const posted = { q: { "": ["4242424242424242"], "1": ["4242424242424242"] } };
  const { answers, texts, errors } = evaluateAnswers({ document, posted, translations: {} });

  expect([answers, texts, errors]).toEqual([{ q: null }, { q: "" }, {}]);
});

test("says what to do without a script, and without a provider", () => {
  expect(show().html).toMatch(/<noscript>.*Paying by card needs JavaScript\..*<\/noscript>/);
  expect(show({ payment_provider: "" }).getByText("Payments are not possible at the moment.")).toBeTruthy();
});

test("a provider with a frame gets a place for it instead of the inputs", () => {
  const { container } = show({ payment_provider: "stripe", payment_has_frame: true });
  const parts = [...container.querySelectorAll<HTMLElement>("[data-part]")].map(({ dataset }) => dataset.part);

  expect(parts).toEqual(["frame", "name"]);
});

test("a card that was checked before stays", () => {
  const { container, getByText } = show({ answer: "pm_1 Visa 4242" });

  expect(container.querySelector<HTMLElement>("[data-payment]")?.dataset.state).toBe("ready");
  expect(getByText("Visa •••• 4242")).toBeTruthy();
});

const CARD = { number: "4242 4242 4242 4242", expiry: "09 / 31", code: "123", name: "Ana Berg" };
test.each([
  [null, {}],
  ["number", { number: "4242 4242 4242 4241" }],
  ["type", { number: "378282246310005", code: "1234" }],
  ["expiry", { expiry: "13 / 31" }],
  ["expired", { expiry: "01 / 20" }],
  ["code", { code: "12" }],
  ["name", { name: "" }],
])("FORM-CARD-02 finds what is wrong with a card: %s", (text, changes) => {
  const fault = cardFault({ ...CARD, ...changes }, ["visa", "mastercard"], new Date(2026, 0, 1));
  expect(fault?.text ?? null).toBe(text);
});

test("has no accessibility fault", async () => {
  expect(await violations(show().container)).toEqual([]);
});
