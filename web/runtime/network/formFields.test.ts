import { expect, test } from "vitest";
import { formFields } from "./formFields";

test("names nested values like PHP forms and leaves out absent ones", () => {
  const fields = {
    term_id: 3,
    isEditMode: false,
    security: undefined,
    nothing: null,
    empty: "",
    data: { email: "a@b.example", additional: { source: "page" } },
    terms: ["oak", "ash"],
    rows: [{ id: 1 }, { id: 2 }],
  };

  expect([...formFields(fields)]).toEqual([
    ["term_id", "3"],
    ["isEditMode", "false"],
    ["empty", ""],
    ["data[email]", "a@b.example"],
    ["data[additional][source]", "page"],
    ["terms[]", "oak"],
    ["terms[]", "ash"],
    ["rows[0][id]", "1"],
    ["rows[1][id]", "2"],
  ]);
});
