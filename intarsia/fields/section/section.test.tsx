import { describe, expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { section } from ".";

const show = (settings = {}, data = {}, mode: "page" | "editor" = "page") =>
  renderWidget(section, settings, {
    id: "q",
    environment: { mode },
    resources: { data: { q: { form: 3, number: 7, ...data } } },
  });

describe("a section", () => {
  test("FORM-A11Y-05 is a region with a name and a description", async () => {
    const settings = { label: "Your visit", description: "Only for guests.", fields: <p>inside</p> };
    const { getByRole, container } = show(settings);
    const region = getByRole("region", { name: "Your visit" });

    expect([region.id, region.classList.contains("gfield--type-section")]).toEqual(["field_3_7", true]);
    expect(document.getElementById(region.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Only for guests.",
    );
    expect(region.textContent).toContain("inside");
    expect(await violations(container)).toEqual([]);
  });

  test("without a heading it is a plain group on the page", () => {
    expect(show({ label: "" }).container.querySelector("h3, [aria-labelledby]")).toBeNull();
  });

  test("without a description it says that of no element", () => {
    expect(show({ label: "Your visit" }).getByRole("region").hasAttribute("aria-describedby")).toBe(false);
  });

  test("its heading is one level below that of the form", () => {
    expect(show({ label: "Your visit" }).getByRole("heading", { level: 3 }).textContent).toBe("Your visit");
  });

  test("FORM-PAGE-01 the script of the form finds it by its number, or on the canvas by its element", () => {
    const numberOf = (data = {}) => show({}, data).container.querySelector("section")?.dataset.field;

    expect([numberOf(), numberOf({ number: undefined })]).toEqual(["7", "q"]);
  });

  test("FORM-PAGE-01 has other ids in each row of a repeater and in a second form on the page", () => {
    const { getByRole } = show({ label: "Your visit" }, { row: "[1]", prefix: "b-" });
    const region = getByRole("region", { name: "Your visit" });

    expect([region.id, region.dataset.row]).toEqual(["b-field_3_7-1", "[1]"]);
  });

  test("has the line above only if the owner says so", () => {
    const hasLine = (has_line: string) => show({ has_line }).container.querySelector(".form_section--line") !== null;

    expect([hasLine("yes"), hasLine("")]).toEqual([true, false]);
  });

  test("on the canvas an empty heading can still be clicked and filled in", () => {
    expect(show({ label: "" }, {}, "editor").container.querySelector("h3")).toBeTruthy();
  });

  test("asks nothing, so it has no answer and no error", () => {
    const content = [{ type: "section", props: { id: "q", fields: [] } }];
    const posted = { q: { "": ["typed"] } };

    expect(evaluateAnswers({ document: { root: {}, content }, posted, translations: {} })).toMatchObject({
      answers: {},
      errors: {},
    });
  });
});
