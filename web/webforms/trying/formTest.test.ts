import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { explainHidden } from "./formTest";

afterEach(() => vi.unstubAllGlobals());

const notes = () => [...document.querySelectorAll("[data-why-hidden]")].map((note) => note.textContent);

/** A form in test mode. The server answers with what is hidden by the first answer. */
function tested(reasonsFor: (answer: FormDataEntryValue | null) => object[]) {
  document.body.innerHTML = `<form data-formid="3" action="/test/"><input name="input_1" value="a"><input name="input_5" type="file">
    <div data-field="2" hidden>Two</div><div data-field="4" data-row="[0]" hidden>First</div><div data-field="4" data-row="[1]">Second</div></form>`;
  const bodies: FormData[] = [];
  vi.stubGlobal("fetch", async (_url: string, { body }: { body: FormData }) => {
    bodies.push(body);
    return Response.json({ hidden: reasonsFor(body.get("input_1")) });
  });
  onTestFinished(() => document.body.replaceChildren());
  const form = document.forms[0] as HTMLFormElement;
  return { form, bodies, explain: explainHidden(form) };
}

test("FORM-COND-10 says before each hidden field which rule hides it, and lists what has no place on the page", async () => {
  const { bodies } = tested(() => [
    { field: "2", row: "", text: "Two is hidden." },
    { field: "4", row: "[0]", text: "First is hidden." },
    { field: "page", row: "", text: "The page is hidden." },
  ]);

  await vi.waitFor(() => expect(notes()).toEqual(["Two is hidden.", "First is hidden.", "The page is hidden."]));
  expect(document.querySelector('[data-field="2"]')?.previousElementSibling?.textContent).toBe("Two is hidden.");
  expect(document.querySelector('[data-row="[0]"]')?.previousElementSibling?.textContent).toBe("First is hidden.");
  expect([...(bodies[0] as FormData).keys()]).toEqual(["input_1", "intarsia_explain"]);
});

test("asks again when an answer changes, and shows only the last reply", async () => {
  const { form, bodies } = tested((answer) => (answer === "b" ? [] : [{ field: "2", row: "", text: "Hidden." }]));
  await vi.waitFor(() => expect(notes()).toEqual(["Hidden."]));

  const input = form.elements.namedItem("input_1") as HTMLInputElement;
  for (const value of ["c", "b"]) {
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  await vi.waitFor(() => expect(notes()).toEqual([]));
  expect(bodies.map((body) => body.get("input_1"))).toEqual(["a", "b"]);
});
