import { expect, test } from "vitest";
import { widgets } from "../../../../intarsia/widgets";
import { settingWithText } from "./settingWithText";

const path = (type: string, props: Record<string, unknown>, text: string) => {
  const settings = widgets.find(({ schema }) => schema.type === type)?.schema.settings ?? {};
  return settingWithText(settings, { id: "e", ...props }, text);
};

test.each([
  ["table", { content: "Course\tPrice\nOak\t80" }, "Oak", "content"],
  ["counter", { ending_number: 12500 }, "12,500", "ending_number"],
  [
    "menu",
    {
      items: [
        { _id: "a", text: "Home" },
        { _id: "b", text: "Courses" },
      ],
    },
    " Courses ",
    "items.b.text",
  ],
  ["video", { title: "A tour" }, "a tour", "title"],
  ["text", { editor: "<p>Two <b>words</b></p>" }, "words", "editor"],
  ["search", {}, "nothing like it", null],
  ["table", { content: "Course\tPrice" }, " ", null],
  // A part of a text says nothing unless it is long enough.
  ["table", { content: "Course\tPrice" }, "ic", null],
  ["table", { content: "Course\tPrice" }, "ice", "content"],
  // The whole text counts more than a part of another one.
  [
    "menu",
    {
      items: [
        { _id: "a", text: "Home and garden" },
        { _id: "b", text: "Home" },
      ],
    },
    "Home",
    "items.b.text",
  ],
  ["counter", { ending_number: 12500, title: "Trees" }, "Trees", "title"],
  ["counter", { ending_number: 12500 }, "1,250", null],
])("%s: the setting of a text on the canvas is found (%j, “%s”)", (type, props, text, expected) => {
  expect(path(type, props, text)).toBe(expected);
});
