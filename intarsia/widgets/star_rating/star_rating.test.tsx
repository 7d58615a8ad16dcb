import { expect, test } from "vitest";
import { cssOf, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { star_rating } from ".";

const width = (html: string) => /<rect[^>]* width="([\d.]+)"/.exec(html)?.[1];

test("W-ALL-01 W-ALL-03 gives screen readers the rating as a number in the page's language", () => {
  expect(renderWidget(star_rating).getByRole("img", { name: "5 of 5" })).toBeTruthy();

  const german = { locale: "de", translations: { "{rating} of {scale}": "{rating} von {scale}" } };
  const { getByRole } = renderWidget(star_rating, { rating: 4.5 }, { id: "r-2", environment: german });
  expect(getByRole("img", { name: "4,5 von 5" })).toBeTruthy();
});

test("fills as many stars as the rating says, also in part", () => {
  expect(width(renderWidget(star_rating, { rating: 2.5 }).html)).toBe("60");
  expect(width(renderWidget(star_rating, { rating: 7, rating_scale: "10" }).html)).toBe("168");
});

test("limits the rating to the scale, and shows zero for an invalid one", () => {
  expect(width(renderWidget(star_rating, { rating: 9 }).html)).toBe("120");
  expect(width(renderWidget(star_rating, { rating: "many" }).html)).toBe("0");
});

test("fills stars from the right in right-to-left text", () => {
  expect(renderWidget(star_rating, { rating: 4 }, { environment: { direction: "rtl" } }).html).toContain(
    '<rect x="24"',
  );
});

test("W-ALL-02 RUN-HND-08 has an alignment per device", () => {
  expect(cssOf(star_rating, { align_mobile: "center" }, { id: "r-1" })).toBe(
    ".e-r-1{--align:start}@media (max-width:767px){.e-r-1{--align:center}}",
  );
});

test("W-ALL-03 W-ALL-04 is accessible, and two on a page have separate clip paths", async () => {
  const { container } = renderWidget(star_rating, { title: "Beginners' course" }, { id: "r-1" });
  renderWidget(star_rating, { rating: 3 }, { id: "r-2" });

  expect(await violations(container.ownerDocument.body)).toEqual([]);
});

test("renders as many stars as the scale has, side by side", () => {
  const { container } = renderWidget(star_rating, { rating: -3, rating_scale: "10", title: "" });
  const starsOf = (path: Element | null) =>
    [...(path?.getAttribute("d") ?? "").matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const [empty, full] = [".star_rating__empty", ".star_rating__full"].map((name) => container.querySelector(name));

  expect(starsOf(empty ?? null)).toEqual(Array.from({ length: 10 }, (_, index) => [12 + 24 * index, 1.9]));
  expect(starsOf(full ?? null)).toEqual(starsOf(empty ?? null));
  expect(container.querySelector("svg")?.getAttribute("viewBox")).toBe("0 0 240 24");
  expect(container.querySelector("svg")?.getAttribute("width")).toBe("12.5em");
  expect(container.querySelector("rect")?.getAttribute("x")).toBe("0");
  expect(container.querySelector("rect")?.getAttribute("width")).toBe("0");
  expect(container.querySelector(".star_rating__title")).toBeNull();
});
