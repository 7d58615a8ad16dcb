import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { button, events, form, formHtml, input, page, reply, site, warnings } from "../testing";
import { SUBMISSION_METHODS, SUBMISSION_TYPES, typeOf } from "./submissionTypes";

const PAGES = (method = "postback") =>
  formHtml({
    method,
    page: 2,
    target: 3,
    inside: `
      <div class="gform_page" data-page="1" hidden><button type="button" data-submission-type="next">Next 1</button></div>
      <div class="gform_page" data-page="2">
        <button type="submit" data-submission-type="next">Next</button>
        <button type="submit" class="gform_previous_button">Previous</button>
        <button type="submit" class="gform_save_link">Save</button>
      </div>
      <div class="gform_page" data-page="3" hidden></div>`,
  });

const abort = (data: { abort: boolean }) => ({ ...data, abort: true });

test("FORM-SUB-01 FORM-SUB-02 knows the types and methods of the specification, and tells scripts their names", async () => {
  page();

  expect(SUBMISSION_TYPES).toEqual(["submit", "next", "previous", "save-continue", "send-link"]);
  expect(SUBMISSION_METHODS).toEqual(["ajax", "iframe", "postback"]);
  const { SUBMISSION_TYPE_SAVE_AND_CONTINUE, SUBMISSION_METHOD_POSTBACK } = window.gform.submission;
  expect([SUBMISSION_TYPE_SAVE_AND_CONTINUE, SUBMISSION_METHOD_POSTBACK]).toEqual(["save-continue", "postback"]);
});

test.each([
  ['<button data-submission-type="send-link" class="gform_next_button">', "send-link"],
  ['<button data-submission-type="unknown" class="gform_next_button">', "next"],
  ['<button class="gform_previous_button">', "previous"],
  ['<button class="gform_save_link">', "save-continue"],
  ['<button id="gform_send_resume_link_button_3">', "send-link"],
  ['<button class="gform_button">', "submit"],
])("FORM-PAGE-04 recognizes %s as %s", (html, type) => {
  document.body.innerHTML = html;

  expect(typeOf(document.body.firstChild as HTMLElement)).toBe(type);
});

describe("a page load", () => {
  test("FORM-SUB-06 FORM-SUB-02 sends all fields once, with the button that was pressed", async () => {
    const { posted } = page(formHtml({ method: "" }));
    warnings();
    input("input_1").value = "Ana";
    button("Send").click();

    await vi.waitFor(() => expect(posted).toHaveLength(1));
    expect(posted[0]).toMatchObject({ input_1: "Ana", gform_submission_type: "submit", gform_target_page_number: "0" });
    window.dispatchEvent(new Event("pageshow"));
    await vi.waitFor(() => expect(form().querySelectorAll("[name=gform_submission_type]")).toHaveLength(1));
  });

  test("FORM-SUB-18 keeps the form locked while the browser leaves, until it shows the page again", async () => {
    const { posted } = page();
    const warned = warnings();
    button("Send").click();
    await vi.waitFor(() => expect(posted).toHaveLength(1));
    button("Send").click();
    await vi.waitFor(() => expect(warned).toHaveLength(1));
    window.dispatchEvent(new Event("pageshow"));
    await vi.waitFor(() => expect(window).toHaveProperty("gf_submitting_3", false));
    button("Send").click();

    await vi.waitFor(() => expect(posted).toHaveLength(2));
  });
});

describe("what the buttons tell the server", () => {
  const send = async (name: string) => {
    const { posted } = page(PAGES());
    button(name).click();
    await vi.waitFor(() => expect(posted).toHaveLength(1));
    return posted[0];
  };

  test("FORM-PAGE-06 the previous button leads to the page before, and leaves the next one as it was", async () => {
    expect(await send("Previous")).toMatchObject({
      gform_submission_type: "previous",
      gform_source_page_number: "2",
      gform_target_page_number: "1",
      gform_save: "",
    });
    window.dispatchEvent(new Event("pageshow"));
    await vi.waitFor(() => expect(input("gform_target_page_number").value).toBe("3"));
  });

  test("the next button keeps the target of the server", async () => {
    expect(await send("Next")).toMatchObject({ gform_submission_type: "next", gform_target_page_number: "3" });
  });

  test("FORM-SAVE-01 FORM-SAVE-02 save and continue sets the flag, and screen readers hear that it is saved", async () => {
    expect(await send("Save")).toMatchObject({ gform_submission_type: "save-continue", gform_save: "1" });
    expect(document.getElementById("gform_announcement")?.textContent).toBe("Your answers are saved.");
  });
});

