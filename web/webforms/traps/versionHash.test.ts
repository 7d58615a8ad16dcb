import { expect, test, vi } from "vitest";
import { button, form, formHtml, input, page, reply, site } from "../testing";

const INSIDE = `
  <input name="input_1">
  <button type="submit" data-submission-type="submit">Send</button>
  <dialog class="gfield--type-honeypot"><input name="input_412"></dialog>`;

async function sentAfter(answer: Parameters<typeof site>[0], hash?: string) {
  vi.stubGlobal("Buffer", undefined);
  const { sent } = site(answer);
  const { posted } = page(formHtml({ inside: INSIDE }));
  input("input_1").focus();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await vi.waitFor(() => expect(form().dataset.versionHash).toBe(hash));
  button("Send").click();
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  return { asked: sent[0], posted: posted[0] };
}

test("FORM-HONEY-02 a form with a honeypot asks for its hash once somebody uses it, and sends it back", async () => {
  const { asked, posted } = await sentAfter(reply({ version_hash: "abc" }), "abc");

  expect(asked).toMatchObject({
    action: "gform_get_config",
    fields: { args: '{"form_id":3}', config_path: "gform_theme_config/common/form/honeypot/version_hash" },
  });
  expect(posted).toMatchObject({ version_hash: "abc", input_412: "" });
});

test.each([
  ["says nothing", { text: "" }],
  ["fails", reply("Form 3 not found.", false)],
  ["cannot be reached", new Error("offline")],
])("FORM-HONEY-04 a form is sent without the hash if the site %s", async (_how, answer) => {
  const { posted } = await sentAfter(answer);

  expect(posted).not.toHaveProperty("version_hash");
});

test("a form without a honeypot asks for nothing", async () => {
  const { sent } = site(reply({ version_hash: "abc" }));
  page(formHtml());
  input("input_1").focus();
  await vi.waitFor(() => expect(document.querySelector("[data-active-form]")).not.toBeNull());

  expect(sent).toEqual([]);
});
