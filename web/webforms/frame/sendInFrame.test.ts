import { describe, expect, test, vi } from "vitest";
import { button, form, formHtml, page } from "../testing";
import { replyIn } from "./replyIn";

const IFRAME = formHtml({ method: "iframe" });
const answer = (html: string) => new DOMParser().parseFromString(html, "text/html");

test("FORM-SUB-05 posts the form into a hidden frame, with the method that its settings say", async () => {
  let posted: object | undefined;
  page(IFRAME);
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
    posted = { target: this.target, method: new FormData(this).get("gform_submission_method") };
  });
  button("Send").click();
  await vi.waitFor(() => expect(posted).toBeDefined());

  expect(posted).toEqual({ target: "gform_ajax_frame_3", method: "iframe" });
  expect(document.querySelector<HTMLIFrameElement>("iframe#gform_ajax_frame_3")?.hidden).toBe(true);
});

describe("FORM-SUB-05 the answer in the frame", () => {
  const show = (html: string) => {
    page(IFRAME);
    return replyIn(answer(html), form());
  };

  test("is the form with its errors", () => {
    const wrapper = '<div id="gform_wrapper_3"><form></form></div>';

    expect(show(`<body class="GF_AJAX_POSTBACK">${wrapper}</body>`)).toEqual({
      success: true,
      data: { form_markup: wrapper },
    });
  });

  test("is the confirmation", () => {
    const wrapper = '<div id="gform_wrapper_3"><p>Thanks</p></div>';

    expect(show(wrapper).data).toEqual({ confirmation_markup: wrapper });
    expect(show('<body class="GF_AJAX_POSTBACK"><p>Thanks</p></body>').data).toEqual({
      confirmation_markup: "<p>Thanks</p>",
    });
  });

  test("FORM-SUB-17 leads to another page", () => {
    const script =
      '<script type="text/plain">function gformRedirect(){document.location.href="https://example.org/a";}</script>';

    expect(show(script).data).toEqual({
      confirmation_type: "redirect",
      confirmation_redirect: "https://example.org/a",
    });
  });

  test("FORM-ERR-01 did not arrive", () => {
    page(IFRAME);

    expect(replyIn(undefined, form())).toMatchObject({
      success: false,
      data: expect.stringContaining("cannot be reached"),
    });
  });
});
