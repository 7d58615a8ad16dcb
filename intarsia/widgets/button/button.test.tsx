import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { cssOf, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { button } from ".";

const link = { url: "/courses/" };

test("W-ALL-01 RUN-HND-10 is a filled link with a text by default", () => {
  const { getByRole, html } = renderWidget(button);

  expect(getByRole("link", { name: "Button" }).getAttribute("href")).toBe("#");
  expect(html).toContain("button--md button--primary");
});

test("RUN-HND-06 RUN-HND-07 links to its URL with the chosen attributes", () => {
  const { getByRole } = renderWidget(button, {
    link: { url: "https://example.com", is_external: "on", nofollow: "on" },
  });

  expect(getByRole("link").getAttribute("target")).toBe("_blank");
  expect(getByRole("link").getAttribute("rel")).toBe("noopener nofollow");
});

test("W-ALL-03 is reached by keyboard", async () => {
  const { getByRole } = renderWidget(button, { link });
  await userEvent.tab();

  expect(document.activeElement).toBe(getByRole("link"));
});

test("W-ALL-03 is not focusable without a URL", async () => {
  const { getByText, queryByRole } = renderWidget(button, { text: "Soon", link: { url: "" } });
  await userEvent.tab();

  expect(document.activeElement).toBe(document.body);
  expect(queryByRole("link")).toBeNull();
  expect(getByText("Soon")).toBeTruthy();
});

test.each([
  ["start", "svg"],
  ["end", "#text"],
])("shows its icon at the %s of the text", (icon_align, first) => {
  const { getByRole } = renderWidget(button, { icon: "arrow-right", icon_align, link });

  expect(getByRole("link", { name: "Button" }).firstChild?.nodeName).toBe(first);
});

test("has an accessible name if it is only an icon", () => {
  expect(
    renderWidget(button, { text: "", icon: "arrow-right", link }).getByRole("link", { name: "arrow right" }),
  ).toBeTruthy();
});

test("mirrors its arrow in right-to-left text", () => {
  const html = (direction: "ltr" | "rtl") =>
    renderWidget(button, { icon: "arrow-right" }, { environment: { direction } }).html;

  expect(html("rtl")).toContain("matrix(-1");
  expect(html("ltr")).not.toContain("matrix(-1");
});

test("W-ALL-02 RUN-HND-08 has an alignment per device, inherited from the next larger one", () => {
  expect(cssOf(button, { align: "center", align_mobile: "stretch" }, { id: "b-1" })).toBe(
    ".e-b-1{--align:center}@media (max-width:767px){.e-b-1{--align:stretch}}",
  );
});

test("applies color, border radius and shadow to the link, in states too", () => {
  const style = {
    desktop: { background_color: "#f59e0b", button_text_color: "#111827", border_radius: "6px" },
    "desktop:hover": { background_color: "#d97706" },
  };

  expect(cssOf(button, {}, { id: "b-1", style })).toBe(
    ".e-b-1{--align:start}.e-b-1 .button__link{background-color:#f59e0b;color:#111827;border-radius:6px}" +
      ".e-b-1:hover .button__link{background-color:#d97706}",
  );
});

test("W-ALL-04 shows visitors nothing and staff a hint without text and icon", () => {
  expect(renderWidget(button, { text: "" }).html).toBe("");
  expect(
    renderWidget(button, { text: "" }, { environment: { mode: "editor" } }).getByText("Enter the button text"),
  ).toBeTruthy();
});

test("W-ALL-03 is accessible in all styles", async () => {
  for (const variant of ["primary", "secondary", "ghost"]) {
    const { container, unmount } = renderWidget(button, { variant, icon: "check" });
    expect(await violations(container)).toEqual([]);
    unmount();
  }
});
