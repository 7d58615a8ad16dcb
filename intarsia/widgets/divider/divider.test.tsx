import { expect, test } from "vitest";
import { cssOf, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { divider } from ".";

test("W-ALL-01 RUN-HND-10 is a separator over the full width by default", () => {
  expect(renderWidget(divider, {}, { id: "d-1" }).getByRole("separator")).toBeTruthy();
  expect(cssOf(divider, {}, { id: "d-1" })).toContain("--length:100%");
});

test("W-ALL-03 has a readable text and a hidden icon", () => {
  const { getByText, queryByRole } = renderWidget(divider, { look: "line_text", text: "or by telephone" });

  expect(getByText("or by telephone")).toBeTruthy();
  expect(queryByRole("separator")).toBeNull();
  expect(renderWidget(divider, { look: "line_icon", icon: "star" }).html).toContain('<svg aria-hidden="true"');
});

test("W-ALL-04 is a plain line without its text", () => {
  expect(renderWidget(divider, { look: "line_text", text: "" }).getByRole("separator")).toBeTruthy();
});

test("W-ALL-02 RUN-HND-08 has a length and alignment per device", () => {
  const css = cssOf(divider, { width_mobile: { size: 40, unit: "px" }, align_mobile: "start" }, { id: "d-1" });

  expect(css).toContain("@media (max-width:767px){.e-d-1{--length:40px;--align:start}}");
});

test("W-ALL-03 is accessible", async () => {
  expect(await violations(renderWidget(divider, { look: "line_text", text: "or" }).container)).toEqual([]);
});
