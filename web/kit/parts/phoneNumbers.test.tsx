import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DEFAULT_ENVIRONMENT, EnvironmentContext } from "../environment/environment";
import { InlineText } from "./InlineText";
import { RichText } from "./RichText";

const shown = (direction: "ltr" | "rtl", children: ReactNode) =>
  renderToString(
    <EnvironmentContext value={{ ...DEFAULT_ENVIRONMENT, direction }}>{children}</EnvironmentContext>,
  ).replaceAll("<!-- -->", "");
const text = (value: string, direction: "ltr" | "rtl" = "rtl") =>
  shown(direction, <InlineText name="text">{value}</InlineText>);
const rich = (html: string) => shown("rtl", <RichText html={html} />);

test.each(["01632 960 187", "+44 1632 960187", "(020) 7946 0018", "+1 (555) 123-4567", "920 000 000"])(
  "a phone number in right-to-left text reads from left to right: %s",
  (number) => {
    expect(text(`هاتف ${number}، كل يوم`)).toBe(`هاتف <bdi dir="ltr">${number}</bdi>، كل يوم`);
  },
);

test.each([
  "2025",
  "2024 2025",
  "10:00 - 12:30",
  "No. 12",
  "1 234",
  "A 01632 960 1870000 1234",
  "4111 1111 1111 1111 0",
])("other numbers stay as they are: %s", (value) => {
  expect(text(value)).toBe(value);
});

test("left-to-right text has no such markup", () => {
  expect(text("01632 960 187", "ltr")).toBe("01632 960 187");
});

test("several numbers of a text are isolated one by one", () => {
  expect(text("01632 960 187 / x / 01632 960 188")).toBe(
    '<bdi dir="ltr">01632 960 187</bdi> / x / <bdi dir="ltr">01632 960 188</bdi>',
  );
});

test("rich text isolates them in its text and in its links, and leaves attributes alone", () => {
  expect(
    rich('<p>01632 960 187 <a href="tel:01632 960 187" title="a > 01632 960 187">01632&nbsp;960&nbsp;187</a></p>'),
  ).toBe(
    '<div class="richtext"><p><bdi dir="ltr">01632 960 187</bdi> ' +
      '<a href="tel:01632 960 187" title="a > 01632 960 187"><bdi dir="ltr">01632&nbsp;960&nbsp;187</bdi></a></p></div>',
  );
});
