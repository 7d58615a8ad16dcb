import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { cssOf, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { icon } from ".";

test("W-ALL-01 RUN-HND-10 is decorative by default", () => {
  const { container, queryByRole } = renderWidget(icon);

  expect(container.querySelector("svg")).toBeTruthy();
  expect(queryByRole("img")).toBeNull();
});

test("W-ALL-03 is an image with a name if it has a text", () => {
  expect(
    renderWidget(icon, { label: "Four of five stars" }).getByRole("img", { name: "Four of five stars" }),
  ).toBeTruthy();
});

test("W-ALL-03 is focusable as a link and always has a name", async () => {
  const { getByRole } = renderWidget(icon, { link: { url: "/gift/" }, selected_icon: "arrow-right" });
  await userEvent.tab();
  expect(document.activeElement).toBe(getByRole("link", { name: "arrow right" }));

  expect(
    renderWidget(icon, { link: { url: "/gift/" }, label: "Vouchers" }).getByRole("link", { name: "Vouchers" }),
  ).toBeTruthy();
});

test("can have a round or square frame", () => {
  expect(renderWidget(icon, { view: "framed", shape: "square" }).html).toContain("icon__box--framed icon__box--square");
});

test("W-ALL-02 RUN-HND-08 has an alignment per device", () => {
  expect(cssOf(icon, { align: "start", align_mobile: "center" }, { id: "i-1" })).toBe(
    ".e-i-1{--align:start}@media (max-width:767px){.e-i-1{--align:center}}",
  );
});

test("W-ALL-03 W-ALL-04 is accessible, also twice on a page", async () => {
  const { container } = renderWidget(icon, { link: { url: "/a/" } }, { id: "i-1" });
  renderWidget(icon, { label: "Star" }, { id: "i-2" });

  expect(await violations(container.ownerDocument.body)).toEqual([]);
});
