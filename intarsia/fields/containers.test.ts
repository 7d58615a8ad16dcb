import { describe, expect, test } from "vitest";
import { renderWidget, violations } from "../../web/kit/testing/renderWidget";
import { sentField } from "../../web/kit/testing/sentField";
import { evaluateAnswers } from "../../web/server/forms/evaluateAnswers";
import { columns } from "./columns";
import { hidden } from "./hidden";
import { html } from "./html";
import { section } from "./section";

const options = { id: "q", resources: { data: { q: { form: 3, number: 7 } } } };

describe("a section", () => {
  test("FORM-A11Y-05 is a region with a name and a description", async () => {
    const settings = { label: "Your visit", description: "Only for guests.", fields: <p>inside</p> };
    const { getByRole, container } = renderWidget(section, settings, options);
    const region = getByRole("region", { name: "Your visit" });

    expect([region.id, region.classList.contains("gfield--type-section")]).toEqual(["field_3_7", true]);
    expect(document.getElementById(region.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Only for guests.",
    );
    expect(region.textContent).toContain("inside");
    expect(await violations(container)).toEqual([]);
  });

  test("without a heading it is a plain group on the page", () => {
    expect(renderWidget(section, { label: "" }, options).container.querySelector("h3, [aria-labelledby]")).toBeNull();
  });
});

test.each(["section", "columns"])("FORM-COND-10 a hidden %s hides the fields in it", (type) => {
  const inner = [{ type: "text", props: { id: "inner", is_required: "yes" } }];
  const slots = type === "section" ? { fields: inner } : { columns: [{ _id: "1", fields: inner }] };
  const shown_if = { field: "q", operator: "is", value: "yes" };
  const content = [
    { type: "text", props: { id: "q" } },
    { type, props: { id: "box", ...slots, shown_if } },
  ];
  const sent = (q: string) =>
    evaluateAnswers({ document: { root: {}, content }, posted: { q: { "": [q] } }, translations: {} });

  expect(sent("no")).toMatchObject({ hidden: ["box", "inner"], errors: {} });
  expect(sent("yes").errors).toEqual({ inner: { text: "This field is required." } });
});

test("columns show the fields of each column", async () => {
  const both = [
    { _id: "1", fields: <p>left</p> },
    { _id: "2", fields: <p>right</p> },
  ];
  const { container } = renderWidget(columns, { columns: both }, options);

  expect([...container.querySelectorAll("#field_3_7 > *")].map(({ textContent }) => textContent)).toEqual([
    "left",
    "right",
  ]);
});

test("a text block shows formatted text", () => {
  const { getByRole } = renderWidget(html, { content: '<p>See <a href="/a/">this</a></p>' }, options);

  expect(getByRole("link", { name: "this" }).closest("#field_3_7")).toBeTruthy();
});

describe("a hidden field", () => {
  const show = (settings = {}, data = {}, mode: "page" | "editor" = "page") =>
    renderWidget(hidden, settings, {
      id: "q",
      environment: { mode },
      resources: { data: { q: { form: 3, number: 7, ...data } } },
    });

  test("posts its default value, or the one from before", () => {
    const input = (data = {}) =>
      show({ default_value: "fair", parameter: "utm_source" }, data).container.querySelector("input");

    expect([input()?.type, input()?.name, input()?.value]).toEqual(["hidden", "input_7", "fair"]);
    expect(input()?.dataset.prefill).toBe("utm_source");
    expect(input({ answer: "letter" })?.value).toBe("letter");
  });

  test("can be seen in the editor", () => {
    expect(show({ label: "Source" }, {}, "editor").getByText(/Hidden: Source/)).toBeTruthy();
  });

  test("refuses more than anybody puts into a query string", () => {
    expect(sentField("hidden", { "": ["x".repeat(2001)] }).error).toBeTruthy();
    expect(sentField("hidden", { "": ["x".repeat(2000)] }).error).toBeUndefined();
  });
});
