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

test("W-ALL-01 one that nobody touched has three items, and the first is open", () => {
  const { container } = renderWidget(accordion);

  expect(titles(container).map((title) => title.textContent)).toContain("Question one?");
  expect(open(container)).toEqual([true, false, false]);
});

test("RUN-HND-10 titles and content are published, closed ones too, and need no script", () => {
  const { html } = renderWidget(accordion, { items });

  expect(html).toContain("Hide glue");
  expect(accordion.schema.hydrate).toBe("never");
});

test("W-ACCORDION-01 at most one item is open, for the browser closes the others of its group", () => {
  const { container } = renderWidget(accordion, { items }, { id: "a-1" });

  expect(names(container)).toEqual(["accordion-a-1", "accordion-a-1", "accordion-a-1"]);
});

test("W-TOGGLE-01 several may be open when the owner says so", () => {
  expect(names(renderWidget(accordion, { items, max_items_expanded: "multiple" }).container)).toEqual([
    null,
    null,
    null,
  ]);
});

test("W-TOGGLE-02 an open one closes by its title", async () => {
  const { container } = renderWidget(accordion, { items });
  await userEvent.click(titles(container)[0] as HTMLElement);

  expect(open(container)).toEqual([false, false, false]);
});

test("all may be closed at first", () => {
  expect(open(renderWidget(accordion, { items, default_state: "all_collapsed" }).container)).toEqual([
    false,
    false,
    false,
  ]);
});

test("W-ACCORDION-02 a title is its item's own button, a heading of the chosen level, and its content follows it", () => {
  const { container, getByRole } = renderWidget(accordion, { items, title_tag: "h4" });
  const heading = getByRole("heading", { level: 4, name: "Which woods?" });

  expect(heading.parentElement).toBe(titles(container)[0]);
  expect(heading.closest("details")?.firstElementChild).toBe(heading.parentElement);
  expect(heading.parentElement?.nextElementSibling?.textContent).toBe("Walnut and pear");
});

test("while it is built all its items are open, so that each can be filled", () => {
  const { container } = renderWidget(accordion, { items }, { environment: { mode: "editor" } });

  expect(open(container)).toEqual([true, true, true]);
  expect(names(container)).toEqual([null, null, null]);
});

test("its questions reach search engines as data in which no text can end the script", () => {
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

test("without questions there is no data for search engines", () => {
  expect(
    renderWidget(accordion, { items }, { id: "a-1", resources: { data: { "a-1": { faq: [] } } } }).html,
  ).not.toContain("<script");
  expect(renderWidget(accordion, { items }, { id: "a-2" }).html).not.toContain("<script");
});

test("W-ALL-04 an empty one shows nothing to visitors and a hint to staff", () => {
  expect(renderWidget(accordion, { items: [] }).html).toBe("");
  expect(
    renderWidget(accordion, { items: [] }, { environment: { mode: "editor" } }).getByText("Add an item"),
  ).toBeTruthy();
});

test("W-ALL-04 two on one page keep their items apart", async () => {
  const { container } = renderWidget(accordion, { items }, { id: "a-1" });
  const other = renderWidget(accordion, { items }, { id: "a-2" });

  expect(names(other.container)).not.toContain(names(container)[0]);
  expect(await violations(document.body)).toEqual([]);
});
