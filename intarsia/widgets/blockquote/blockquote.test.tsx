import { expect, test } from "vitest";
import { cssOf, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { blockquote } from ".";

test("W-ALL-01 RUN-HND-10 a quote that nobody touched has words and no source", () => {
  const { getByText, container } = renderWidget(blockquote);

  expect(getByText("Write the quote here.").closest("blockquote")).toBeTruthy();
  expect(container.querySelector("figcaption")).toBeNull();
});

test("its source is named once, and its link is part of the quotation", () => {
  const settings = { author_name: "A. Writer", source: "On Wood", link: { url: "https://example.org/wood" } };
  const { getByRole, container } = renderWidget(blockquote, settings);

  expect(getByRole("link", { name: "On Wood" })).toBeTruthy();
  expect(container.querySelector("figcaption")?.textContent).toBe("A. Writer, On Wood");
  expect(container.querySelector("blockquote")?.getAttribute("cite")).toBe("https://example.org/wood");
});

test("W-ALL-02 RUN-HND-08 its alignment may differ per device", () => {
  expect(cssOf(blockquote, { align_mobile: "center" }, { id: "q-1" })).toContain("@media (max-width:767px)");
});

test("W-ALL-04 without words it leaves no trace and staff see what to do", () => {
  expect(renderWidget(blockquote, { blockquote_content: "" }).html).toBe("");
  const { getByText } = renderWidget(blockquote, { blockquote_content: "" }, { environment: { mode: "editor" } });
  expect(getByText("Enter a quote")).toBeTruthy();
});

test("W-ALL-03 it is accessible in every look", async () => {
  for (const blockquote_skin of ["border", "quotation", "boxed", "clean"]) {
    const { container, unmount } = renderWidget(blockquote, { blockquote_skin, author_name: "A. Writer" });
    expect(await violations(container)).toEqual([]);
    unmount();
  }
});
