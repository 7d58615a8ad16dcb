import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { cssOf, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { icon_box } from ".";

test("W-ALL-01 RUN-HND-10 has an icon, a title and a sentence by default", () => {
  const { getByRole, getByText, container } = renderWidget(icon_box);

  expect(getByRole("heading", { level: 3 }).textContent).toBe("Your heading");
  expect(getByText(/^Describe one benefit/)).toBeTruthy();
  expect(container.querySelector("svg")).toBeTruthy();
});

test("has a title of the chosen level", () => {
  expect(renderWidget(icon_box, { title_size: "h5" }).getByRole("heading", { level: 5 })).toBeTruthy();
  expect(
    renderWidget(icon_box, { title_size: "p" }, { id: "b-2" }).container.querySelector("p.icon_box__title"),
  ).toBeTruthy();
});

test("W-ALL-03 RUN-HND-06 has one tab stop: a link that is named by the title only", async () => {
  const { getByRole, getAllByRole } = renderWidget(icon_box, { link: { url: "/inlay/" } });
  await userEvent.tab();

  expect(getAllByRole("link")).toHaveLength(1);
  expect(document.activeElement).toBe(getByRole("link", { name: "Your heading" }));
});

test("shows the rest without an icon, a title or a text", () => {
  const { html } = renderWidget(icon_box, { icon: "", description_text: "" });

  expect(html).not.toContain("svg");
  expect(html).not.toContain("icon_box__text");
  expect(html).toContain("Your heading");
});

test("W-ALL-02 RUN-HND-08 has an alignment per device", () => {
  expect(cssOf(icon_box, { align: "center", align_mobile: "start" }, { id: "b-1" })).toBe(
    ".e-b-1{--align:center}@media (max-width:767px){.e-b-1{--align:start}}",
  );
});

test("W-ALL-04 shows visitors nothing and staff a hint if it is empty", () => {
  const empty = { icon: "", title_text: "", description_text: "" };

  expect(renderWidget(icon_box, empty).html).toBe("");
  expect(renderWidget(icon_box, empty, { environment: { mode: "editor" } }).getByText(/^Choose an icon/)).toBeTruthy();
});

test("W-ALL-03 is accessible in every icon position", async () => {
  for (const position of ["top", "left", "right"]) {
    const { container, unmount } = renderWidget(icon_box, { position, title_size: "p", link: { url: "/inlay/" } });
    expect(await violations(container)).toEqual([]);
    unmount();
  }
});
