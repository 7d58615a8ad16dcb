import { expect, test } from "vitest";
import { cssOf, image, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { author_box } from ".";
import { initials } from "./initials";

const owned = (owner = "Noor Whitlock", id = "a") => ({
  id,
  resources: { images: { "1": image() }, data: { [id]: { owner } } },
});

test("W-ALL-01 RUN-HND-10 shows the page's owner by default, with initials instead of an image", () => {
  const { getByRole, getByText } = renderWidget(author_box, {}, owned());

  expect(getByRole("region", { name: "About the author" }).textContent).toContain("Noor Whitlock");
  expect(getByText("NW").getAttribute("aria-hidden")).toBe("true");
});

test("shows an image instead of the initials, hidden from screen readers next to the name", () => {
  const { html } = renderWidget(author_box, { image: { id: 1 } }, owned());

  expect(html).toContain('alt=""');
  expect(html).not.toContain(">NW<");
});

test("RUN-HND-06 RUN-HND-07 can link the name to a page about the person, and make it a heading", () => {
  const { getByRole } = renderWidget(author_box, { link: { url: "/about/" }, name_size: "h2" }, owned());

  expect(getByRole("heading", { level: 2 })).toBeTruthy();
  expect(getByRole("link", { name: "Noor Whitlock" }).getAttribute("href")).toBe("/about/");
});

test("shows a typed name instead of the owner's name, also if the page has no owner", () => {
  const typed = { author_name: "The Yard", biography: "" };

  expect(renderWidget(author_box, { ...typed, source: "custom" }, owned()).html).toContain("The Yard");
  expect(renderWidget(author_box, typed, owned("")).html).toContain("The Yard");
  expect(renderWidget(author_box, typed, owned()).html).toContain("Noor Whitlock");
});

test.each([
  ["Noor Whitlock", "NW"],
  ["Maud", "M"],
  ["  ana maria de souza ", "AS"],
  ["𝒜da Łęcka", "𝒜Ł"],
  ["نور حسن", "نح"],
])("shortens “%s” to the initials %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test("W-ALL-02 RUN-HND-08 can have a smaller image on a smaller device", () => {
  const settings = { image_size: { size: 96, unit: "px" }, image_size_mobile: { size: 56, unit: "px" } };

  expect(cssOf(author_box, settings, { id: "a" })).toContain("@media (max-width:767px){.e-a{--picture:56px}}");
});

test("W-ALL-04 shows visitors nothing and staff a hint without a name", () => {
  expect(renderWidget(author_box, {}, owned("")).html).toBe("");
  const inEditor = { ...owned(""), environment: { mode: "editor" as const } };
  expect(renderWidget(author_box, {}, inEditor).getByText(/for the page owner in Wagtail$/)).toBeTruthy();
  expect(renderWidget(author_box, { source: "custom" }, inEditor).getByText("Enter a name")).toBeTruthy();
});

test("W-ALL-03 is accessible", async () => {
  const settings = { role: "Rendering", link: { url: "/about/" }, layout: "above" };
  expect(await violations(renderWidget(author_box, settings, owned()).container)).toEqual([]);
});
