import { expect, test } from "vitest";
import { renderWidget } from "../../../web/kit/testing/renderWidget";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { captcha } from ".";

const show = (settings = {}, data = {}) =>
  renderWidget(captcha, settings, { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } });
const boxIn = ({ container }: ReturnType<typeof show>) => container.querySelector("[data-captcha]") as HTMLElement;

test("FORM-CAPT-01 is visible or invisible; reCAPTCHA v3 has nothing to show", () => {
  expect(boxIn(show()).dataset.display).toBe("visible");
  expect(boxIn(show({ display: "invisible" })).dataset.display).toBe("invisible");
  expect(boxIn(show({ provider: "recaptcha_v3" })).dataset.display).toBe("invisible");
});

test("FORM-CAPT-06 says what to do without a script, and that it is required", () => {
  const { html } = show();

  expect(html).toMatch(/<noscript>.*This check needs JavaScript\..*<\/noscript>/);
  expect(html).not.toContain("optional");
});

test("a token that was accepted before stays", () => {
  const box = boxIn(show({}, { answer: "token" }));

  expect([box.dataset.state, box.querySelector("input")?.value]).toEqual(["solved", "token"]);
  expect(box.querySelector("[role=status]")?.textContent).toBe("Checked. You can send the form.");
});

test("a token is no answer, and never stored", () => {
  const document = { root: {}, content: [{ type: "captcha", props: { id: "q" } }] };
  const { answers, errors } = evaluateAnswers({ document, posted: { q: { "": ["token"] } }, translations: {} });

  expect([answers, errors]).toEqual([{ q: null }, {}]);
});
