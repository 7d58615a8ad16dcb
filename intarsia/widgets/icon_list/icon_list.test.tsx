import { expect, test } from "vitest";
import { cssOf, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { icon_list } from ".";

const lines = [
  { _id: "a", text: "12 Kiln Lane", selected_icon: "map-pin", link: { url: "" } },
  { _id: "b", text: "", selected_icon: "mail", link: { url: "mailto:hello@example.org" } },
];

test("W-ALL-01 RUN-HND-10 has items with icons by default", () => {
  const { getAllByRole, container } = renderWidget(icon_list);

  expect(getAllByRole("listitem")).toHaveLength(3);
  expect(container.querySelectorAll("svg")).toHaveLength(3);
});

test("W-ALL-03 has a named link if an item is only an icon", () => {
  const { getByRole, getByText } = renderWidget(icon_list, { icon_list: lines });

  expect(getByRole("link", { name: "mail" }).getAttribute("href")).toBe("mailto:hello@example.org");
  expect(getByText("12 Kiln Lane").closest("a")).toBeNull();
});

test("W-ALL-02 RUN-HND-08 has an alignment per device", () => {
  expect(cssOf(icon_list, { align_mobile: "center" }, { id: "l-1" })).toBe(
    ".e-l-1{--align:start}@media (max-width:767px){.e-l-1{--align:center}}",
  );
});

test("W-ALL-04 leaves out items without text and icon, and shows staff a hint without items", () => {
  const empty = { icon_list: [{ _id: "a", text: "", selected_icon: "" }] };

  expect(renderWidget(icon_list, empty).html).toBe("");
  expect(renderWidget(icon_list, empty, { environment: { mode: "editor" } }).getByText("Add an item")).toBeTruthy();
});

test("W-ALL-03 is accessible in both layouts", async () => {
  for (const view of ["traditional", "inline"]) {
    const { container, unmount } = renderWidget(icon_list, { icon_list: lines, view, divider: "yes" });
    expect(await violations(container)).toEqual([]);
    unmount();
  }
});
