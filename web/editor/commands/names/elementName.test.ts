import { expect, test } from "vitest";
import { widgets } from "../../../../intarsia/widgets";
import { changeTitle, elementTitle } from "./elementName";

const schemaOf = (type: string) => widgets.find(({ schema }) => schema.type === type)?.schema;
const element = (type: string, props: object) => ({ type, props: { id: "e", ...props } });

test.each([
  [element("button", { text: "Book" }), "Button “Book”"],
  [element("text", { editor: "<p>Two <b>words</b></p>" }), "Text “Two words”"],
  [element("heading", { title: "A heading of very many words" }), "Heading “A heading of very many…”"],
  [element("alert", { alert_title: "Closed" }), "Alert “Closed”"],
  [element("button", { text: "Book", $label: "Main button" }), "Main button"],
  [element("section", { content: [] }), "Section"],
])("an element is named by its widget and its first words: %j", (one, title) => {
  expect(elementTitle(one, schemaOf)).toBe(title);
});

test("a change names the setting and the element, and no word twice", () => {
  expect(changeTitle("CSS ID", element("button", { text: "Book" }), schemaOf)).toBe("CSS ID of Button “Book”");
  expect(changeTitle("Form", element("form", { form: { id: 1 } }), schemaOf)).toBe("Form");
});
