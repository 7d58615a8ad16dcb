import { expect, test } from "vitest";
import { cssOf, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { blockquote } from ".";

test("W-ALL-01 RUN-HND-10 has a text and no source by default", () => {
  const { getByText, container } = renderWidget(blockquote);

  expect(getByText("Write the quote here.").closest("blockquote")).toBeTruthy();
  expect(container.querySelector("figcaption")).toBeNull();
});

test("names its source once, with a link inside the quotation", () => {
  const settings = { author_name: "A. Writer", source: "On Wood", link: { url: "https://example.org/wood" } };
  const { getByRole, container } = renderWidget(blockquote, settings);

  expect(getByRole("link", { name: "On Wood" })).toBeTruthy();
  expect(container.querySelector("figcaption")?.textContent).toBe("A. Writer, On Wood");
  expect(container.querySelector("blockquote")?.getAttribute("cite")).toBe("https://example.org/wood");
});

test("W-ALL-02 RUN-HND-08 has an alignment per device", () => {
  expect(cssOf(blockquote, { align_mobile: "center" }, { id: "q-1" })).toContain("@media (max-width:767px)");
});

test("W-ALL-04 shows visitors nothing and staff a hint without a text", () => {
  expect(renderWidget(blockquote, { blockquote_content: "" }).html).toBe("");
  const { getByText } = renderWidget(blockquote, { blockquote_content: "" }, { environment: { mode: "editor" } });
  expect(getByText("Enter a quote")).toBeTruthy();
});

test("W-ALL-03 is accessible in every style", async () => {
  for (const blockquote_skin of ["border", "quotation", "boxed", "clean"]) {
    const { container, unmount } = renderWidget(blockquote, { blockquote_skin, author_name: "A. Writer" });
    expect(await violations(container)).toEqual([]);
    unmount();
  }
});
