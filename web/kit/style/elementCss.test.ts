import { expect, test } from "vitest";
import { elementCss } from "./elementCss";

const element = {
  type: "heading",
  props: {
    id: "h",
    $style: {
      desktop: { color: "red" },
      widescreen: { color: "gold" },
      laptop: { color: "green" },
      tablet: { color: "blue" },
      mobile_extra: { color: "pink" },
    },
  },
};

test("RUN-HND-04 writes rules for active devices, the narrowest last", () => {
  expect(elementCss(element, undefined)).toBe(".e-h{color:red}@media (max-width:1024px){.e-h{color:blue}}");
  expect(elementCss(element, undefined, { widescreen: 2000, laptop: 1300, mobile_extra: 880 })).toBe(
    ".e-h{color:red}@media (min-width:2000px){.e-h{color:gold}}@media (max-width:1300px){.e-h{color:green}}" +
      "@media (max-width:1024px){.e-h{color:blue}}@media (max-width:880px){.e-h{color:pink}}",
  );
});

test("RUN-HND-08 keeps values of a device that is turned off until it is turned on again", () => {
  const before = JSON.stringify(element);
  elementCss(element, undefined);

  expect(JSON.stringify(element)).toBe(before);
});
