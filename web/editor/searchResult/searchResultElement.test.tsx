import { act, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";

beforeAll(async () => {
  document.body.innerHTML = `
    <input id="id_title" value="Oak"><input id="id_seo_title"><textarea id="id_search_description">Tables.</textarea>
    <intarsia-search-result data-site-name="Hollin Yard" data-url="https://oak.example/oak/"></intarsia-search-result>`;
  await act(async () => void (await import("./searchResultElement")));
});

test("the preview follows Wagtail's fields while they are typed", async () => {
  const shadow = document.querySelector("intarsia-search-result")?.shadowRoot?.querySelector("#intarsia-editor");
  const text = () => shadow?.textContent;
  expect(text()).toContain("Hollin Yardoak.example › oakOakTables.");
  await userEvent.type(document.getElementById("id_seo_title") as HTMLElement, "Ash");
  await userEvent.clear(document.getElementById("id_search_description") as HTMLElement);

  expect(text()).toContain("oak.example › oakAshNo description");
  expect(within(shadow as HTMLElement).getByRole("radio", { name: "Phone" })).toBeTruthy();
});
