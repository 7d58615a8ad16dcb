import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { enhanceIn } from "../../../web/kit/testing/renderWidget";
import { enhance } from "./enhance";

/** A row with a submenu, which has a submenu of its own, and a mega menu panel with another menu in it. */
const HTML = `
  <style>
    .row { display: flex; flex-direction: row }
    .column { display: flex; flex-direction: column }
    .menu__drop { position: absolute }
  </style>
  <div class="menu"><div class="menu__panel"><ul class="menu__list row">
    <li class="menu__item"><a href="#home" id="home">Home</a></li>
    <li class="menu__item">
      <details class="menu__more" id="more"><summary id="more-button">More</summary></details>
      <ul class="menu__sub menu__drop column" id="sub">
        <li class="menu__item"><a href="#oak" id="oak">Oak</a></li>
        <li class="menu__item">
          <details class="menu__more" id="deep"><summary id="deep-button">Deep</summary></details>
          <ul class="menu__sub menu__drop column"><li class="menu__item"><a href="#ash" id="ash">Ash</a></li></ul>
        </li>
      </ul>
    </li>
    <li class="menu__item">
      <details class="menu__more" id="mega"><summary id="mega-button">Mega</summary></details>
      <div class="menu__sub menu__drop menu__elements" id="panel">
        <a id="no-link">No link</a><button id="inside">Inside</button><input id="field" />
        <div class="menu"><ul class="menu__list"><li class="menu__item">
          <details class="menu__more" id="other" open><summary id="other-button">Other</summary></details><ul></ul>
        </li></ul></div>
      </div>
    </li>
    <li class="menu__item">
      <details class="menu__more" id="empty"><summary id="empty-button">Empty</summary></details>
      <div class="menu__sub menu__drop menu__elements"></div>
    </li>
  </ul></div></div>
  <button id="outside">Outside</button>`;

const by = <Kind extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as Kind;
const isOpen = (id: string) => by<HTMLDetailsElement>(id).open;

let container: HTMLElement;

function start(changes: (menu: HTMLElement) => void = () => {}) {
  changes(container.querySelector(".menu") as HTMLElement);
  const end = enhanceIn(container, enhance);
  onTestFinished(end);
  return end;
}

/** The id of what has the focus after a key on an element, and whether the key keeps its usual meaning. */
function press(id: string, key: string, modifiers: KeyboardEventInit = {}) {
  by(id).focus();
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...modifiers });
  by(id).dispatchEvent(event);
  return [document.activeElement?.id, event.defaultPrevented ? "moved" : "usual"].join(" ");
}

// jsdom has neither dialogs nor layout.
const { showModal } = HTMLDialogElement.prototype;
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = () => {};
  CSSStyleSheet.prototype.replaceSync = () => {};
  document.adoptedStyleSheets ??= [];
  Element.prototype.checkVisibility = function (this: Element) {
    return !this.closest("[hidden]");
  };
});
afterAll(() => {
  HTMLDialogElement.prototype.showModal = showModal;
  Reflect.deleteProperty(CSSStyleSheet.prototype, "replaceSync");
  Reflect.deleteProperty(document, "adoptedStyleSheets");
  Reflect.deleteProperty(Element.prototype, "checkVisibility");
});

beforeEach(() => {
  const matches = Element.prototype.matches;
  const open = vi.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector) {
    return selector === ":popover-open" ? (this as HTMLElement).dataset.shown === "yes" : matches.call(this, selector);
  });
  container = document.createElement("in-island");
  container.innerHTML = HTML;
  document.body.replaceChildren(container, ...container.querySelectorAll("#outside"));
  return () => open.mockRestore();
});

test.each([
  ["home", "ArrowRight", "more-button moved"],
  ["home", "ArrowLeft", "empty-button moved"],
  ["empty-button", "ArrowRight", "home moved"],
  ["more-button", "Home", "home moved"],
  ["home", "End", "empty-button moved"],
  ["home", "ArrowDown", "home usual"],
  ["home", "Enter", "home usual"],
  ["more-button", "ArrowDown", "oak moved"],
  ["more-button", "ArrowUp", "deep-button moved"],
  ["oak", "ArrowDown", "deep-button moved"],
  ["oak", "ArrowUp", "deep-button moved"],
  ["oak", "ArrowRight", "oak usual"],
  ["oak", "ArrowLeft", "more-button moved"],
  ["deep-button", "ArrowRight", "ash moved"],
  ["ash", "ArrowLeft", "deep-button moved"],
  ["mega-button", "ArrowDown", "inside moved"],
  ["mega-button", "ArrowUp", "other-button moved"],
  ["empty-button", "ArrowDown", "empty-button moved"],
  ["inside", "ArrowRight", "inside usual"],
])("RUN-HND-10 moves focus from %s with %s to %s", (from, key, target) => {
  start();

  expect(press(from, key)).toBe(target);
});

