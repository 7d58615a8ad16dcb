import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { button, form, formHtml, input, page } from "../testing";
import "./startUploads";

const FIELD = `
  <div data-field="4"><div class="file_upload" data-upload="/forms/uploads/" data-types="pdf,png" data-disallowed="php,exe"
    data-max-size="3" data-max-files="2">
    <input type="file" name="input_4" aria-label="File" multiple>
    <ul hidden></ul>
  </div></div>
  <button type="submit" name="gform_submission_type" value="submit" data-submission-type="submit">Send</button>`;

type Sent = Record<string, FormDataEntryValue>;
type Reply = object | Promise<object> | Error;
const ok = (id = "x") => ({ status: "ok", data: { temp_filename: `t_${id}`, uploaded_filename: `${id}.pdf`, id } });
const chunk = (hash: string) => ({ status: "ok", data: { ...ok().data, hash } });
const refused = (code: number, message: string) => ({ status: "error", error: { code, message } });

/** The URLs of files that were removed from the server. */
const discarded: string[] = [];
afterEach(() => void discarded.splice(0));

/** The server's answers in turn, the last one again and again. Returns what was sent. */
function server(...replies: Reply[]): Sent[] {
  const sent: Sent[] = [];
  type Request = { method: string; body: FormData; signal: AbortSignal };
  vi.stubGlobal("fetch", async (url: string, { method, body, signal }: Request) => {
    if (method === "DELETE") return void discarded.push(url);
    sent.push(Object.fromEntries(body));
    const stopped = new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    const reply = await Promise.race([replies.length > 1 ? replies.shift() : replies[0], stopped]);
    if (reply instanceof Error) throw reply;
    return new Response(JSON.stringify(reply));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return sent;
}

const file = (name: string, size = 20) => new File(["x".repeat(size)], name);
const picker = () => document.querySelector("input[type=file]") as HTMLInputElement;
const items = () => [...document.querySelectorAll<HTMLElement>("li")];
const states = () => items().map(({ dataset }) => dataset.state);
const uploaded = () => JSON.parse(input("gform_uploaded_files").value || "{}");

function choose(...files: File[]) {
  Object.defineProperty(picker(), "files", { value: files, configurable: true });
  picker().dispatchEvent(new Event("change", { bubbles: true }));
}

async function open(html = FIELD) {
  const result = page(formHtml({ inside: html }));
  form().dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  // Our script clears the input once it runs.
  await vi.waitFor(() => expect(picker().dataset.isUploader).toBe("yes"));
  return result;
}

test("FORM-UPL-01 FORM-UPL-03 a chosen file is uploaded at once, and listed in the hidden input", async () => {
  const sent = server(ok("a"), ok("b"));
  await open();
  choose(file("a.pdf"), file("b.pdf"));

  await vi.waitFor(() => expect(states()).toEqual(["complete", "complete"]));
  expect(sent[0]).toMatchObject({ form_id: "3", field_id: "4", original_filename: "a.pdf", chunk: "0", chunks: "1" });
  expect(sent[0]?.gform_unique_id).toBe(sent[1]?.gform_unique_id);
  expect(uploaded().input_4.map(({ id }: { id: string }) => id)).toEqual(["b", "a"]);
});

test("FORM-UPL-05 chunks carry the reply to the one before, and an error ends the file", async () => {
  const sent = server({ status: "ok", data: { ...ok().data, hash: "h" } }, refused(105, "Incomplete."));
  await open();
  choose(file("a.pdf", 2_500_000));

  await vi.waitFor(() => expect(states()).toEqual(["error"]));
  expect(sent).toHaveLength(2);
  expect(JSON.parse(String(sent[1]?.[String(sent[1]?.name)]))).toMatchObject({ hash: "h", temp_filename: "t_x" });
  expect(items()[0]?.textContent).toContain("Error 105: Incomplete.");
});

test("FORM-UPL-06 FORM-UPL-07 FORM-UPL-08 a form is not sent while files are on the way", async () => {
  server(new Promise(() => {}));
  const said = vi.fn();
  vi.stubGlobal("alert", said);
  const { posted } = await open();
  choose(file("a.pdf"), file("b.pdf"));
  await vi.waitFor(() => expect(states()).toEqual(["uploading", "queued"]));
  button("Send").click();

  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  expect(said.mock.calls[0]?.[0]).toContain("currently uploading");
  expect(posted).toEqual([]);
});

test.each([
  ["a.php", 5, "Files of this type cannot be uploaded."],
  ["a.docx", 5, "Choose a file of one of these types: pdf, png"],
  ["a.pdf", 4_000_000, "This file is too large. It can have at most 3 MB."],
])("FORM-UPL-09 FORM-UPL-10 FORM-UPL-12 %s with %i bytes is refused before it is sent", async (name, size, text) => {
  const sent = server(ok());
  await open();
  choose(file(name, size));

  expect(states()).toEqual(["error"]);
  expect(items()[0]?.textContent).toContain(text);
  expect(sent).toEqual([]);
});

test("FORM-UPL-12 a refused file stays named until it is removed or replaced, and the form is not sent before", async () => {
  server(ok("a"));
  const { posted } = await open();
  choose(file("a.exe"));
  button("Send").click();

  await vi.waitFor(() => expect(document.activeElement).toBe(button("Remove")));
  expect(document.querySelector(".field__error")?.textContent).toBe(
    "A file was not uploaded. Remove it, or choose another one.",
  );
  expect(posted).toEqual([]);
  document.dispatchEvent(new Event("visibilitychange"));
  await open();
  await vi.waitFor(() => expect(items()[0]?.textContent).toContain("Files of this type cannot be uploaded."));
  choose(file("a.pdf"));
  await vi.waitFor(() => expect(states()).toEqual(["complete"]));
  expect(document.querySelector(".field__error")).toBeNull();
});

test("FORM-UPL-12 a file that the server refused can be removed with a button", async () => {
  server(ok());
  const refused = `<li data-state="error"><span class="file_upload__name">x.pdf</span>
    <label class="file_upload__remove"><input type="checkbox" name="gform_remove_file" value="token"></label>
    <input type="hidden" name="gform_refused_file" value="token"></li>`;
  const { posted } = await open(FIELD.replace("<ul hidden></ul>", `<ul>${refused}</ul>`));
  button("Send").click();
  await vi.waitFor(() => expect(document.querySelector(".field__error")).not.toBeNull());
  button("Remove").click();
  button("Send").click();

  await vi.waitFor(() => expect(posted).toHaveLength(1));
  expect(Object.keys(posted[0] ?? {})).not.toContain("gform_refused_file");
});

test("FORM-UPL-11 FORM-UPL-14 FORM-UPL-18 no more files than the maximum, until one is removed", async () => {
  server(ok("a"), ok("b"));
  await open();
  choose(file("a.pdf"), file("b.pdf"));
  await vi.waitFor(() => expect(states()).toEqual(["complete", "complete"]));

  expect(picker().disabled).toBe(true);
  expect(document.querySelector(".file_upload__maximum")?.textContent).toBe(
    "You have uploaded as many files as you can.",
  );
  document.querySelector<HTMLButtonElement>("li button")?.click();
  expect(picker().disabled).toBe(false);
  expect(document.querySelector(".file_upload__maximum")).toBeNull();
  expect(uploaded().input_4.map(({ id }: { id: string }) => id)).toEqual(["b"]);
});

test("FORM-UPL-13 a failure without a known cause says that it is unknown, after a minute of attempts", async () => {
  const sent = server(new Error("offline"));
  await open();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  choose(file("a.pdf"));
  await vi.advanceTimersByTimeAsync(61_000);
  vi.useRealTimers();
  expect(states()).toEqual(["error"]);

  expect(sent).toHaveLength(7);
  expect(items()[0]?.textContent).toContain("The file could not be uploaded. Try again.");
  server(ok("a"));
  button("Try again").click();
  await vi.waitFor(() => expect(states()).toEqual(["complete"]));
  expect(items()[0]?.textContent).not.toContain("could not be uploaded");
});

test("after a network loss, a file continues automatically with the chunk that failed", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  const sent = server(chunk("h1"), new Error("offline"), chunk("h2"), ok("a"));
  await open();
  choose(file("a.pdf", 2_500_000));
  await vi.waitFor(() =>
    expect(items()[0]?.textContent).toContain("No connection. The upload continues automatically."),
  );
  window.dispatchEvent(new Event("online"));

  await vi.waitFor(() => expect(states()).toEqual(["complete"]));
  expect(sent.map((one) => one.chunk)).toEqual(["0", "1", "1", "2"]);
  expect(new Set(sent.map((one) => one.name)).size).toBe(1);
});

test("FORM-UPL-06 a paused file waits, lets others pass, and continues where it was", async () => {
  const sent = server(chunk("h1"), new Promise(() => {}), ok("b"), chunk("h2"), ok("a"));
  await open();
  choose(file("a.pdf", 2_500_000), file("b.pdf"));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  button("Pause").focus();
  button("Pause").click();

  await vi.waitFor(() => expect(states()).toEqual(["queued", "complete"]));
  expect(items()[0]?.textContent).toContain("Paused at 33%.");
  expect(document.activeElement).toBe(button("Resume"));
  expect(button("Resume").getAttribute("aria-label")).toBe("Resume: a.pdf");
  button("Resume").click();
  await vi.waitFor(() => expect(states()).toEqual(["complete", "complete"]));
  expect(sent.map((one) => one.chunk)).toEqual(["0", "1", "0", "1", "2"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove a.pdf");
});

test("pausing, continuing and the end of a file are announced", async () => {
  server(chunk("h1"), new Promise(() => {}), ok("a"));
  await open();
  const said: string[] = [];
  const region = document.getElementById("gform_announcement") as HTMLElement;
  const observer = new MutationObserver(() => said.push(region.textContent?.trim() ?? ""));
  observer.observe(region, { childList: true });
  choose(file("a.pdf", 1_500_000));
  await vi.waitFor(() => expect(said).toHaveLength(1));
  for (const name of ["Pause", "Resume"]) {
    button(name).click();
    await new Promise((resolve) => setTimeout(resolve));
  }
  await vi.waitFor(() => expect(states()).toEqual(["complete"]));

  expect(said).toEqual(["a.pdf: 50%", "a.pdf: Paused at 50%.", "a.pdf: The upload continues.", "a.pdf is uploaded."]);
});

test("a cancelled file is not sent any further, and makes room on the server before the next one is sent", async () => {
  const sent = server(chunk("h1"), new Promise(() => {}), ok("b"));
  await open();
  choose(file("a.pdf", 2_500_000));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  button("Remove").click();
  choose(file("b.pdf"));

  await vi.waitFor(() => expect(states()).toEqual(["complete"]));
  expect(sent.map((one) => one.original_filename)).toEqual(["a.pdf", "a.pdf", "b.pdf"]);
  expect(discarded).toEqual(["/forms/uploads/tus/t_x"]);
});

describe("after a reload", () => {
  const LARGE = file("a.pdf", 2_500_000);

  /** The page as it is after the visitor reloads it while `LARGE` is on the way and `b.pdf` has arrived. */
  async function reload() {
    const sent = server(ok("b"), chunk("h1"), new Promise(() => {}));
    await open();
    choose(file("b.pdf"), LARGE);
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    document.dispatchEvent(new Event("visibilitychange"));
    await open();
    await vi.waitFor(() => expect(items()).toHaveLength(2));
  }

  test("a complete file is still there, and an unfinished one says where it continues", async () => {
    await reload();

    expect(states()).toEqual(["complete", "error"]);
    expect(uploaded().input_4.map(({ id }: { id: string }) => id)).toEqual(["b"]);
    expect(items()[1]?.textContent).toContain(
      "The upload stopped at part 2 of 3. Choose the same file again to continue.",
    );
    expect(button("Choose again")).toBeTruthy();
  });

  test("the same file continues when it is chosen again, another one starts again", async () => {
    await reload();
    const sent = server(chunk("h2"), ok("a"));
    choose(LARGE);
    expect(document.getElementById("gform_announcement")?.textContent).toBe(
      "a.pdf: The upload continues at part 2 of 3.",
    );

    await vi.waitFor(() => expect(states()).toEqual(["complete", "complete"]));
    expect(sent.map((one) => one.chunk)).toEqual(["1", "2"]);
    expect(JSON.parse(String(sent[0]?.[String(sent[0]?.name)]))).toMatchObject({ hash: "h1" });
  });

  test("a file that the server has deleted meanwhile starts again", async () => {
    await reload();
    const sent = server(refused(105, "Incomplete."), chunk("h1"), chunk("h2"), ok("a"));
    choose(LARGE);

    await vi.waitFor(() => expect(states()).toEqual(["complete", "complete"]));
    expect(sent.map((one) => one.chunk)).toEqual(["1", "0", "1", "2"]);
  });

  test("a removed file does not come back, and nothing comes back once the form was sent", async () => {
    await reload();
    for (const item of items()) item.querySelector<HTMLButtonElement>("button:last-of-type")?.click();
    const kept = JSON.parse(localStorage.getItem("intarsia") ?? "{}");

    expect(kept.uploads_gform_3_).toEqual({ input_4: [] });
  });
});

test("a file that was chosen before the script has loaded is uploaded, and not sent with the form, too", async () => {
  const sent = server(ok("a"));
  const shown = page(formHtml({ inside: FIELD }));
  Object.defineProperty(picker(), "files", { value: [file("a.pdf")], configurable: true });
  form().dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  const clear = vi.fn();
  Object.defineProperty(picker(), "value", { set: clear, get: () => "", configurable: true });

  await vi.waitFor(() => expect(states()).toEqual(["complete"]));
  expect(sent).toHaveLength(1);
  expect(clear).toHaveBeenCalledWith("");
  expect(shown.posted).toEqual([]);
});

test("FORM-UPL-04 files in the server's HTML can be removed with a button", async () => {
  server(ok());
  const listed = `<li data-file="t_x" data-state="complete"><span class="file_upload__name">x.pdf</span>
    <label class="file_upload__remove"><input type="checkbox" name="gform_remove_file" value="t_x"></label></li>`;
  await open(FIELD.replace("<ul hidden></ul>", `<ul>${listed}</ul>`));
  input("gform_uploaded_files").value = JSON.stringify({ input_4: [ok().data] });
  document.querySelector<HTMLButtonElement>("li button")?.click();

  expect(items()).toEqual([]);
  expect(input("gform_uploaded_files").value).toBe("");
});
