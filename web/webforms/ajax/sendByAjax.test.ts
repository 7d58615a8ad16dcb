import { describe, expect, test, vi } from "vitest";
import { button, form, formHtml, input, page, reply, site } from "../testing";
import { parseReply } from "./parseReply";

const AJAX = formHtml({ method: "ajax", attributes: 'data-display-title="1" data-display-description="0"' });
const alert = () => document.querySelector<HTMLElement>('[data-js="gform-focus-validation-error"]');

test("FORM-SUB-04 FORM-SUB-07 FORM-SUB-08 FORM-SUB-09 FORM-SUB-10 sends all fields, and where the form is, without a page load", async () => {
  const { sent } = site(reply({ confirmation_markup: "<p>Thanks</p>" }));
  const { posted } = page(AJAX);
  input("input_1").value = "Ana";
  button("Send").click();

  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.fields).toEqual({
    input_1: "Ana",
    gform_submission_type: "submit",
    gform_submission_method: "ajax",
    gform_save: "",
    gform_uploaded_files: "",
    gform_source_page_number: "1",
    gform_target_page_number: "0",
    action: "gform_submit_form",
    gform_ajax_nonce: "nonce1",
    form_id: "3",
    current_page_url: encodeURIComponent(location.href),
    ajax_referer: "",
    display_title: "1",
    display_description: "0",
  });
  expect(posted).toEqual([]);
});

test("FORM-SUB-26 fetches a nonce when the first form is sent, and renews a refused one once", async () => {
  const refused = { status: 403, text: reply("Expired", false).text };
  const { sent, nonces } = site(refused, reply({ confirmation_markup: "<p>Thanks</p>" }));
  page(AJAX);
  expect(nonces).toHaveLength(0);
  button("Send").click();

  await vi.waitFor(() => expect(document.body.textContent).toContain("Thanks"));
  expect(sent.map(({ fields }) => fields.gform_ajax_nonce)).toEqual(["nonce1", "nonce2"]);
  expect(nonces).toEqual(["gform_ajax_submission_3", "gform_ajax_submission_3"]);
  expect(sent[0]?.key).toBe(sent[1]?.key);
});

describe("FORM-SUB-31 one key for one intent", () => {
  const press = async (sent: unknown[], count: number) => {
    button("Send").click();
    await vi.waitFor(() => expect(sent).toHaveLength(count));
    await vi.waitFor(() => expect(window).toHaveProperty("gf_submitting_3", false));
  };

  test("the same answers are repeated with it after one more step, which is no final reply", async () => {
    const form_markup = AJAX.match(/<div class="gform_wrapper[\s\S]*<\/form>\s*<\/div>/)?.[0];
    const { sent } = site(reply({ is_valid: false, form_markup, confirm: { challenge: {} } }), reply("Full", false));
    page(AJAX);
    for (const count of [1, 2]) await press(sent, count);

    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  test("the same answers are repeated with it until a reply arrives", async () => {
    const { sent } = site(new TypeError("Failed to fetch"), { status: 502 }, reply("Full", false));
    page(AJAX);
    for (const count of [1, 2, 3, 4]) await press(sent, count);

    const keys = sent.map(({ key }) => key);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 3]);
  });

  test("other answers are another intent", async () => {
    const { sent } = site({ status: 502 });
    page(AJAX);
    await press(sent, 1);
    input("input_1").value = "Ben";
    await press(sent, 2);

    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });
});

describe("the reply", () => {
  test.each([
    ["alone", '<!-- gf:json_start -->{"success":true,"data":{}}<!-- gf:json_end -->'],
    ["between other text", 'Notice: x<!-- gf:json_start -->{"success":true,"data":{}}<!-- gf:json_end --><b>y</b>'],
  ])("FORM-SUB-11 FORM-SUB-12 is read %s", (_what, text) => {
    expect(parseReply(text)).toEqual({ success: true, data: {} });
  });

  test.each([
    "",
    '{"success":true}',
    "<!-- gf:json_start -->{broken<!-- gf:json_end -->",
    "<!-- gf:json_start -->null<!-- gf:json_end -->",
    '<!-- gf:json_start -->{"success":"yes"}<!-- gf:json_end -->',
  ])("FORM-SUB-11 is none in %j", (text) => {
    expect(parseReply(text)).toBeUndefined();
  });
});

describe("a failure", () => {
  test.each([
    ["the server's message", reply("The form is closed.", false), "The form is closed."],
    ["FORM-ERR-01 unknown errors", { status: 500 }, "something went wrong"],
    ["FORM-ERR-01 replies without markers", { text: '{"success":true}' }, "something went wrong"],
    ["FORM-ERR-01 failures without a message", reply(null, false), "something went wrong"],
    ["refusals", { status: 403, text: "Forbidden" }, "Reload the page"],
    ["network errors", new TypeError("Failed to fetch"), "cannot be reached"],
  ])("FORM-ERR-03 says %s in a heading, and keeps the answers", async (_what, answer, text) => {
    site(answer);
    page(AJAX);
    input("input_1").value = "Ana";
    button("Send").click();

    await vi.waitFor(() => expect(alert()?.querySelector("h2")?.textContent).toContain(text));
    expect(alert()?.id).toBe("gform_3_validation_container");
    expect(input("input_1").value).toBe("Ana");
  });

  test("FORM-ERR-04 FORM-ERR-05 moves focus there, and the form can be sent again", async () => {
    site({ status: 500 });
    page(AJAX);
    button("Send").click();

    await vi.waitFor(() => expect(document.activeElement).toBe(alert()));
    expect(alert()).not.toBeNull();
    expect(form().hasAttribute("aria-busy")).toBe(false);
    expect(window).toHaveProperty("gf_submitting_3", false);
  });

  test("a second failure replaces the first", async () => {
    const { sent } = site({ status: 500 }, reply("Closed", false));
    page(AJAX);
    for (const count of [1, 2]) {
      button("Send").click();
      await vi.waitFor(() => expect(sent).toHaveLength(count));
      await vi.waitFor(() => expect(window).toHaveProperty("gf_submitting_3", false));
    }

    expect(document.querySelectorAll('[data-js="gform-focus-validation-error"]')).toHaveLength(1);
    expect(alert()?.textContent).toBe("Closed");
  });
});

test("the reply times out after 30 seconds, and the form can be sent again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { sent } = site(new Promise(() => {}));
  page(AJAX);
  button("Send").click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  vi.advanceTimersByTime(29_999);
  expect(alert()).toBeNull();
  vi.advanceTimersByTime(1);

  await vi.waitFor(() => expect(alert()?.textContent).toContain("did not answer in time"));
  vi.useRealTimers();
});
