import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { withDialogs } from "../../../web/kit/testing/dialogs";
import { enhanceIn, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { off_canvas } from ".";
import { enhance } from "./enhance";
import { schema } from "./schema";

withDialogs();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.documentElement.className = "";
});

const CONTENT = (
  <p>
    Holly, six leaves <a href="#holly">More</a>
  </p>
);
const SET = { title: "On the shelf", content: CONTENT };

/** The panel and the rest of the page. */
function shown(settings: Record<string, unknown> = {}, page = "", id = "o-1") {
  const beside = document.body.appendChild(document.createElement("div"));
  beside.innerHTML = page;
  const rendered = renderWidget(off_canvas, { ...SET, ...settings }, { id });
  rendered.container.dataset.id = id;
  const end = enhanceIn(rendered.container, enhance);
  onTestFinished(() => {
    end();
    beside.remove();
  });
  const dialog = rendered.container.querySelector("dialog") as HTMLDialogElement;
  const trigger = rendered.container.querySelector<HTMLElement>(".dialog__trigger") as HTMLElement;
  return { ...rendered, dialog, trigger, beside, end };
}

const classes = () => [...document.documentElement.classList];
/** jsdom has no layout: every box is the point 0, 0. */
const pressBeside = (dialog: HTMLElement) => {
  for (const type of ["pointerdown", "click"])
    dialog.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: 20, clientY: 20 }));
};
/** What a browser does when Escape is pressed. */
const pressEscape = (dialog: HTMLDialogElement) => {
  if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
};

test("W-OFF-CANVAS-01 has the settings of the specification by name", () => {
  const { toggle_source, transition, direction, buttons_position, ...settings } = schema.settings;
  const names = (one: { options: readonly (readonly [string, string])[] }) => one.options.map(([name]) => name);

  expect(names(toggle_source)).toEqual(["button", "element-id", "element-class"]);
  expect(names(transition)).toEqual(["slide", "slide-along", "reveal", "push"]);
  expect(names(direction)).toEqual(["left", "right", "top", "bottom"]);
  expect(names(buttons_position)).toEqual(["bottom", "other"]);
  expect([settings.content_id.kind, settings.toggle_id.kind, settings.toggle_class.kind]).toEqual(
    Array(3).fill("text"),
  );
  expect([settings.esc_close, settings.body_click_close, settings.links_click_close].map((one) => one.default)).toEqual(
    [...["yes", "yes", ""]],
  );
});

describe("published", () => {
  test("W-ALL-01 RUN-HND-10 W-OFF-CANVAS-02 is opened by its button without a script", () => {
    const { dialog, html, getByRole } = shown();

    expect(html).toContain("Holly, six leaves");
    expect(dialog.open).toBe(false);
    expect(getByRole("button", { name: "Open" }).getAttribute("commandfor")).toBe(dialog.id);
  });

  test.each(["element-id", "element-class"])("RUN-HND-10 is part of the page without a button: %s", (source) => {
    const { dialog, trigger } = shown({ toggle_source: source });

    expect(trigger).toBeNull();
    expect(dialog.classList).toContain("dialog--no-trigger");
  });

  test("W-OFF-CANVAS-01 has the chosen id on its content, and ignores an invalid one", () => {
    expect(shown({ content_id: "shelf" }).dialog.querySelector("#shelf")?.textContent).toContain("Holly");
    expect(shown({ content_id: "no id" }, "", "o-2").html).not.toContain("no id");
  });

  test("shows its footer in the chosen position", () => {
    const { dialog } = shown({ buttons: <button type="button">Ask</button>, buttons_position: "other" });

    expect(dialog.querySelector(".off_canvas__footer--other")?.textContent).toBe("Ask");
  });

  test("W-ALL-03 is accessible, open and closed, with a text or only an icon", async () => {
    vi.useRealTimers();
    const { container, trigger } = shown({ button_words_shown: "" });
    expect(trigger.getAttribute("aria-label")).toBe("Open");
    expect(await violations(container)).toEqual([]);
    trigger.click();
    expect(await violations(container)).toEqual([]);
  });
});