test("mirrors the arrow keys in a right-to-left menu", () => {
  start((menu) => menu.querySelector<HTMLElement>(".menu__list")?.style.setProperty("direction", "rtl"));

  expect(press("home", "ArrowLeft")).toBe("more-button moved");
  expect(press("more-button", "ArrowRight")).toBe("home moved");
});

test("moves along the list and into and out of submenus in a vertical menu", () => {
  start((menu) => menu.querySelector(".menu__list")?.classList.replace("row", "column"));

  expect(press("home", "ArrowDown")).toBe("more-button moved");
  expect(press("home", "ArrowUp")).toBe("empty-button moved");
  expect(press("more-button", "ArrowRight")).toBe("oak moved");
  expect(press("home", "ArrowLeft")).toBe("home usual");
});

test("skips hidden links", () => {
  by("more-button").hidden = true;
  start();

  expect(press("home", "ArrowRight")).toBe("mega-button moved");
});

test("skips hidden elements of a panel", () => {
  by("inside").hidden = true;
  start();

  expect(press("mega-button", "ArrowDown")).toBe("field moved");
});

test("Escape hides a submenu under the pointer until the pointer leaves it", () => {
  start();
  const menu = container.querySelector(".menu") as HTMLElement;
  const item = by("more").parentElement as HTMLElement;
  const find = menu.querySelectorAll.bind(menu);
  vi.spyOn(menu, "querySelectorAll").mockImplementation(((selector: string) =>
    selector.endsWith(":hover") ? [item] : find(selector)) as never);

  press("outside", "Escape");
  expect(item.dataset.dismissed).toBe("");
  item.dispatchEvent(new Event("pointerleave"));
  expect(item.dataset.dismissed).toBeUndefined();
  item.dataset.dismissed = "";
  item.dispatchEvent(new Event("pointerleave"));
  expect(item.dataset.dismissed).toBe("");
});

test.each(["ctrlKey", "metaKey", "altKey", "shiftKey"])("leaves keys to the browser with %s", (modifier) => {
  start();

  expect(press("home", "ArrowRight", { [modifier]: true })).toBe("home usual");
});

test("opens a submenu for focus and closes it afterwards", () => {
  start();
  press("more-button", "ArrowDown");
  expect(isOpen("more")).toBe(true);

  press("oak", "ArrowLeft");
  expect(isOpen("more")).toBe(false);
});

test("closes the submenu around the focus on Escape, and no other menu", () => {
  start();
  by<HTMLDetailsElement>("more").open = true;

  expect(press("oak", "a")).toBe("oak usual");
  expect(press("oak", "Escape")).toBe("more-button moved");
  expect([isOpen("more"), isOpen("other")]).toEqual([false, true]);
  expect(press("oak", "Escape")).toBe("more-button moved");
  expect(press("home", "Escape")).toBe("home usual");
});

test("closes any open submenu on Escape if the focus is elsewhere", () => {
  start();
  by<HTMLDetailsElement>("more").open = true;

  expect(press("outside", "Escape")).toBe("outside moved");
  expect(isOpen("more")).toBe(false);
});

test("ignores a key that another listener has handled", () => {
  start();
  by<HTMLDetailsElement>("more").open = true;
  const handle = (event: Event) => event.preventDefault();
  by("oak").addEventListener("keydown", handle);

  expect(press("oak", "Escape")).toBe("oak moved");
  expect(press("oak", "ArrowDown")).toBe("oak moved");
  expect(isOpen("more")).toBe(true);
});

test("closes a dropdown when focus or a press is elsewhere, and keeps a permanent submenu open", () => {
  start();
  const open = (id: string) => (by<HTMLDetailsElement>(id).open = true);
  const leave = (to: Element | null) =>
    by("oak").dispatchEvent(new FocusEvent("focusout", { relatedTarget: to, bubbles: true }));

  open("more");
  leave(by("deep-button"));
  leave(null);
  expect(isOpen("more")).toBe(true);
  leave(by("home"));
  expect(isOpen("more")).toBe(false);

  open("more");
  by("oak").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(isOpen("more")).toBe(true);
  by("outside").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect([isOpen("more"), isOpen("other")]).toEqual([false, true]);

  open("more");
  by("sub").style.position = "static";
  by("outside").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(isOpen("more")).toBe(true);
});

function withPanel() {
  const panel = container.querySelector(".menu__panel") as HTMLElement;
  panel.dataset.shown = "yes";
  Object.defineProperty(panel, "popover", { value: "auto", configurable: true });
  panel.hidePopover = vi.fn();
  panel.togglePopover = vi.fn();
  return panel;
}

