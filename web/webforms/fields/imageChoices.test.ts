import { expect, onTestFinished, test, vi } from "vitest";
import { focusCards } from "../../../intarsia/fields/image_choice/focusCards";

const CARDS =
  '<div class="image-choices"><input type="radio" id="oak" name="input_1"><label for="oak">Oak</label></div>';
const label = () => document.querySelector("label") as HTMLLabelElement;

test("FORM-PRICE-09 only a form with image choices loads the part for them", async () => {
  const loaded = vi.fn(() => ({ focusCards: () => {} }));
  vi.resetModules();
  vi.doMock("../../../intarsia/fields/image_choice/focusCards", loaded);
  onTestFinished(() => vi.doUnmock("../../../intarsia/fields/image_choice/focusCards"));
  const { imageChoices } = await import("./imageChoices");
  const started = (inside: string) => {
    document.body.innerHTML = `<form>${inside}</form>`;
    const made = document.querySelector("form") as HTMLFormElement;
    return imageChoices.applies(made) && imageChoices.start(made, new AbortController().signal);
  };
  expect(await started('<input name="input_1">')).toBe(false);
  expect(loaded).not.toHaveBeenCalled();
  await started(CARDS);

  expect(loaded).toHaveBeenCalledOnce();
});

test("FORM-PRICE-09 a click on a card chooses it, and focuses its input", () => {
  const ended = new AbortController();
  document.body.innerHTML = `<form>${CARDS}</form>`;
  focusCards(document.querySelector("form") as HTMLFormElement, ended.signal);
  label().click();

  const oak = document.getElementById("oak") as HTMLInputElement;
  expect([oak.checked, document.activeElement]).toEqual([true, oak]);
});
