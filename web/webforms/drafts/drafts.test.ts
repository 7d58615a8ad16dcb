import { describe, expect, onTestFinished, test, vi } from "vitest";
import { button, form, formHtml, input, page, reply, site } from "../testing";

const INSIDE = `
  <input name="input_1" value="">
  <textarea name="input_2">Hello</textarea>
  <select name="input_3"><option>A</option><option>B</option></select>
  <input type="radio" name="input_4" value="x"><input type="radio" name="input_4" value="y">
  <input type="checkbox" name="input_5.1" value="one" checked>
  <input type="password" name="input_6">
  <input name="input_7" autocomplete="billing cc-number">
  <button type="submit" data-submission-type="submit">Send</button>`;

const show = (options = {}) => {
  const kept = { ...localStorage };
  const shown = page(formHtml({ inside: INSIDE, ...options }));
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value as string);
  return shown;
};
const draft = () => JSON.parse(localStorage.getItem("intarsia") ?? "{}").draft_gform_3;

async function type(values: Record<string, string>) {
  input("input_1").focus();
  await vi.waitFor(() => expect(form().dataset.activeForm).toBe("true"));
  for (const [name, value] of Object.entries(values)) {
    const field = form().elements.namedItem(name) as RadioNodeList;
    field.value = value;
    form().dispatchEvent(new Event("input"));
  }
  document.dispatchEvent(new Event("visibilitychange"));
}

const ANSWERS = { input_1: "Ana", input_2: "Long text", input_3: "B", input_4: "y" };

test("keeps what was typed, and nothing secret", async () => {
  show();
  await type({ ...ANSWERS, input_6: "secret", input_7: "4111" });

  expect(draft().values).toEqual({ input_1: ["Ana"], input_2: ["Long text"], input_3: ["B"], input_4: ["y"] });
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/secret|4111/);
});

test("keeps what was typed before the script arrived", async () => {
  show();
  (input("input_1") as HTMLInputElement).value = "Ana";
  await type({});

  expect(draft()?.values).toEqual({ input_1: ["Ana"] });
});

test("shows it again, and a button removes it", async () => {
  show();
  await type(ANSWERS);
  show();

  await vi.waitFor(() => expect(button("Clear the form")).toBeTruthy());
  expect(["input_1", "input_2", "input_3", "input_4"].map((name) => input(name).value)).toEqual([
    "Ana",
    "Long text",
    "B",
    "y",
  ]);
  button("Clear the form").click();
  expect([input("input_1").value, button("Clear the form"), draft()]).toEqual(["", undefined, undefined]);
  expect(document.activeElement).toBe(input("input_1"));
});

test("leaves out choices that are full by now, so that the visitor chooses again", async () => {
  show();
  await type(ANSWERS);
  show({
    inside: INSIDE.replace('value="y"', 'value="y" disabled').replace("<option>B", "<option disabled>B"),
  });

  await vi.waitFor(() => expect(button("Clear the form")).toBeTruthy());
  expect([input("input_1").value, input("input_3").value, input("input_4").value]).toEqual(["Ana", "A", ""]);
});

test("keeps nothing in a form that says so", async () => {
  show({ attributes: 'data-drafts="off"' });
  await type(ANSWERS);

  expect(draft()).toBeUndefined();
});

const opened = (kind: string) => {
  const entries = vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: kind }] as never);
  onTestFinished(() => entries.mockRestore());
};

