import { expect, test } from "vitest";
import { isRightToLeft, localeAround, timeZoneAround } from "./context";

function inside(attributes: string): Element {
  document.body.innerHTML = `<div ${attributes}><p></p></div>`;
  return document.querySelector("p") as Element;
}

test.each([
  ['lang="de" data-time-zone="Europe/Vienna" dir="rtl"', ["de", "Europe/Vienna", true]],
  ['lang="" dir="ltr"', ["en", "UTC", false]],
  ["", ["en", "UTC", false]],
])("the attributes %s around an element decide language, time zone and direction", (attributes, expected) => {
  const element = inside(attributes);

  expect([localeAround(element), timeZoneAround(element), isRightToLeft(element)]).toEqual(expected);
});
