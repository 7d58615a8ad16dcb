import { afterEach, expect, test, vi } from "vitest";
import { form, formHtml, input, page } from "../testing";

const INSIDE = `
  <div data-prefill="name"><input name="input_1" value=""></div>
  <div data-prefill="note"><textarea name="input_2">Hello</textarea></div>
  <div data-prefill="course"><select name="input_3"><option>A</option><option>B</option></select></div>
  <div data-prefill="day"><input type="radio" name="input_4" value="Mon" checked><input type="radio" name="input_4" value="Tue"></div>
  <div data-prefill="tool">
    <input type="checkbox" name="input_5.1" value="saw"><input type="checkbox" name="input_5.2" value="knife">
    <input type="checkbox" name="input_5.3" value="glue" checked>
  </div>
  <div data-prefill="secret"><input type="password" name="input_6" value=""></div>
  <input type="hidden" name="input_7" value="none" data-prefill="utm_source">
  <div><input name="input_8" value=""></div>
  <button type="submit">Send</button>`;

afterEach(() => history.replaceState(null, "", "/"));

function open(query: string, options = {}) {
  history.replaceState(null, "", `/${query}`);
  return page(formHtml({ inside: INSIDE, ...options }));
}
const values = () => {
  const sent = new FormData(form());
  return [...sent].filter(([name]) => /^input/.test(name)).map(([name, value]) => `${name}=${value}`);
};

test("the page's URL fills in the fields that name a parameter, also hidden ones", async () => {
  open("?name=Ana+Berg&note=&course=B&day=Tue&tool=saw,knife&secret=x&utm_source=letter&input_8=x");

  await vi.waitFor(() => expect(input("input_1").value).toBe("Ana Berg"));
  expect(values()).toEqual([
    ...["input_1=Ana Berg", "input_2=", "input_3=B", "input_4=Tue", "input_5.1=saw", "input_5.2=knife"],
    ...["input_6=", "input_7=letter", "input_8="],
  ]);
});

test("a value that is no choice changes nothing", async () => {
  open("?name=Ana&course=C&day=Wed&tool=axe&tool=hammer");

  await vi.waitFor(() => expect(input("input_1").value).toBe("Ana"));
  expect(values()).toEqual(expect.arrayContaining(["input_3=A", "input_4=Mon", "input_5.3=glue"]));
});

test("what the visitor typed instead is kept on a reload", async () => {
  open("?name=Ana");
  await vi.waitFor(() => expect(input("input_1").value).toBe("Ana"));
  input("input_1").value = "Eve";
  form().dispatchEvent(new Event("input"));
  document.dispatchEvent(new Event("visibilitychange"));
  const kept = { ...localStorage };
  open("?name=Ana");
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value as string);
  form().dispatchEvent(new Event("focusin", { bubbles: true }));

  await vi.waitFor(() => expect(input("input_1").value).toBe("Eve"));
});

test("answers that the server shows are not replaced", async () => {
  open("?name=Ana", { page: 2 });
  input("input_8").focus();

  await vi.waitFor(() => expect(form().dataset.activeForm).toBe("true"));
  expect(input("input_1").value).toBe("");
});
