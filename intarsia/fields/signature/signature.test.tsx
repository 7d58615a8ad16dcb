import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { signature } from ".";
import { startSignatures } from "./startSignatures";
import { countPoints, MOST_POINTS, parseStrokes, strokesText } from "./strokes";

const LINE = "100,200 300,200";
const sent = (inputs: Record<string, string>) =>
  sentField("signature", Object.fromEntries(Object.entries(inputs).map(([key, value]) => [key, [value]])), {
    is_required: "yes",
  });

describe("on the server", () => {
  test("FORM-SUB-27 keeps a drawing, or else the typed name", () => {
    expect(sent({ typed: " Ada Lovelace ", drawn: "" })).toMatchObject({
      answer: { typed: "Ada Lovelace" },
      text: "Ada Lovelace",
      error: undefined,
    });
    expect(sent({ typed: "Ada", drawn: LINE })).toMatchObject({ answer: { drawn: LINE }, text: "Signed (drawn)" });
    expect(sent({ typed: " ", other: "Ada" }).error).toBe("This field is required.");
  });

  test.each([
    ["<script>", "This drawing cannot be read. Clear it and sign again."],
    ["100,200 1001,200", "This drawing cannot be read. Clear it and sign again."],
    [
      Array(MOST_POINTS + 1)
        .fill("100,200")
        .join(" "),
      "This drawing cannot be read. Clear it and sign again.",
    ],
    ["100,200", "This drawing is too small for a signature. Sign again."],
  ])("FORM-SUB-27 refuses the drawing %.20s, and says why", (drawn, error) =>
    expect(sent({ drawn }).error).toBe(error),
  );

  test("FORM-SUB-27 refuses a name that is too long", () =>
    expect(sent({ typed: "a".repeat(101) }).error).toBe("Shorten the name to 100 characters."));
});

test("strokes survive being text", () => {
  const strokes = parseStrokes(`${LINE};5,5 900,400`);

  expect(strokes && [strokesText(strokes), countPoints(strokes)]).toEqual([`${LINE};5,5 900,400`, 4]);
});

describe("in the browser", () => {
  let ended: AbortController;
  beforeEach(() => {
    ended = new AbortController();
    SVGElement.prototype.setPointerCapture = () => {};
    SVGElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 500, 200);
  });
  afterEach(() => {
    ended.abort();
    document.body.innerHTML = "";
    Reflect.deleteProperty(SVGElement.prototype, "setPointerCapture");
    Reflect.deleteProperty(SVGElement.prototype, "getBoundingClientRect");
  });

  function started(settings = {}, answer?: Record<string, string>) {
    const data = { q: { form: 3, number: 7, ...(answer && { answer }) } };
    const { html, unmount } = renderWidget(signature, settings, { id: "q", resources: { data } });
    unmount();
    document.body.innerHTML = `<form>${html}</form>`;
    const form = document.querySelector("form") as HTMLFormElement;
    startSignatures(form, ended.signal);
    const find = (selector: string) => form.querySelector(selector) as HTMLElement;
    const input = (part: string) => find(`[name="input_7.${part}"]`) as HTMLInputElement;
    const press = (name: string) =>
      [...form.querySelectorAll("button")].find((one) => one.textContent === name)?.click();
    return { form, input, press, status: () => find("[role=status]").textContent, find };
  }

  function drawLine() {
    const svg = document.querySelector("svg") as SVGElement;
    const at = (type: string, clientX: number) =>
      svg.dispatchEvent(new MouseEvent(type, { clientX, clientY: 100, bubbles: true }));
    at("pointerdown", 50);
    at("pointermove", 150);
    at("pointerup", 150);
  }

  test("FORM-LIST-05 in a row of a repeater, the input with the row gets the drawing, and the focus stays in the field", () => {
    const data = { q: { form: 3, number: 7, row: "[1]" } };
    const { html, unmount } = renderWidget(signature, {}, { id: "q", resources: { data } });
    unmount();
    document.body.innerHTML = `<form>${html}</form>`;
    const form = document.querySelector("form") as HTMLFormElement;
    (form.querySelector('[name="input_7.typed[1]"]') as HTMLElement).focus();
    startSignatures(form, ended.signal);
    expect(document.activeElement?.textContent).toBe("Draw");
    drawLine();

    expect([...new FormData(form)]).toEqual([
      ["input_7.drawn[1]", LINE],
      ["input_7.typed[1]", ""],
    ]);
  });

  test("draws into a box of its own units, undoes and clears, and says so", () => {
    const { input, press, status } = started();
    drawLine();
    expect([input("drawn").value, status()]).toEqual([LINE, "Signature drawn"]);
    press("Clear");
    expect([input("drawn").value, status()]).toEqual(["", "Signature cleared"]);
    press("Clear");
    press("Undo");
    expect([input("drawn").value, document.querySelectorAll("svg path").length]).toEqual([LINE, 1]);
  });

  test("sends only what the chosen way to sign has, and keeps the other for going back", () => {
    const { input, press } = started();
    drawLine();
    press("Type");
    input("typed").value = "Ada";
    expect([input("drawn").value, document.activeElement]).toEqual(["", input("typed")]);
    press("Draw");
    expect([input("drawn").value, input("typed").value]).toEqual([LINE, ""]);
  });

  test("shows what a draft, a link or the server brings back", () => {
    const { input, find } = started({ mode: "type" }, { drawn: LINE });
    expect(find(".signature__typed").hidden).toBe(true);
    input("drawn").value = "";
    input("typed").value = "Ada";
    input("typed").dispatchEvent(new Event("change", { bubbles: true }));
    expect(find(".signature__drawing").hidden).toBe(true);
  });

  test("FORM-A11Y-05 has no accessibility fault while drawing and while typing", async () => {
    const { form, press } = started();
    expect(await violations(form)).toEqual([]);
    press("Type");
    expect(await violations(form)).toEqual([]);
  });
});

test("without drawing, it is a name and nothing else", () => {
  const { container, getByLabelText } = renderWidget(signature, { mode: "only_type" });

  expect(container.querySelector("svg, button, [data-lively]")).toBeNull();
  expect(getByLabelText("Type your name as your signature")).toBeTruthy();
});