describe("opened", () => {
  test("W-OFF-CANVAS-02 opens by the element with an id, which tells screen readers", () => {
    const { dialog, beside } = shown(
      { toggle_source: "element-id", toggle_id: "knob" },
      '<button id="knob">Knob</button>',
    );
    const knob = beside.querySelector("button") as HTMLElement;
    expect([knob.getAttribute("aria-controls"), knob.getAttribute("aria-expanded")]).toEqual([dialog.id, "false"]);

    knob.click();

    expect(dialog.open).toBe(true);
    expect(knob.getAttribute("aria-expanded")).toBe("true");
  });

  test("W-OFF-CANVAS-02 opens by every element with a class, instead of following its link", () => {
    const { dialog, beside } = shown(
      { toggle_source: "element-class", toggle_class: "opens" },
      '<div class="opens"><a href="/elsewhere/">One</a></div><button class="opens">Two</button>',
    );
    const link = beside.querySelector("a") as HTMLElement;
    expect(link.getAttribute("aria-controls")).toBe(dialog.id);

    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    link.dispatchEvent(click);
    expect([dialog.open, click.defaultPrevented]).toEqual([true, true]);
    dialog.close();
    beside.querySelector("button")?.click();
    expect(dialog.open).toBe(true);
  });

  test.each(["Enter", " "])("W-ALL-03 makes an element that is no control a button: %j", (key) => {
    const { dialog, beside } = shown({ toggle_source: "element-id", toggle_id: "knob" }, '<p id="knob">Knob</p>');
    const knob = beside.querySelector("p") as HTMLElement;
    expect([knob.getAttribute("role"), knob.tabIndex]).toEqual(["button", 0]);

    fireEvent.keyDown(knob, { key });

    expect(dialog.open).toBe(true);
  });

  test("W-ALL-03 makes a button of each element of a class that is no control, after controls too", () => {
    const { beside } = shown(
      { toggle_source: "element-class", toggle_class: "opens" },
      '<button class="opens">One</button><p class="opens">Two</p><p class="opens">Three</p>',
    );

    const paragraphs = [...beside.querySelectorAll("p")];
    expect(paragraphs.map((one) => [one.getAttribute("role"), one.tabIndex])).toEqual([
      ["button", 0],
      ["button", 0],
    ]);
    expect(beside.querySelector("button")?.hasAttribute("role")).toBe(false);
  });

  test("has links with aria attributes for the panel that they open", () => {
    const { dialog, beside } = shown({}, '<a href="#o-1-dialog">Shelf</a>');

    expect(beside.querySelector("a")?.getAttribute("aria-controls")).toBe(dialog.id);
  });

  test("W-OFF-CANVAS-03 adds state classes to the page, and removes them 500 ms after closing", () => {
    const { dialog, trigger } = shown({ transition: "push", direction: "right" });
    expect(classes()).toEqual([]);

    trigger.click();
    expect(classes()).toEqual(["off-canvas-push", "off-canvas-right", "off-canvas-open", "off-canvas-o-1-open"]);
    dialog.close();
    expect(classes()).toEqual(["off-canvas-push", "off-canvas-right"]);
    vi.advanceTimersByTime(499);
    expect(classes()).toEqual(["off-canvas-push", "off-canvas-right"]);
    vi.advanceTimersByTime(1);
    expect(classes()).toEqual([]);
  });

  test("W-OFF-CANVAS-03 keeps the classes if it opens again within 500 ms", () => {
    const { dialog, trigger } = shown();
    trigger.click();
    dialog.close();
    vi.advanceTimersByTime(300);

    trigger.click();
    vi.advanceTimersByTime(5000);

    expect(classes()).toContain("off-canvas-open");
    expect(classes()).toContain("off-canvas-slide");
  });

  test("W-OFF-CANVAS-04 closes by its close button", () => {
    const { dialog, trigger, getByRole } = shown({ esc_close: "", body_click_close: "" });
    trigger.click();

    getByRole("button", { name: "Close" }).click();

    expect(dialog.open).toBe(false);
  });

  test.each([
    ["W-OFF-CANVAS-05 Escape", "esc_close", pressEscape],
    ["W-OFF-CANVAS-06 a click on the overlay", "body_click_close", pressBeside],
    ["W-OFF-CANVAS-07 a click on a link inside", "links_click_close", (dialog: HTMLElement) => link(dialog).click()],
  ])("closes by %s only if that is turned on", (_way, setting, press) => {
    const others = { esc_close: "", body_click_close: "", links_click_close: "" };
    const closed = ["yes", ""].map((value, index) => {
      const { dialog, trigger } = shown({ ...others, [setting]: value }, "", `o-${index}`);
      trigger.click();
      // Until then, a click could be the second one of a double click on the trigger.
      vi.advanceTimersByTime(500);
      press(dialog);
      return !dialog.open;
    });

    expect(closed).toEqual([true, false]);
  });
  const link = (dialog: HTMLElement) => dialog.querySelector("a") as HTMLElement;

  test.each([
    ["yes", "yes", "any"],
    ["yes", "", "closerequest"],
    ["", "yes", "none"],
    ["", "", "none"],
  ])("tells the browser what closes it: Escape %j, overlay %j, %s", (esc, body, closedby) => {
    const { dialog } = shown({ esc_close: esc, body_click_close: body });

    expect(dialog.getAttribute("closedby")).toBe(closedby);
  });

  test("stays open on the canvas when the owner clicks outside or presses Escape", () => {
    const { container } = renderWidget(off_canvas, SET, { environment: { mode: "editor" } });
    const dialog = container.querySelector("dialog");

    expect(dialog?.open).toBe(true);
    expect(dialog?.hasAttribute("closedby")).toBe(false);
  });

  test("W-OFF-CANVAS-08 RUN-HND-19 moves focus inside after 100 ms, and back to its trigger after closing", () => {
    const { dialog, beside, getByRole } = shown(
      { toggle_source: "element-id", toggle_id: "knob" },
      '<button id="knob">Knob</button>',
    );
    const knob = beside.querySelector("button") as HTMLElement;
    dialog.showModal = () => {
      dialog.open = true;
    };
    knob.focus();
    knob.click();
    vi.advanceTimersByTime(99);
    expect(document.activeElement).toBe(knob);
    vi.advanceTimersByTime(1);
    expect(document.activeElement).toBe(getByRole("button", { name: "Close" }));

    dialog.close();

    expect(document.activeElement).toBe(knob);
    expect(knob.getAttribute("aria-expanded")).toBe("false");
  });

  test("W-OFF-CANVAS-03 takes over the page if it opens while another panel closes", () => {
    const first = shown({ transition: "push", direction: "left" }, "", "o-1");
    const second = shown({ transition: "reveal", direction: "right" }, "", "o-2");
    first.trigger.click();
    first.dialog.close();
    second.trigger.click();

    vi.advanceTimersByTime(5000);
    first.end();

    expect(classes().sort()).toEqual([
      "off-canvas-o-2-open",
      "off-canvas-open",
      "off-canvas-reveal",
      "off-canvas-right",
    ]);
    expect(document.documentElement.style.getPropertyValue("--off-canvas-size")).not.toBe("");
  });

  test("W-OFF-CANVAS-03 gives the page back to the panel below when it closes", () => {
    const below = shown({ transition: "push", direction: "left" }, "", "o-1");
    const above = shown({ transition: "slide", direction: "top" }, "", "o-2");
    below.trigger.click();
    above.trigger.click();

    above.dialog.close();
    vi.advanceTimersByTime(5000);

    expect(classes().sort()).toEqual(["off-canvas-left", "off-canvas-o-1-open", "off-canvas-open", "off-canvas-push"]);
  });

  test("W-OFF-CANVAS-02 leaves other controls inside its trigger alone", () => {
    const page = '<div id="box"><button>Shelf</button> <a href="#prices">Prices</a></div>';
    const { dialog, beside } = shown({ toggle_source: "element-id", toggle_id: "box" }, page);
    const click = (selector: string, keys = {}) => {
      const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
      beside.querySelector(selector)?.dispatchEvent(event);
      return event.defaultPrevented;
    };

    expect([click("a"), dialog.open]).toEqual([false, false]);
    expect([click("button", { ctrlKey: true }), dialog.open]).toEqual([false, false]);
    expect([click("button"), dialog.open]).toEqual([true, true]);
  });

  test("RUN-HND-09 restores the elements that it made buttons when it is removed", () => {
    const { beside, end } = shown({ toggle_source: "element-id", toggle_id: "knob" }, '<p id="knob">Knob</p>');
    const knob = beside.querySelector("p") as HTMLElement;
    expect(knob.getAttributeNames().sort()).toEqual(["aria-controls", "aria-expanded", "id", "role", "tabindex"]);

    end();

    expect(knob.getAttributeNames()).toEqual(["id"]);
  });

  test("W-ALL-04 works independently of another panel, and removes its classes when it is removed", () => {
    const first = shown({}, "", "o-1");
    const second = shown({}, "", "o-2");
    second.trigger.click();
    expect([first.dialog.open, second.dialog.open]).toEqual([false, true]);

    second.end();

    expect(classes()).toEqual([]);
  });
});
