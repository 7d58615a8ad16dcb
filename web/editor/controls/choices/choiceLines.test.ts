import { expect, test } from "vitest";
import { list, text } from "../../../kit/schema/settings";
import { choicesIn, linesOf } from "./choiceLines";

const FIELDS = { label: text({ label: "Label", default: "" }), value: text({ label: "Value", default: "" }) };
const CHOICES = list({ label: "Choices", item: "choice", titleField: "label", fields: FIELDS, default: [] });
const PRICED = list({
  label: "Choices",
  item: "choice",
  titleField: "label",
  fields: { ...FIELDS, price: text({ label: "Price", default: "" }) },
  default: [],
});
/** Each as label, value and price. */
const read = (lines: string, setting = PRICED) =>
  choicesIn(lines, [], setting as never).map(({ label, value, price = "" }) => [label, value, price].join(" / "));

test("writes a choice with its value and price, if they are not the label or empty", () => {
  const items = [{ label: "Oak" }, { label: "Elm", value: "Elm" }, { label: "Ash", value: "a", price: "12" }];
  expect(linesOf(items as never)).toBe("Oak\nElm\na:Ash|12");
});

test("reads labels, values and prices, and skips empty lines", () => {
  expect(read(" Oak \n\na:Ash|12.50\nElm | 3 ")).toEqual(["Oak / Oak / ", "Ash / a / 12.50", "Elm / Elm / 3"]);
});

test.each(["Note: read this", "10:30", "https://example.org", ":start", "with space:label"])(
  "a colon may be part of a label: %s",
  (line) => {
    expect(read(line)).toEqual([`${line} / ${line} / `]);
  },
);

test("a price that is no number is part of the label, and so is every price of choices without prices", () => {
  expect(read("Oak|cheap")).toEqual(["Oak|cheap / Oak|cheap / "]);
  expect(read("Oak|12", CHOICES as never)).toEqual(["Oak|12 / Oak|12 / "]);
  expect(read("A|B|12")).toEqual(["A|B / A|B / 12"]);
});

test("a line that is the same keeps its choice with all its settings, and a second one is new", () => {
  const before = { _id: "one", label: "Oak", value: "o", image: { id: 7 } };
  const [kept, added] = choicesIn("o:Oak\no:Oak", [before] as never, PRICED as never);
  expect(kept).toEqual(before);
  expect(added).not.toHaveProperty("image");
  expect(added?._id).not.toBe("one");
});
