import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchLinks } from "./watchLinks";

let finish: (error?: Error) => void;
const start = vi.fn(
  () =>
    new Promise<void>((resolve, reject) => {
      finish = (error) => (error ? reject(error) : resolve());
    }),
);
/** The clicks that reach the browser, and whether it would follow the link. */
let followed: boolean[];

beforeEach(() => {
  followed = [];
  vi.clearAllMocks();
  window.addEventListener("click", onClick);
});
afterEach(() => {
  window.removeEventListener("click", onClick);
  window.history.replaceState(null, "", "/");
});

function onClick(event: MouseEvent) {
  followed.push(!event.defaultPrevented);
  event.preventDefault();
}

/** A page of its own, because listeners stay as long as their document. */
function pageWith(html: string) {
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = html;
  const page = Object.assign(new EventTarget(), { location: window.location, defaultView: window });
  const pass = (event: Event) => {
    const copy = new (event.constructor as typeof Event)(event.type, event);
    Object.defineProperty(copy, "target", { value: event.target });
    if (event.defaultPrevented) copy.preventDefault();
    page.dispatchEvent(copy);
    if (copy.defaultPrevented) event.preventDefault();
  };
  for (const type of ["click", "pointerover", "focusin", "touchstart"]) root.addEventListener(type, pass);
  const links = watchLinks(page as unknown as Document, start);
  return { ...links, link: root.querySelector("a") as HTMLAnchorElement };
}

const click = (link: HTMLElement, init: MouseEventInit = {}) =>
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
const settled = () => new Promise((resolve) => setTimeout(resolve));

const SPECIAL = [
  '<a href="#oak"><b>Oak</b></a>',
  '<a href="/#oak">Oak</a>',
  '<a href="%23elementor-action%3Aaction%3Dlightbox">Open</a>',
  '<a href="/media/oak.webp?v=2">Oak</a>',
  '<a href="https://youtu.be/x" data-elementor-open-lightbox="yes">Video</a>',
  '<a href="/film/" data-e-action-hash="#elementor-action">Video</a>',
  '<a href="mailto:" data-original-string="abc">a***@e***.org</a>',
];

test.each(SPECIAL)("loads the code when the visitor comes near %s", (html) => {
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    start.mockClear();
    const { link } = pageWith(html);
    (link.firstElementChild ?? link).dispatchEvent(new Event(type, { bubbles: true }));
    expect(start).toHaveBeenCalledOnce();
  }
});

test("repeats an early click once the code has loaded", async () => {
  const { link } = pageWith('<a href="#oak">Oak</a>');
  const early: boolean[] = [];
  click(link);
  early.push(...followed.splice(0));
  finish();
  await settled();

  expect(early).toEqual([false]);
  expect(followed).toEqual([true]);
});

test("RUN-AST-05 leaves the link to the browser if the code cannot be loaded", async () => {
  const { link } = pageWith('<a href="#oak">Oak</a>');
  click(link);
  finish(new TypeError("Failed to fetch"));
  await settled();
  click(link);

  expect(followed).toEqual([false, true, true]);
  expect(start).toHaveBeenCalledOnce();
});

test.each([
  ["a plain link", '<a href="/woods/">Woods</a>', {}],
  ["a click for a new tab", '<a href="#oak">Oak</a>', { ctrlKey: true }],
])("leaves %s to the browser", (_what, html, init) => {
  const { link } = pageWith(html);
  click(link, init);

  expect(followed).toEqual([true]);
  expect(start).not.toHaveBeenCalled();
});

test("ignores a click that a widget has handled", () => {
  const { link } = pageWith('<a href="#oak">Oak</a>');
  link.addEventListener("click", (event) => event.preventDefault());
  click(link);

  expect(start).not.toHaveBeenCalled();
});

test.each(["/#oak", "/?theme_template_id=7"])("loads the code at once at the URL %s", (url) => {
  window.history.replaceState(null, "", url);
  pageWith("");

  expect(start).toHaveBeenCalledOnce();
});

test("loads the code when the hash of the URL changes", () => {
  pageWith("");
  expect(start).not.toHaveBeenCalled();

  // The pages of the other tests hear it too.
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  expect(start).toHaveBeenCalled();
});

test("loads the code for added links that act on hover", () => {
  const { mountTree } = pageWith("");
  const tree = document.createElement("div");
  tree.innerHTML = '<a href="#intarsia-action">Click</a>';
  mountTree(tree);
  expect(start).not.toHaveBeenCalled();

  tree.innerHTML = '<a href="#intarsia-action&event=hover&action=glow">Hover</a>';
  mountTree(tree);
  expect(start).toHaveBeenCalledOnce();
});
