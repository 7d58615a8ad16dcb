import { expect, test } from "vitest";
import { renderWidget } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { website } from ".";

const sent = (url: string) => sentField("website", { "": [url] });

test.each([
  ["https://example.org/a?b=c#d", "https://example.org/a?b=c#d"],
  [" example.org ", "https://example.org"],
  ["example.org:8080/a", "https://example.org:8080/a"],
  ["http://müller.example", "http://müller.example"],
  ["http://[::1]/", "http://[::1]/"],
])("accepts %s as %s", (typed, answer) => expect(sent(typed)).toMatchObject({ answer, error: undefined }));

test.each([
  "javascript:alert(1)",
  "ftp://example.org",
  "example",
  "https://exa mple.org",
  "https://.org",
  "mailto:a@b.c",
])("refuses %s and says how to write one", (typed) =>
  expect(sent(typed).error).toBe("Enter a complete URL, such as https://example.org."),
);

test("FORM-PAGE-01 browsers fill in the visitor's website", () => {
  const input = renderWidget(website, { label: "Website" }, { id: "q" }).container.querySelector("input");

  expect([input?.type, input?.autocomplete]).toEqual(["url", "url"]);
});
