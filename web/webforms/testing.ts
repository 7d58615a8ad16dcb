/** A page with forms in a test: the server's HTML, the runtime's calls, and a site that answers them. */

import { onTestFinished, vi } from "vitest";
import { createAjax } from "../runtime/network/ajax";
import { storage } from "../runtime/page/storage";
// They are there before the first test waits for them.
import "./ajax/sendByAjax";
import "./frame/sendInFrame";
import "./liveForms";
import "./paging/changePage";
import "./drafts/restore";
import "./reply/sanitizer";
import { startForm } from "./start/startForm";

type FormOptions = {
  id?: number;
  method?: string;
  inside?: string;
  page?: number;
  target?: number;
  attributes?: string;
};

const HOOKS = [
  ...["gform/submission/pre_submission", "gform/submission/submission_started", "gform/ajax/post_submission_request"],
  ...["gform/ajax/post_ajax_submission", "gform/ajax/pre_display_confirmation", "gform/ajax/pre_display_error"],
];

const INPUTS = '<input name="input_1" id="input_3_1" aria-label="Name">';
const BUTTON =
  '<button type="submit" name="gform_submission_type" value="submit" data-submission-type="submit">Send</button>';

/** The HTML of a form, as the widget renders it. */
export function formHtml({
  id = 3,
  method = "postback",
  inside = INPUTS + BUTTON,
  page = 1,
  target = 0,
  attributes = "",
}: FormOptions = {}) {
  return `
    <in-island data-widget_type="form"><div class="form"><div class="gform_wrapper" id="gform_wrapper_${id}">
      <form id="gform_${id}" action="/forms/${id}/" method="post" data-formid="${id}" ${attributes}>
        ${inside}
        <input type="hidden" name="gform_submission_method" value="${method}">
        <input type="hidden" name="gform_save" value="">
        <input type="hidden" name="gform_uploaded_files" value="">
        <input type="hidden" name="gform_source_page_number" value="${page}">
        <input type="hidden" name="gform_target_page_number" value="${target}">
      </form>
    </div></div></in-island>`;
}

export type Sent = { action: string; key: string; fields: Record<string, FormDataEntryValue> };
type Answer = { status?: number; text?: string };

/** A site that gives nonces, and the answers of a test in turn; the last one again and again. */
export function site(...answers: (Answer | Promise<Answer> | Error)[]) {
  const sent: Sent[] = [];
  /** What each nonce is for. */
  const nonces: FormDataEntryValue[] = [];
  vi.stubGlobal(
    "fetch",
    async (_url: string, { body, headers }: { body: FormData; headers?: Record<string, string> }) => {
      if (body.get("spbc_remote_call_action")) {
        nonces.push(body.get("plugin_name") ?? "");
        return new Response(JSON.stringify({ wpnonce: `nonce${nonces.length}` }));
      }
      sent.push({
        action: String(body.get("action")),
        key: headers?.["Idempotency-Key"] ?? "",
        fields: Object.fromEntries(body),
      });
      const answer = await (answers.length > 1 ? answers.shift() : answers[0]);
      if (answer instanceof Error) throw answer;
      return new Response(answer?.text ?? "", { status: answer?.status ?? 200 });
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return { sent, nonces };
}

/** A reply of the specification's form. */
export const reply = (data: unknown, success = true): Answer => ({
  text: `<!-- gf:json_start -->${JSON.stringify({ success, data })}<!-- gf:json_end -->`,
});

/** Starts the script for the forms in the HTML, and returns what the browser sent with page loads. */
export function page(html = formHtml()) {
  const ended = new AbortController();
  document.body.innerHTML = html;
  for (const name of Object.keys(window)) if (name.startsWith("gf_submitting_")) Reflect.deleteProperty(window, name);
  const asked: string[] = [];
  const mounted: ParentNode[] = [];
  window.intarsia = {
    storage,
    ajax: createAjax({ ajax: "/ajax/", host: "/" }),
    mountTree: (tree: ParentNode) => mounted.push(tree),
    ask: (_element: Element, behavior: string, method: string) => asked.push(`${behavior} ${method}`),
  } as never;
  const posted: Record<string, FormDataEntryValue>[] = [];
  const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
    posted.push(Object.fromEntries(new FormData(this)));
  });
  for (const root of document.querySelectorAll<HTMLElement>(".form")) startForm(root, ended.signal);
  onTestFinished(() => {
    ended.abort();
    submit.mockRestore();
    localStorage.clear();
    for (const hook of HOOKS) window.gform.removeAsyncFilter(hook);
    document.body.innerHTML = "";
  });
  return { posted, asked, mounted };
}

export const form = (id = 3) => document.getElementById(`gform_${id}`) as HTMLFormElement;
export const input = (name: string, id = 3) => form(id).elements.namedItem(name) as HTMLInputElement;
export const button = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name) as HTMLButtonElement;

/** The console's warnings in a test. */
export function warnings(): string[] {
  const texts: string[] = [];
  const warn = vi.spyOn(console, "warn").mockImplementation((text) => texts.push(text));
  onTestFinished(() => warn.mockRestore());
  return texts;
}

/** The details of an event, each time that it happens in a test. */
export function events(name: string): unknown[] {
  const details: unknown[] = [];
  const listen = (event: Event) => details.push((event as CustomEvent).detail);
  document.addEventListener(name, listen);
  onTestFinished(() => document.removeEventListener(name, listen));
  return details;
}