describe("after the form was sent", () => {
  test("by ajax it is removed with the confirmation", async () => {
    site(reply({ confirmation_markup: "<p>Thanks</p>" }));
    show({ method: "ajax" });
    await type(ANSWERS);
    button("Send").click();

    await vi.waitFor(() => expect(document.body.textContent).toContain("Thanks"));
    expect(draft()).toBeUndefined();
  });

  test("an answer that was typed just before does not come back once the confirmation is there", async () => {
    site(reply({ confirmation_markup: "<p>Thanks</p>" }));
    show({ method: "ajax" });
    await type({});
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    input("input_1").value = "Ana";
    form().dispatchEvent(new Event("input"));
    button("Send").click();

    await vi.waitFor(() => expect(document.body.textContent).toContain("Thanks"));
    vi.runAllTimers();
    expect(draft()).toBeUndefined();
  });

  test.each([
    ["with the confirmation", { confirmation_markup: "<p>Thanks</p>" }],
    ["before the next page opens", { confirmation_type: "redirect", confirmation_redirect: "#next" }],
  ])("what is typed while the form is being sent is removed %s, too", async (_when, answer) => {
    let answerNow: (answer: ReturnType<typeof reply>) => void = () => {};
    const { sent } = site(new Promise<ReturnType<typeof reply>>((resolve) => (answerNow = resolve)));
    show({ method: "ajax" });
    await type({});
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    button("Send").click();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    input("input_1").value = "Ana";
    form().dispatchEvent(new Event("input"));
    answerNow(reply(answer));

    await vi.waitFor(() => expect(window).toHaveProperty("gf_submitting_3", false));
    document.dispatchEvent(new Event("visibilitychange"));
    vi.runAllTimers();
    expect(draft()).toBeUndefined();
  });

  test("another entry in a form whose confirmation is suppressed is kept as well", async () => {
    site(reply({ confirmation_markup: "<p>Thanks</p>" }));
    show({ method: "ajax" });
    window.gform.utils.addAsyncFilter("gform/submission/pre_submission", (data) => ({
      ...data,
      displayConfirmation: false,
    }));
    await type(ANSWERS);
    button("Send").click();
    await vi.waitFor(() => expect(draft()).toBeUndefined());
    await type({ input_1: "Ben" });

    expect(draft().values.input_1).toEqual(["Ben"]);
  });

  test("by ajax it is removed before the page of the confirmation opens", async () => {
    site(reply({ confirmation_type: "redirect", confirmation_redirect: "#thanks" }));
    show({ method: "ajax" });
    await type(ANSWERS);
    button("Send").click();

    await vi.waitFor(() => expect(location.hash).toBe("#thanks"));
    expect(draft()).toBeUndefined();
  });

  test("the form with its errors shows the answers of the server, and the draft stays", async () => {
    const error = '<div data-js="gform-focus-validation-error">1 error</div>';
    const again = formHtml({
      method: "ajax",
      inside: `${error}${INSIDE}`.replace('name="input_1" value=""', 'name="input_1" value="Ana"'),
    });
    site(reply({ form_markup: again }));
    show({ method: "ajax" });
    await type(ANSWERS);
    button("Send").click();

    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("1 error"));
    expect([input("input_1").value, input("input_2").value]).toEqual(["Ana", "Hello"]);
    expect(button("Clear the form")).toBeUndefined();
    expect(draft().values.input_1).toEqual(["Ana"]);
  });

  test("an error keeps it", async () => {
    site({ status: 500 });
    show({ method: "ajax" });
    await type(ANSWERS);
    button("Send").click();

    await vi.waitFor(() => expect(document.body.textContent).toContain("Your answers are kept"));
    expect(draft().values.input_1).toEqual(["Ana"]);
  });

  test.each([
    ["back after a reload", "reload", "Ana"],
    ["back after a step back", "back_forward", "Ana"],
    ["gone on another visit", "navigate", ""],
  ])("with a page load that led elsewhere it is %s", async (_what, kind, value) => {
    opened(kind);
    const { posted } = show();
    await type(ANSWERS);
    button("Send").click();
    await vi.waitFor(() => expect(posted).toHaveLength(1));
    show();
    await type({});

    await vi.waitFor(() => expect(input("input_1").value).toBe(value));
  });

  test("a page with the confirmation removes it", async () => {
    show();
    await type(ANSWERS);
    const kept = localStorage.getItem("intarsia") as string;
    localStorage.setItem("intarsia", kept);
    page('<div class="form"><div id="gform_confirmation_wrapper_3">Thanks</div></div>');

    expect(draft()).toBeUndefined();
  });
});

describe("on the second page, which the server has shown with the answers of the first", () => {
  const PAGE_2 = INSIDE.replace('name="input_1" value=""', 'name="input_1" value="Ana"');
  const second = () => {
    const before = location.pathname;
    history.replaceState(null, "", "/forms/3/");
    onTestFinished(() => history.replaceState(null, "", before));
    return show({ inside: PAGE_2, page: 2 });
  };

  test("what was typed is back after a reload, for which the browser sends the first page again", async () => {
    opened("navigate");
    second();
    await type({ input_2: "Long text" });
    opened("reload");
    second();

    await vi.waitFor(() => expect(input("input_2").value).toBe("Long text"));
    expect([input("input_1").value, button("Clear the form") !== undefined]).toEqual(["Ana", true]);
  });

  test("a reload without new answers says nothing", async () => {
    opened("navigate");
    second();
    await type({});
    opened("reload");
    second();
    await type({});

    expect(button("Clear the form")).toBeUndefined();
  });

  test("the answers of both pages are back in the empty form of another visit", async () => {
    opened("navigate");
    second();
    await type({ input_2: "Long text" });
    show();

    await vi.waitFor(() => expect(input("input_2").value).toBe("Long text"));
    expect(input("input_1").value).toBe("Ana");
  });

  test("what was typed before the script arrived is kept, too", async () => {
    opened("navigate");
    show();
    await type({ input_1: "Ana" });
    second();
    input("input_2").value = "Long text";
    await type({});

    await vi.waitFor(() => expect(draft().values).toMatchObject({ input_1: ["Ana"], input_2: ["Long text"] }));
  });
});

describe("a form that a link brought back", () => {
  const resumed = (token: string) =>
    show({ inside: `${INSIDE}<input type="hidden" name="gform_resume_token" value="${token}">` });

  test("FORM-SAVE-05 keeps the answers of the server, whatever was typed in the empty form before", async () => {
    show();
    await type({ input_2: "Older" });
    resumed("0123456789");
    await type({ input_1: "Ana" });

    expect([input("input_2").value, button("Clear the form")]).toEqual(["Hello", undefined]);
  });

  test("FORM-SAVE-05 shows what was typed since, after a reload", async () => {
    resumed("0123456789");
    await type({ input_2: "Newer" });
    resumed("0123456789");

    await vi.waitFor(() => expect(input("input_2").value).toBe("Newer"));
    expect(JSON.stringify(draft())).not.toContain("0123456789");
  });

  test("FORM-SAVE-05 what was saved is forgotten in the browser", async () => {
    site(reply({ is_valid: true, confirmation_markup: "<p>Saved.</p>" }));
    show({
      method: "ajax",
      inside: `${INSIDE}<button type="submit" data-submission-type="save-continue">Save</button>`,
    });
    await type({ input_1: "Ana" });
    button("Save").click();

    await vi.waitFor(() => expect(document.body.textContent).toContain("Saved."));
    expect(draft()).toBeUndefined();
  });
});
