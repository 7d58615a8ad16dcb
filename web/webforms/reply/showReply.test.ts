import { describe, expect, test, vi } from "vitest";
import { button, events, form, formHtml, input, page, reply, site } from "../testing";
import { keepUnsent } from "./keepUnsent";
import { redirect } from "./redirect";
import { sanitize } from "./sanitizer";

const AJAX = formHtml({ method: "ajax" });
const CONFIRMATION =
  '<div id="gform_confirmation_wrapper_3"><div id="gform_confirmation_message_3">Thank you.</div></div>';
const WRONG = AJAX.replace("<form ", '<form data-again="" ').replace(
  '<input name="input_1"',
  '<div data-js="gform-focus-validation-error">1 error</div><input name="input_1" aria-invalid="true" value="Ana"',
);

const answered = async (data: unknown, html = AJAX) => {
  site(reply(data));
  const shown = page(html);
  button("Send").click();
  await vi.waitFor(() => expect(window).toHaveProperty("gf_submitting_3", false));
  return shown;
};

describe("a confirmation", () => {
  test("FORM-SUB-16 FORM-A11Y-04 is shown instead of the form, and gets the focus", async () => {
    const confirmed = events("gform_confirmation_loaded");
    await answered({ confirmation_type: "message", confirmation_markup: CONFIRMATION });

    expect(document.querySelector("form")).toBeNull();
    expect(document.getElementById("gform_wrapper_3")?.textContent).toBe("Thank you.");
    expect(confirmed).toEqual([{ formId: 3, instance: "gform_wrapper_3" }]);
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("gform_confirmation_wrapper_3"));
  });

  test("FORM-SUB-16 replaces the wrapper if the markup has one", async () => {
    await answered({ confirmation_markup: `<div class="gform_wrapper" id="gform_wrapper_3">${CONFIRMATION}</div>` });

    expect(document.querySelectorAll("#gform_wrapper_3")).toHaveLength(1);
  });

  test("FORM-SUB-22 is suppressed by a filter, and the form stays", async () => {
    site(reply({ confirmation_markup: CONFIRMATION }));
    page(AJAX);
    window.gform.utils.addAsyncFilter("gform/submission/pre_submission", (data) => ({
      ...data,
      displayConfirmation: false,
    }));
    button("Send").click();
    await vi.waitFor(() => expect(window).toHaveProperty("gf_submitting_3", false));

    expect(form()).not.toBeNull();
    expect(document.getElementById("gform_confirmation_wrapper_3")).toBeNull();
  });

  test("can be changed by a filter", async () => {
    site(reply({ confirmation_markup: CONFIRMATION }));
    page(AJAX);
    window.gform.utils.addAsyncFilter("gform/ajax/pre_display_confirmation", (data) => ({
      ...data,
      confirmationMarkup: "<p>Hello</p>",
    }));
    button("Send").click();

    await vi.waitFor(() => expect(document.getElementById("gform_wrapper_3")?.innerHTML).toBe("<p>Hello</p>"));
  });

  test("FORM-SUB-33 a reply without any markup is a confirmation", async () => {
    await answered({ unheard: "of", page_number: "x" });

    expect(document.getElementById("gform_wrapper_3")?.textContent).toBe("Your answers were sent.");
  });

  test("notifies jQuery if the page has it", async () => {
    const trigger = vi.fn();
    window.jQuery = () => ({ trigger });
    await answered({ confirmation_markup: CONFIRMATION });

    expect(trigger.mock.calls).toEqual([
      ["gform_post_render", [3, 1]],
      ["gform_confirmation_loaded", [3]],
    ]);
    delete window.jQuery;
  });
});

describe("FORM-SUB-17 a redirect", () => {
  test("leads to the URL from the form's settings", () => {
    const left = vi.fn();

    expect(redirect("/thanks/?a=1", left)).toBe(true);
    expect(redirect("https://example.org/", left)).toBe(true);
    expect(left.mock.calls.flat()).toEqual([`${location.origin}/thanks/?a=1`, "https://example.org/"]);
  });

  test.each([undefined, "", "javascript:alert(1)", "data:text/html,x", "http://"])("never to %s", (url) => {
    const left = vi.fn();

    expect(redirect(url, left)).toBe(false);
    expect(left).not.toHaveBeenCalled();
  });
});

