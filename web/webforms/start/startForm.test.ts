import { expect, onTestFinished, test, vi } from "vitest";
import { button, form, formHtml, input, page, warnings } from "../testing";

test("FORM-ERR-10 FORM-ERR-09 the browser sends the form if the rest of the script has not loaded in 120 seconds", async () => {
  vi.resetModules();
  vi.doMock("../liveForms", () => new Promise(() => {}));
  onTestFinished(() => {
    vi.doUnmock("../liveForms");
    vi.useRealTimers();
  });
  const { startForm } = await import("./startForm");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  document.body.innerHTML = formHtml({ method: "ajax" });
  window.intarsia = { storage: { get: () => undefined } } as never;
  startForm(document.querySelector(".form") as HTMLElement, new AbortController().signal);
  const requested = vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(() => {});
  onTestFinished(() => requested.mockRestore());
  button("Send").click();
  await vi.advanceTimersByTimeAsync(119_999);
  expect(requested).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);

  expect(requested).toHaveBeenCalledExactlyOnceWith(button("Send"));
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: button("Send") });
  expect(form().dispatchEvent(event)).toBe(true);
});

test("does nothing on the canvas", async () => {
  document.body.innerHTML = formHtml();
  const { startForm } = await import("./startForm");
  startForm(document.querySelector(".form") as HTMLElement, new AbortController().signal, { control: {} });
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: button("Send") });

  expect(form().dispatchEvent(event)).toBe(true);
});

test("moves focus to errors that the page came with", async () => {
  page(formHtml({ inside: '<div data-js="gform-focus-validation-error">1 error</div><input name="input_1">' }));

  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("1 error"));
});

test("the action gform_input_change follows answers: at once after a change, 300 ms after typing", async () => {
  page(formHtml({ inside: '<div data-field="1"><input name="input_1"></div>' }));
  warnings();
  input("input_1").focus();
  await vi.waitFor(() => expect(form().dataset.activeForm).toBe("true"));
  const changed = vi.fn();
  window.gform.addAction("gform_input_change", changed);
  onTestFinished(() => window.gform.removeAction("gform_input_change"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  input("input_1").dispatchEvent(new Event("input", { bubbles: true }));
  vi.advanceTimersByTime(299);
  expect(changed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(changed).toHaveBeenCalledExactlyOnceWith(input("input_1"), 3, "1");
  input("input_1").dispatchEvent(new Event("change", { bubbles: true }));

  expect(changed).toHaveBeenCalledTimes(2);
});
