import { expect, onTestFinished, test } from "vitest";
import { renderWidget } from "../../../web/kit/testing/renderWidget";
import type { Feature } from "../../../web/webforms/features";
import { passwords } from "../../../web/webforms/fields/passwords";
import { startPasswords } from "../../../web/webforms/fields/startPasswords";
import { password } from ".";

/** A form with a password. `loaded` resolves once its script has. */
function started(settings = {}, start: Feature["start"] = passwords.start) {
  const ended = new AbortController();
  const data = { q: { form: 3, number: 7 } };
  const { html, unmount } = renderWidget(password, settings, { id: "q", resources: { data } });
  unmount();
  document.body.innerHTML = `<form id="gform_3" data-formid="3">${html}</form>`;
  onTestFinished(() => {
    ended.abort();
    document.body.innerHTML = "";
  });
  const form = document.querySelector("form") as HTMLFormElement;
  expect(passwords.applies(form)).toBe(true);
  return { loaded: start(form, ended.signal) };
}

function type(value: string, name = "input_7") {
  const input = document.querySelector(`[name="${name}"]`) as HTMLInputElement;
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

const strength = () => document.getElementById("input_3_7_strength_indicator") as HTMLElement;
const shown = () => [strength().dataset.state, strength().textContent];

test.each([
  ["blank", "Strength", ""],
  ["short", "Too short", "k7#Qz!p"],
  ["bad", "Strength: weak", "password1"],
  ["good", "Strength: good", "k7#Qz!pW"],
  ["strong", "Strength: strong", "walnut rosette 14 knives"],
])(
  "FORM-PWD-01 FORM-PWD-02 FORM-PWD-04 while somebody types, the strength is %s, as the text “%s”",
  async (state, text, typed) => {
    await started().loaded;
    type("x");
    type(typed);

    expect(shown()).toEqual([state, text]);
    expect([strength().hidden, strength().getAttribute("role")]).toEqual([false, "status"]);
  },
);

test("FORM-PWD-01 a password without confirmation is not compared with anything", async () => {
  const { loaded } = started({ has_confirmation: "" });
  await loaded;
  type("walnut rosette 14 knives");

  await expect.poll(shown).toEqual(["strong", "Strength: strong"]);
});

test("FORM-PWD-03 a confirmation that differs is a mismatch, once there is one", async () => {
  await started().loaded;
  type("k7#Qz!pW");
  type("k7", "input_7_2");
  expect(shown()).toEqual(["mismatch", "The passwords are different."]);
  type("k7#Qz!pW", "input_7_2");

  expect(shown()).toEqual(["good", "Strength: good"]);
});

test("FORM-PWD-01 the strength is unknown until its library has loaded", async () => {
  const { loaded } = started({}, startPasswords);
  expect(shown()).toEqual(["blank", "Strength"]);
  type("k7#Qz!pW");
  expect(shown()).toEqual(["unknown", "Strength: unknown"]);
  await loaded;

  expect(shown()).toEqual(["good", "Strength: good"]);
});

test("FORM-PWD-03 the field's own length counts", async () => {
  await started({ min_length: 12 }).loaded;
  type("k7#Qz!pW");

  expect(shown()[0]).toBe("short");
});