describe("FORM-SUB-15 the form again", () => {
  test("FORM-ERR-04 FORM-A11Y-02 with its errors, which get the focus; the script continues", async () => {
    const rendered = events("gform/post_render");
    const { mounted, posted } = await answered({ form_markup: WRONG });

    expect(form().dataset.again).toBe("");
    expect(input("input_1").value).toBe("Ana");
    expect(rendered).toEqual(Array(2).fill({ formId: 3, currentPage: 1, instance: "gform_wrapper_3" }));
    expect(mounted).toEqual([document.getElementById("gform_wrapper_3")]);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("1 error"));
    input("gform_submission_method").value = "postback";
    button("Send").click();
    await vi.waitFor(() => expect(posted).toHaveLength(1));
  });

  test("keeps passwords, which the server never sends back", async () => {
    const withPassword = (html: string) =>
      html.replace("<input name", '<input type="password" name="input_2"><input name');
    site(reply({ form_markup: withPassword(WRONG) }));
    page(withPassword(AJAX));
    input("input_2").value = "secret";
    button("Send").click();
    await vi.waitFor(() => expect(form().dataset.again).toBe(""));

    expect(input("input_2").value).toBe("secret");
  });
});

test("FORM-SUB-14 FORM-SUB-16 of several parts it shows the confirmation, then the form, then the page", async () => {
  const parts = { page_markup: "<p>page</p>", form_markup: WRONG };
  await answered(parts);
  expect(form().dataset.again).toBe("");
  await answered({ ...parts, confirmation_markup: CONFIRMATION });

  expect(document.getElementById("gform_wrapper_3")?.textContent).toBe("Thank you.");
});

describe("markup of the server", () => {
  const clean = (html: string) => {
    const holder = document.createElement("div");
    holder.append(sanitize(html));
    return holder.innerHTML;
  };

  test.each([
    ["<p>Hi</p><script>alert(1)</script>", "<p>Hi</p>"],
    ["<img src=x onerror=alert(1)>", '<img src="x">'],
    ['<a href="javascript:alert(1)">x</a>', "<a>x</a>"],
    ["<iframe src='https://example.org'></iframe>", ""],
  ])("runs nothing in %s", (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  test("keeps what forms are made of", () => {
    const html =
      '<form id="gform_3" action="/forms/3/" method="post" enctype="multipart/form-data" novalidate="" data-formid="3">' +
      '<fieldset aria-describedby="d"><legend>Size</legend><input type="radio" name="input_2" value="a" id="choice_3_2_0" checked="">' +
      '<label for="choice_3_2_0">A</label></fieldset><progress max="3" value="1"></progress>' +
      '<button type="submit" name="gform_submission_type" value="next" data-submission-type="next">Next</button></form>';

    expect(clean(html)).toBe(html);
  });

  test("lets a field keep its script, and brings no script that the page did not have", () => {
    document.body.innerHTML = '<in-island data-src="/signature.js"></in-island>';

    expect(clean('<in-island data-src="/signature.js" data-hydrate="visible"></in-island>')).toContain("/signature.js");
    expect(clean('<in-island data-src="https://example.org/x.js" data-host="/y.js"></in-island>')).toBe(
      "<in-island></in-island>",
    );
  });
});

test.each([
  ["stays chosen if it was not sent", "", 1],
  ["is not sent a second time if the server lists it", '<li data-file="t_x">a.pdf</li>', 0],
])("a file that was sent with the form %s", (_what, listed, times) => {
  const field = (files: string) => {
    const element = document.createElement("div");
    element.innerHTML = `<input type="file" name="input_4"><ul>${files}</ul>`;
    return element;
  };
  const before = field("");
  const after = field(listed);
  const set = vi.fn();
  Object.defineProperty(before.firstElementChild, "files", { value: [new File(["x"], "a.pdf")] });
  Object.defineProperty(after.firstElementChild, "files", { set });
  keepUnsent(before, after);

  expect(set).toHaveBeenCalledTimes(times);
});
