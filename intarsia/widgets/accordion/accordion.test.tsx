import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { accordion } from ".";

const items = [
  { _id: "a", title: "Which woods?", content: <p>Walnut and pear</p> },
  { _id: "b", title: "Which glue?", content: <p>Hide glue</p> },
  { _id: "c", title: "How long?", content: <p>A winter</p> },
];
const titles = (container: Element) => [...container.querySelectorAll("summary")];
const open = (container: Element) => [...container.querySelectorAll("details")].map((item) => item.open);
const names = (container: Element) =>
  [...container.querySelectorAll("details")].map((item) => item.getAttribute("name"));

test("W-ALL-01 has three items by default, and the first one is open", () => {
  const { container } = renderWidget(accordion);

  expect(titles(container).map((title) => title.textContent)).toContain("Question one?");
  expect(open(container)).toEqual([true, false, false]);
});

test("RUN-HND-10 publishes all titles and content, also of closed items, without a script", () => {
  const { html } = renderWidget(accordion, { items });

  expect(html).toContain("Hide glue");
  expect(accordion.schema.hydrate).toBe("never");
});

test("W-ACCORDION-01 opens at most one item: the browser closes the others of its group", () => {
  const { container } = renderWidget(accordion, { items }, { id: "a-1" });

  expect(names(container)).toEqual(["accordion-a-1", "accordion-a-1", "accordion-a-1"]);
});

test("W-TOGGLE-01 opens several items if the owner allows it", () => {
  expect(names(renderWidget(accordion, { items, max_items_expanded: "multiple" }).container)).toEqual([
    null,
    null,
    null,
  ]);
});

test("W-TOGGLE-02 closes an open item when its title is clicked", async () => {
  const { container } = renderWidget(accordion, { items });
  await userEvent.click(titles(container)[0] as HTMLElement);

  expect(open(container)).toEqual([false, false, false]);
});

test("can have all items closed at first", () => {
  expect(open(renderWidget(accordion, { items, default_state: "all_collapsed" }).container)).toEqual([
    false,
    false,
    false,
  ]);
});

test("W-ACCORDION-02 has titles that are buttons in headings of the chosen level, followed by their content", () => {
  const { container, getByRole } = renderWidget(accordion, { items, title_tag: "h4" });
  const heading = getByRole("heading", { level: 4, name: "Which woods?" });

  expect(heading.parentElement).toBe(titles(container)[0]);
  expect(heading.closest("details")?.firstElementChild).toBe(heading.parentElement);
  expect(heading.parentElement?.nextElementSibling?.textContent).toBe("Walnut and pear");
});

test("opens all items on the canvas, so that they can be filled", () => {
  const { container } = renderWidget(accordion, { items }, { environment: { mode: "editor" } });

  expect(open(container)).toEqual([true, true, true]);
  expect(names(container)).toEqual([null, null, null]);
});

test("publishes its questions as structured data, in which no text can end the script element", () => {
  const faq = [{ question: "Is <b>oak</b> & ash </script><script>alert(1)</script>?", answer: "Yes" }];
  const { container, html } = renderWidget(
    accordion,
    { items },
    { id: "a-1", resources: { data: { "a-1": { faq } } } },
  );
  const script = container.querySelector("script[type='application/ld+json']");

  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(script?.textContent ?? "")).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [{ "@type": "Question", name: faq[0]?.question, acceptedAnswer: { "@type": "Answer", text: "Yes" } }],
  });
});

test("publishes no structured data without questions", () => {
  expect(
    renderWidget(accordion, { items }, { id: "a-1", resources: { data: { "a-1": { faq: [] } } } }).html,
  ).not.toContain("<script");
  expect(renderWidget(accordion, { items }, { id: "a-2" }).html).not.toContain("<script");
});

test("W-ALL-04 shows visitors nothing and staff a hint if it is empty", () => {
  expect(renderWidget(accordion, { items: [] }).html).toBe("");
  expect(
    renderWidget(accordion, { items: [] }, { environment: { mode: "editor" } }).getByText("Add an item"),
  ).toBeTruthy();
});

test("W-ALL-04 keeps the items of two accordions on a page separate", async () => {
  const { container } = renderWidget(accordion, { items }, { id: "a-1" });
  const other = renderWidget(accordion, { items }, { id: "a-2" });

  expect(names(other.container)).not.toContain(names(container)[0]);
  expect(await violations(document.body)).toEqual([]);
});
