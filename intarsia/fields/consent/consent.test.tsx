import { expect, test } from "vitest";
import { renderWidget } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { consent } from ".";

const TEXT = '<p>I agree to the <a href="/privacy/">privacy policy</a>.</p><p>I am of age &amp; well.</p>';

test("FORM-A11Y-05 the text with its links is the label of the checkbox", () => {
  const { getByLabelText, getByRole } = renderWidget(
    consent,
    { consent: TEXT, is_required: "yes" },
    { id: "q", resources: { data: { q: { form: 3, number: 7 } } } },
  );
  const box = getByLabelText(/^I agree to the privacy policy/) as HTMLInputElement;

  expect([box.name, box.required]).toEqual(["input_7.1", true]);
  expect(getByRole("link", { name: "privacy policy" })).toBeTruthy();
  expect(box.labels?.[0]?.innerHTML).not.toContain("<p");
});

test("the entry says what was agreed to", () => {
  expect(sentField("consent", { 1: ["1"] }, { consent: TEXT })).toMatchObject({
    answer: "1",
    text: "I agree to the privacy policy. I am of age & well.",
  });
});

test("without consent, the message says what to do", () => {
  const error = (settings: object) => sentField("consent", {}, { consent: TEXT, ...settings }).error;
  expect([error({ is_required: "yes" }), error({})]).toEqual(["Check this box to continue.", undefined]);
});