describe("which button may send a form", () => {
  test("FORM-SUB-23 FORM-ERR-06 not one that is outside of a form", async () => {
    const { posted } = page(
      formHtml().replace("</form>", '</form><button data-submission-type="submit">Lost</button>'),
    );
    const warned = warnings();
    button("Lost").click();

    await vi.waitFor(() => expect(warned.join()).toContain("The submit button is not connected to a form"));
    expect(posted).toEqual([]);
  });

  test.each([
    ["is hidden", (it: HTMLElement) => it.setAttribute("hidden", "")],
    ["is invisible", (it: HTMLElement) => it.setAttribute("style", "visibility: hidden")],
    ["is disabled", (it: HTMLElement) => it.setAttribute("disabled", "")],
    ["is marked as disabled", (it: HTMLElement) => it.setAttribute("aria-disabled", "true")],
    ["is on a hidden page", (it: HTMLElement) => it.parentElement?.setAttribute("hidden", "")],
  ])("FORM-SUB-24 FORM-ERR-07 not one that %s", async (_what, change) => {
    const { posted } = page();
    const warned = warnings();
    change(button("Send"));
    await window.gform.submission.handleButtonClick(button("Send"));

    expect(warned.join()).toContain("No active button found");
    expect(posted).toEqual([]);
  });

  test("FORM-SUB-24 a script's submission needs one, too", async () => {
    const { posted } = page();
    const warned = warnings();
    button("Send").hidden = true;
    await window.gform.submission.submitForm(form());

    expect([warned.length, posted.length]).toEqual([1, 0]);
  });

  test("FORM-SUB-25 another script's submit event is reported, and sends the form", async () => {
    const { posted } = page();
    const warned = warnings();
    form().requestSubmit();

    await vi.waitFor(() => expect(posted).toHaveLength(1));
    expect(warned.join()).toContain("Unsupported submission flow");
  });

  test("FORM-SUB-25 also without any button", async () => {
    const { posted } = page(formHtml({ inside: '<input name="input_1">', method: "ajax" }));
    warnings();
    form().requestSubmit();

    await vi.waitFor(() => expect(posted).toHaveLength(1));
  });
});

describe("one submission at a time", () => {
  test("FORM-SUB-18 FORM-SUB-19 FORM-ERR-08 of the same form; another form is free", async () => {
    const { sent } = site(new Promise(() => {}));
    const second = formHtml({ id: 4, method: "ajax" }).replace(">Send<", ">Other<");
    page(formHtml({ method: "ajax" }) + second);
    const warned = warnings();
    button("Send").click();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    button("Send").click();
    await vi.waitFor(() => expect(warned.join()).toContain("Another submission is already in progress"));
    button("Other").click();

    await vi.waitFor(() => expect(sent.map(({ fields }) => fields.form_id)).toEqual(["3", "4"]));
    expect(window).toMatchObject({ gf_submitting_3: true, gf_submitting_4: true });
  });

  test("FORM-SUB-20 a failure unlocks the form", async () => {
    const { sent } = site({ status: 500 }, reply({ confirmation_markup: "<p>Thanks</p>" }));
    page(formHtml({ method: "ajax" }));
    button("Send").click();
    await vi.waitFor(() => expect(window).toHaveProperty("gf_submitting_3", false));
    button("Send").click();

    await vi.waitFor(() => expect(sent).toHaveLength(2));
    await vi.waitFor(() => expect(window).toHaveProperty("gf_submitting_3", false));
  });
});

test("FORM-PAGE-09 marks the form that is used, and no other", async () => {
  page(formHtml() + formHtml({ id: 4 }).replace(">Send<", ">Other<"));
  const marked = () => [...document.querySelectorAll("[data-active-form]")].map(({ id }) => id);
  input("input_1").focus();
  await vi.waitFor(() => expect(marked()).toEqual(["gform_3"]));
  input("input_1", 4).focus();
  await vi.waitFor(() => expect(marked()).toEqual(["gform_4"]));
  input("input_1").focus();
  expect(marked()).toEqual(["gform_3"]);
  button("Other").click();
  await vi.waitFor(() => expect(marked()).toEqual(["gform_4"]));
});

