import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { withHiddenContacts } from "./hiddenContacts";

// As the server writes them: see intarsia/protection/tests/test_encoding.py.
const marked = (mode: string, shown = "a**@***le.org") => `\ue000tOk_en\ue001${shown}\ue001${mode}\ue001Press\ue002`;

const make = (tag: string, { key, ...props }: Record<string, unknown>): ReactNode =>
  createElement(tag, { ...props, key: key as string });
const html = (tag: string, props: Record<string, unknown>) =>
  renderToStaticMarkup(createElement(tag, withHiddenContacts(tag, props, make)));

const element = (inside: string, more = ' role="button" tabindex="0"') =>
  `<span data-original-string="tOk_en" class="apbct-email-encoder"${more} title="Press">${inside}</span>`;

test("PROT-DEC-01 turns a mark in a text into the element that the server wrote", () => {
  expect(html("p", { children: `Write to ${marked("obfuscate")}.` })).toBe(
    `<p>Write to ${element("a**@***le.org")}.</p>`,
  );
  expect(html("p", { children: ["Mail: ", marked("obfuscate"), 7] })).toBe(`<p>Mail: ${element("a**@***le.org")}7</p>`);
});

test("PROT-DEC-01 is not a separate control inside a control", () => {
  expect(html("button", { children: marked("obfuscate") })).toBe(`<button>${element("a**@***le.org", "")}</button>`);
});

test("PROT-DEC-01 renders each mode like the server", () => {
  const stars = (text: string) => `<span class="apbct-blur">${text}</span>`;

  expect(html("p", { children: marked("blur") })).toBe(`<p>${element(`a${stars("**")}@${stars("***")}le.org`)}</p>`);
  expect(html("p", { children: marked("replace", "Show") })).toContain('class="apbct-email-encoder apbct-replaced"');
});

test("PROT-DEC-01 shows the masked text in a link and other attributes; the link has the token", () => {
  expect(html("a", { href: `mailto:${marked("obfuscate")}` })).toBe(
    '<a href="mailto:a**@***le.org" data-original-string="tOk_en" title="Press"></a>',
  );
  expect(html("img", { alt: `Card of ${marked("obfuscate")}` })).toBe('<img alt="Card of a**@***le.org"/>');
});

test("passes on content without marks and the props of components unchanged", () => {
  const props = { children: ["a@b", null], title: "x" };

  expect(withHiddenContacts("p", props, make)).toBe(props);
  expect(withHiddenContacts(() => null, { text: marked("blur") }, make)).toEqual({ text: marked("blur") });
  expect(withHiddenContacts("p", null, make)).toBeNull();
});