test("closes the panel after a link and when focus leaves it", () => {
  const panel = withPanel();
  start();
  const leave = (to: Element) =>
    by("home").dispatchEvent(new FocusEvent("focusout", { relatedTarget: to, bubbles: true }));

  by("more-button").click();
  leave(by("oak"));
  expect(panel.hidePopover).not.toHaveBeenCalled();
  by("home").click();
  expect(panel.hidePopover).toHaveBeenCalledTimes(1);
  leave(by("outside"));
  expect(panel.hidePopover).toHaveBeenCalledTimes(2);

  panel.dataset.shown = "no";
  by("home").click();
  leave(by("outside"));
  expect(panel.hidePopover).toHaveBeenCalledTimes(2);
});

test("lets scripts show and hide the panel, and ignores other commands", () => {
  const panel = withPanel();
  start();
  for (const detail of ["popupShow", "popupHide", "else"])
    container.dispatchEvent(new CustomEvent("w:command", { detail }));

  expect(vi.mocked(panel.togglePopover).mock.calls).toEqual([[true], [false]]);
});

/** The messages on the page, once there are so many. */
async function alerts(number: number) {
  const found = () => [...document.querySelectorAll("[role=alertdialog]")].map((one) => one.textContent);
  await vi.waitFor(() => expect(found()).toHaveLength(number));
  return found();
}

test("shows an error to scripts if the menu is not a popup", async () => {
  start();
  container.dispatchEvent(new CustomEvent("w:command", { detail: "else" }));
  expect(await alerts(0)).toEqual([]);
  container.dispatchEvent(new CustomEvent("w:command", { detail: "popupShow" }));

  expect((await alerts(1))[0]).toContain("This menu is not a popup");
});

test.each([
  ['{"showDelay": 0, "hideDelay": 250}', "0ms", "250ms"],
  ['{"showDelay": -1, "hideDelay": "9"}', "", ""],
  ["null", "", ""],
])("sets the delays of the options %s", (options, show, hide) => {
  const menu = container.querySelector(".menu") as HTMLElement;
  start(() => menu.setAttribute("data-options", options));

  expect(menu.style.getPropertyValue("--show-after")).toBe(show);
  expect(menu.style.getPropertyValue("--hide-after")).toBe(hide);
});

test("shows an error for options that are not JSON", async () => {
  start((menu) => menu.setAttribute("data-options", "{"));

  expect((await alerts(1))[0]).toContain("not valid JSON");
});

test("scrolls no submenu that is as tall as its content", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  start();
  const scrollBy = vi.fn();
  Object.assign(by("sub"), { scrollBy, getBoundingClientRect: () => new DOMRect(0, 100, 200, 300) });
  const event = new MouseEvent("pointermove", { bubbles: true, clientY: 131 });
  by("oak").dispatchEvent(Object.assign(event, { pointerType: "mouse" }));
  vi.advanceTimersByTime(250);
  expect(scrollBy).not.toHaveBeenCalled();
});

test("scrolls a submenu taller than the screen while the mouse is at its edge", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const end = start();
  const sub = by("sub");
  const scrolled: number[] = [];
  sub.getBoundingClientRect = () => new DOMRect(0, 100, 200, 300);
  sub.scrollBy = ((to: ScrollToOptions) => {
    expect(to.behavior).toBe("instant");
    scrolled.push(to.top ?? 0);
  }) as typeof sub.scrollBy;
  const size = { scrollHeight: 900, clientHeight: 300 };
  for (const name of ["scrollHeight", "clientHeight"] as const)
    Object.defineProperty(sub, name, { get: () => size[name] });
  const move = (clientY: number, pointerType = "mouse", target: Element = by("oak")) => {
    const event = new MouseEvent("pointermove", { bubbles: true, clientY });
    target.dispatchEvent(Object.assign(event, { pointerType }));
    vi.advanceTimersByTime(250);
    return scrolled.splice(0);
  };

  expect(move(369)).toEqual([30, 30]);
  expect(move(368)).toEqual([]);
  expect(move(132)).toEqual([]);
  expect(move(131)).toEqual([-30, -30]);
  // The same edge does not start it again.
  expect(move(130)).toEqual([-30, -30, -30]);
  expect(move(131, "touch")).toEqual([]);
  move(131);
  expect(move(131, "mouse", by("home"))).toEqual([]);
  expect(move(131, "mouse", by("inside"))).toEqual([]);
  move(131);
  container.querySelector(".menu")?.dispatchEvent(new Event("pointerleave"));
  scrolled.splice(0);
  vi.advanceTimersByTime(250);
  expect(scrolled).toEqual([]);
  expect(move(131)).toEqual([-30, -30]);
  end();
  vi.advanceTimersByTime(250);
  expect(scrolled).toEqual([]);
});

test("does nothing after the script has ended", () => {
  const end = start();
  by<HTMLDetailsElement>("more").open = true;
  end();

  expect(press("home", "ArrowRight")).toBe("home usual");
  expect(press("oak", "Escape")).toBe("oak usual");
  by("outside").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(isOpen("more")).toBe(true);
});