describe("the filter pre_submission", () => {
  test("FORM-SUB-21 FORM-SUB-20 aborts the submission and unlocks the form", async () => {
    const { posted } = page();
    const aborted = events("gform/submission/submission_aborted");
    window.gform.utils.addAsyncFilter("gform/submission/pre_submission", abort);
    button("Send").click();

    await vi.waitFor(() => expect(aborted).toHaveLength(1));
    expect(aborted[0]).toMatchObject({ formId: 3, submissionType: "submit", submissionMethod: "postback" });
    await vi.waitFor(() => expect(window).toHaveProperty("gf_submitting_3", false));
    expect(posted).toEqual([]);
  });

  test("gets what is going to happen", async () => {
    page();
    const filter = vi.fn(abort);
    window.gform.utils.addAsyncFilter("gform/submission/pre_submission", filter);
    button("Send").click();

    await vi.waitFor(() => expect(filter).toHaveBeenCalled());
    expect(filter).toHaveBeenCalledWith({
      form: form(),
      submissionType: "submit",
      submissionMethod: "postback",
      displayConfirmation: true,
      abort: false,
    });
  });

  test("FORM-SUB-22 changes the method", async () => {
    const { posted } = page(formHtml({ method: "ajax" }));
    window.gform.utils.addAsyncFilter("gform/submission/pre_submission", async (data) => {
      data.submissionMethod = "postback";
      return data;
    });
    button("Send").click();

    await vi.waitFor(() => expect(posted).toHaveLength(1));
    expect(posted[0]?.gform_submission_method).toBe("postback");
  });

  test("FORM-SUB-03 FORM-SUB-22 but not to iframe", async () => {
    const { posted } = page();
    const warned = warnings();
    window.gform.utils.addAsyncFilter("gform/submission/pre_submission", (data) => ({
      ...data,
      submissionMethod: "iframe",
    }));
    button("Send").click();

    await vi.waitFor(() => expect(posted).toHaveLength(1));
    expect(warned.join()).toContain('cannot change the method to "iframe"');
    expect(document.querySelector("iframe")).toBeNull();
  });

  test("a filter that fails is reported, and the form is sent", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const { posted } = page();
    window.gform.utils.addAsyncFilter("gform/submission/pre_submission", async () => {
      throw new Error("add-on");
    });
    button("Send").click();

    await vi.waitFor(() => expect(posted).toHaveLength(1));
    expect(error).toHaveBeenCalledTimes(1);
    error.mockRestore();
  });
});

describe("version_hash", () => {
  const HASH = { attributes: 'data-version-hash="abc"' };
  // A global of Node, and a sign of automation in a browser.
  beforeEach(() => vi.stubGlobal("Buffer", undefined));
  afterEach(() => vi.unstubAllGlobals());

  test("FORM-HONEY-02 FORM-PAGE-05 is sent when answers are stored", async () => {
    const { posted } = page(formHtml(HASH));
    button("Send").click();

    await vi.waitFor(() => expect(posted[0]).toMatchObject({ version_hash: "abc" }));
    window.dispatchEvent(new Event("pageshow"));
    await vi.waitFor(() => expect(input("version_hash")).toBeNull());
  });

  test.each(["next", "previous", "send-link"])("FORM-HONEY-02 not with the type %s", async (type) => {
    const { posted } = page(formHtml({ ...HASH, inside: `<button data-submission-type="${type}">Go</button>` }));
    button("Go").click();

    await vi.waitFor(() => expect(posted).toHaveLength(1));
    expect(posted[0]).not.toHaveProperty("version_hash");
  });

  test.each([
    ["a global", () => vi.stubGlobal("domAutomation", {})],
    ["the browser", () => vi.stubGlobal("navigator", { webdriver: true })],
    ["an attribute", () => document.documentElement.setAttribute("webdriver", "true")],
  ])("FORM-HONEY-03 not if %s says that a program controls the browser", async (_what, mark) => {
    const { posted } = page(formHtml(HASH));
    mark();
    button("Send").click();

    await vi.waitFor(() => expect(posted).toHaveLength(1));
    expect(posted[0]).not.toHaveProperty("version_hash");
    document.documentElement.removeAttribute("webdriver");
  });
});

test("files that no script has uploaded are sent with a page load, which may be larger than a call", async () => {
  const { sent } = site(reply({}));
  const inside = '<input type="file" name="input_4"><button type="submit" data-submission-type="submit">Send</button>';
  const { posted } = page(formHtml({ method: "ajax", inside }));
  Object.defineProperty(input("input_4"), "files", { value: [new File(["x"], "a.pdf")] });
  button("Send").click();

  await vi.waitFor(() => expect(posted).toHaveLength(1));
  expect(sent).toEqual([]);
});
