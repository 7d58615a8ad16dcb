import { afterEach, describe, expect, test, vi } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { rich_text } from ".";
import { typedUrl } from "./editing/safeUrl";
import { startRichTexts } from "./editing/startRichTexts";
import { htmlOf, plainText } from "./plainText";

// jsdom has no layout, and the editor asks for the position of the cursor.
vi.hoisted(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

const OAK = "<p>Oak &amp; <strong>elm</strong></p>";

test("FORM-SUB-27 the length counts what people see, not tags", () => {
  const sent = (max_length: number) => sentField("rich_text", { "": ["x"], html: [OAK] }, { max_length });

  expect(sent(9)).toMatchObject({ text: "Oak & elm", error: undefined });
  expect(sent(8).error).toBe("This answer is too long. Shorten it.");
});

test("rules compare the text, and the entry stores the format", () => {
  const shown_if = { field: "q", operator: "is", value: "Oak & elm" };
  const content = [
    { type: "rich_text", props: { id: "q" } },
    { type: "text", props: { id: "after", shown_if } },
  ];
  const posted = { q: { "": ["Oak & elm"], html: [OAK] } };
  const { answers, texts, hidden } = evaluateAnswers({ document: { root: {}, content }, posted, translations: {} });

  expect([answers.q, texts.q, hidden]).toEqual([OAK, "Oak & elm", []]);
});

test("tags without text are no answer", () =>
  expect(sentField("rich_text", { html: ["<p></p><ul></ul>"] }).answer).toBeNull());

test.each([
  ["<p>One<br>two</p><p>three</p>", "One\ntwo\n\nthree"],
  ["<ul><li><p>Oak</p></li><li>Elm</li></ul><p>end</p>", "- Oak\n- Elm\n\nend"],
  ["<p>&lt;b&gt; &amp;amp; &#39;</p>", "<b> &amp; '"],
])("%s reads as text", (html, text) => expect(plainText(html)).toBe(text));

test("what was typed before the editor is there stays text", () =>
  expect(htmlOf("a < b\nc\n\nd")).toBe("<p>a &lt; b<br>c</p><p>d</p>"));

test.each([
  ["example.org/a", "https://example.org/a"],
  ["ada@example.org", "mailto:ada@example.org"],
  ["http://example.org", "http://example.org"],
  ["javascript:alert(1)", null],
  ["data:text/html,a.b", null],
  ["hello", null],
])("the URL %s is %s", (typed, url) => expect(typedUrl(typed)).toBe(url));

describe("in the browser", () => {
  let ended: AbortController;
  afterEach(() => {
    ended.abort();
    document.body.innerHTML = "";
  });

  function started(answer = OAK, direction = "ltr", row = "") {
    ended = new AbortController();
    const data = { q: { form: 3, number: 7, answer, ...(row && { row }) } };
    const { html, unmount } = renderWidget(rich_text, { label: "Story" }, { id: "q", resources: { data } });
    unmount();
    document.body.innerHTML = `<form dir="${direction}">${html}</form>`;
    const form = document.querySelector("form") as HTMLFormElement;
    startRichTexts(form, ended.signal);
    const [plain, stored] = form.querySelectorAll("textarea") as unknown as [HTMLTextAreaElement, HTMLTextAreaElement];
    const tool = (name: string) => form.querySelector(`[aria-label="${name}"]`) as HTMLElement;
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    return { form, plain, stored, tool, press, text: form.querySelector("[role=textbox]") as HTMLElement };
  }

  test("FORM-A11Y-05 shows the format, has the label of the textarea, and no accessibility fault", async () => {
    const { form, plain, stored, text } = started();

    expect([text.innerHTML, plain.hidden, plain.value]).toEqual([OAK, true, "Oak & elm"]);
    expect(document.getElementById(text.getAttribute("aria-labelledby") ?? "")?.textContent).toContain("Story");
    expect([...new FormData(form)]).toEqual([
      ["input_7", "Oak & elm"],
      ["input_7.html", stored.value],
    ]);
    expect(await violations(form)).toEqual([]);
  });

  test("takes the focus from the textarea that it replaces", () => {
    const data = { q: { form: 3, number: 7 } };
    const { html, unmount } = renderWidget(rich_text, { label: "Story" }, { id: "q", resources: { data } });
    unmount();
    document.body.innerHTML = `<form>${html}</form>`;
    const form = document.querySelector("form") as HTMLFormElement;
    form.querySelector("textarea")?.focus();
    ended = new AbortController();
    startRichTexts(form, ended.signal);

    expect(document.activeElement).toBe(form.querySelector("[role=textbox]"));
  });

  test("FORM-LIST-05 has a name with the row in a repeater", () => {
    const { form, stored, tool } = started("<p>Oak</p>", "ltr", "[1]");
    tool("Bulleted list").click();

    expect([...new FormData(form)]).toEqual([
      ["input_7[1]", "- Oak"],
      ["input_7.html[1]", stored.value],
    ]);
  });

  test("a tool changes the format and says whether it is on", () => {
    const { stored, tool } = started("<p>Oak</p>");
    tool("Bulleted list").click();

    expect([stored.value, tool("Bulleted list").ariaPressed]).toEqual(["<ul><li><p>Oak</p></li></ul>", "true"]);
  });

  test.each([
    ["ltr", "ArrowRight"],
    ["rtl", "ArrowLeft"],
  ])("FORM-A11Y-05 the toolbar is one tab stop with arrow keys, %s", (direction, key) => {
    const { form, tool, press } = started(OAK, direction);
    tool("Bold").focus();
    press(key);
    expect(document.activeElement).toBe(tool("Italic"));
    expect([...form.querySelectorAll<HTMLElement>("[data-tool]")].map(({ tabIndex }) => tabIndex)).toEqual([
      ...[-1, 0, -1, -1, -1],
    ]);
    press("End");
    expect(document.activeElement).toBe(tool("Link"));
  });

  test("a link is a web or e-mail address, and Enter does not send the form", () => {
    const { form, stored, tool, press } = started("");
    form.addEventListener("submit", () => expect.unreachable());
    tool("Link").click();
    const input = tool("Web or e-mail address") as HTMLInputElement;
    input.value = "javascript:alert(1)";
    press("Enter");
    expect(form.querySelector("[role=alert]")?.textContent).toContain("Enter a web address");
    input.value = "example.org";
    press("Enter");
    expect(stored.value).toBe('<p><a href="https://example.org">example.org</a></p>');
  });

  test("shows what a draft or a rule writes into its inputs", () => {
    const { plain, stored, text } = started();
    [plain.value, stored.value] = ["Ash", "<p><em>Ash</em></p>"];
    plain.dispatchEvent(new Event("change", { bubbles: true }));

    expect(text.innerHTML).toBe("<p><em>Ash</em></p>");
  });
});
