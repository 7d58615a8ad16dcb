import { expect, test } from "vitest";
import { evaluateAnswers } from "../../web/server/forms/evaluateAnswers";

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
