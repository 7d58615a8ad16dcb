import { expect, test } from "vitest";
import { cssOf, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { spacer } from ".";

test("W-ALL-01 W-ALL-02 RUN-HND-08 has the chosen height per device", () => {
  expect(cssOf(spacer, { space_mobile: { size: 16, unit: "px" } }, { id: "s-1" })).toBe(
    ".e-s-1{--space:48px}@media (max-width:767px){.e-s-1{--space:16px}}",
  );
});

test("W-ALL-03 W-ALL-04 is hidden from screen readers", async () => {
  const { container } = renderWidget(spacer);

  expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
  expect(await violations(container)).toEqual([]);
});
