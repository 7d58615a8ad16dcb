import { expect, test } from "vitest";
import { postedIn } from "./postedIn";

function boxWith(html: string): HTMLElement {
  const box = document.createElement("div");
  box.innerHTML = html;
  return box;
}

test("FORM-PAGE-01 takes the inputs of one field, by the end of their names", () => {
  const box = boxWith(`
    <input name="input_4" value="oak"><input name="input_4.3" value="Ana"><input name="input_4[]" value="a">
    <input name="input_4_other" value="ash">`);

  expect(postedIn(box, "4")).toEqual({ "": ["oak"], "3": ["Ana"], "[]": ["a"], _other: ["ash"] });
});

test("FORM-PAGE-01 leaves out other fields, disabled inputs and boxes that are not checked", () => {
  const box = boxWith(`
    <input name="input_41" value="no"><input name="other_4.1" value="no"><input name="copy_4" value="no">
    <input name="input_4.1" value="no" disabled><input name="input_4.2" value="no" type="checkbox">`);

  expect(postedIn(box, "4")).toEqual({ "2": [] });
  expect(postedIn(null, "4")).toEqual({});
});
