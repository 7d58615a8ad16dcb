import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { DEFAULT_ENVIRONMENT, EnvironmentContext } from "../environment/environment";
import { type CloseTrigger, Dialog } from "./Dialog";
import { DialogTrigger } from "./DialogTrigger";

const SETTINGS = { id: "d", className: "box", title: "Prices", name: "Popup", closeLabel: "Close", hasTrigger: true };

function shown(mode: "page" | "editor", content: ReactNode): Element {
  const html = renderToString(
    <EnvironmentContext value={{ ...DEFAULT_ENVIRONMENT, mode }}>{content}</EnvironmentContext>,
  );
  return new DOMParser().parseFromString(html, "text/html").body.firstElementChild as Element;
}
const dialog = (changes: object = {}, mode: "page" | "editor" = "page") =>
  shown(
    mode,
    <Dialog {...SETTINGS} closes={["esc", "body"]} {...changes}>
      <p>From 20 euros</p>
    </Dialog>,
  );
const trigger = (changes: object = {}, mode: "page" | "editor" = "page") =>
  shown(mode, <DialogTrigger id="d" variant="primary" label="Show prices" {...changes} />);

describe("a published dialog", () => {
  test("is closed, and works as a popover in browsers without its commands", () => {
    expect([dialog().hasAttribute("open"), dialog().getAttribute("popover")]).toEqual([false, "auto"]);
    expect(dialog({ hasTrigger: false }).hasAttribute("popover")).toBe(false);
  });

  test.each<[CloseTrigger[], string]>([
    [["esc", "body"], "any"],
    [["esc"], "closerequest"],
    [["body"], "none"],
    [[], "none"],
    [["esc", "links"], "closerequest"],
  ])("with %j is closed by: %s", (closes, by) => {
    expect(dialog({ closes }).getAttribute("closedby")).toBe(by);
    expect(dialog({ closes }).getAttribute("data-closes")).toBe(closes.join(" "));
  });

  test("has a close button for all browsers", () => {
    const button = dialog().querySelector("button");

    expect(button?.getAttribute("aria-label")).toBe("Close");
    expect(
      ["command", "commandfor", "popovertarget", "popovertargetaction"].map((name) => button?.getAttribute(name)),
    ).toEqual(["close", "d-dialog", "d-dialog", "hide"]);
  });
});

test("on the canvas it is open, and a click next to it does not close it", () => {
  const element = dialog({}, "editor");

  expect(["open", "popover", "closedby"].map((name) => element.hasAttribute(name))).toEqual([true, false, false]);
});

test("it is named by its title, which may be for screen readers only, or else by its kind", () => {
  expect(dialog().getAttribute("aria-labelledby")).toBe(dialog().querySelector("h2")?.id);
  expect(dialog().querySelector("h2")?.classList.contains("visually-hidden")).toBe(false);
  expect(dialog({ isTitleHidden: true }).querySelector("h2")?.classList.contains("visually-hidden")).toBe(true);
  expect(dialog({ title: "" }).getAttribute("aria-label")).toBe("Popup");
  expect(dialog({ title: "" }).querySelector("h2")).toBeNull();
});

describe("the button that opens it", () => {
  test("has commands for all browsers on the page, and none on the canvas", () => {
    const names = ["command", "commandfor", "popovertarget", "popovertargetaction"];

    expect(names.map((name) => trigger().getAttribute(name))).toEqual(["show-modal", "d-dialog", "d-dialog", "show"]);
    expect(names.some((name) => trigger({}, "editor").hasAttribute(name))).toBe(false);
    expect(trigger().getAttribute("aria-controls")).toBe("d-dialog");
  });

  test("shows its text, or has it as a name if it shows an image or an icon", () => {
    const nameOf = (element: Element) => [element.getAttribute("aria-label"), element.textContent];

    expect(nameOf(trigger())).toEqual([null, "Show prices"]);
    expect(nameOf(trigger({ icon: "bolt" }))).toEqual([null, "Show prices"]);
    expect(nameOf(trigger({ icon: "bolt", isIconAlone: true }))).toEqual(["Show prices", ""]);
    expect(nameOf(trigger({ image: <img alt="" src="/a.webp" />, icon: "bolt" }))).toEqual(["Show prices", ""]);
    expect(trigger({ image: <img alt="" src="/a.webp" />, icon: "bolt" }).querySelector("svg")).toBeNull();
    expect(trigger({ icon: "bolt", isIconAlone: true }).querySelector("svg")).not.toBeNull();
  });
});
