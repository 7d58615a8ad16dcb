import { expect, test, vi } from "vitest";
import { button, events, form, formHtml, input, page, reply, site } from "../testing";

const pageHtml = (number: number, current: number, inside = "") => `
  <div class="gform_page" id="gform_page_3_${number}" data-page="${number}" ${number === current ? "" : "hidden"}>
    <div class="gform_progress"><p>Step ${number} of 3</p></div>
    <input name="input_${number}" value="">${inside}
    ${number < 3 ? `<button type="${number === current ? "submit" : "button"}" data-submission-type="next">Next ${number}</button>` : ""}
    ${number === 3 ? '<button type="button" data-submission-type="submit">Send</button>' : ""}
  </div>`;
const PAGES = formHtml({
  method: "ajax",
  target: 2,
  inside:
    '<div data-js="gform-focus-validation-error">1 error</div>' + [1, 2, 3].map((one) => pageHtml(one, 1)).join(""),
});
const numbers = () => [input("gform_source_page_number").value, input("gform_target_page_number").value];
const visible = () => [...form().querySelectorAll<HTMLElement>(".gform_page:not([hidden])")].map(({ id }) => id);

async function goTo(number: number, name: string) {
  site(
    reply({
      page_markup: pageHtml(number, number, "<b>new</b>"),
      page_number: number,
      uploaded_files: { input_1: [] },
    }),
  );
  button(name).click();
  await vi.waitFor(() => expect(visible()).toEqual([`gform_page_3_${number}`]));
}

test("FORM-SUB-14 FORM-PAGE-03 FORM-PAGE-07 FORM-PAGE-15 keeps answers and files on the next page, and the last one has the send button", async () => {
  site();
  page(PAGES);
  input("input_1").value = "Ana";
  await goTo(2, "Next 1");

  expect(numbers()).toEqual(["2", "3"]);
  expect(input("input_1").value).toBe("Ana");
  expect(document.querySelectorAll("#gform_page_3_2 b")).toHaveLength(1);
  expect([button("Next 1").type, button("Next 2").type]).toEqual(["button", "submit"]);
  expect(input("gform_uploaded_files").value).toBe('{"input_1":[]}');
  expect(form().querySelector("[data-js]")).toBeNull();
  await vi.waitFor(() => expect(window).toHaveProperty("gf_submitting_3", false));
  await goTo(3, "Next 2");

  expect(numbers()).toEqual(["3", "0"]);
  expect(button("Send").type).toBe("submit");
});

test("FORM-A11Y-03 moves focus to the new page, announces it, and notifies scripts", async () => {
  const changed = events("gform/ajax/post_page_change");
  const rendered = events("gform/post_render");
  page(PAGES);
  await goTo(2, "Next 1");

  expect(document.getElementById("gform_announcement")?.textContent).toBe("Step 2 of 3");
  expect(changed).toEqual([{ formId: 3, pageNumber: 2, instance: "gform_wrapper_3" }]);
  expect(rendered.at(-1)).toEqual({ formId: 3, currentPage: 2, instance: "gform_wrapper_3" });
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("gform_page_3_2"));
});

test("FORM-PAGE-15 going back keeps the password, which the server never sends back", async () => {
  const password = '<input type="password" name="input_9"><button data-submission-type="previous">Back</button>';
  page(
    formHtml({ method: "ajax", page: 2, target: 3, inside: [1, 2].map((one) => pageHtml(one, 2, password)).join("") }),
  );
  const [typed] = form().querySelectorAll<HTMLInputElement>("[type=password]");
  (typed as HTMLInputElement).value = "walnut";
  site(reply({ page_markup: pageHtml(1, 1, password), page_number: 1 }));
  (form().querySelectorAll("[data-submission-type=previous]")[1] as HTMLElement).click();
  await vi.waitFor(() => expect(visible()).toEqual(["gform_page_3_1"]));

  expect(form().querySelector<HTMLInputElement>("#gform_page_3_1 [type=password]")?.value).toBe("walnut");
});
