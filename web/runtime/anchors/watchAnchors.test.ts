import { afterEach, expect, test, vi } from "vitest";
import { watchAnchors } from "./watchAnchors";

const scrollToAnchor = vi.fn(async () => {});
const scrollToMiddle = vi.fn(async () => {});
const load = vi.fn(async () => ({ scrollToAnchor, scrollToMiddle }));
let stop = () => {};

afterEach(() => {
  stop();
  vi.clearAllMocks();
  window.history.replaceState(null, "", "/");
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

async function clickOn(link: string, rest = "") {
  document.body.innerHTML = `${link}<h2 id="oak">Oak</h2><h2 id="9lives">Nine</h2>${rest}`;
  stop = watchAnchors(document, load);
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.querySelector("a")?.dispatchEvent(event);
  await settled();
  return event.defaultPrevented;
}

test("RUN-ANC-01 RUN-ANC-05 scrolls to a target on the page in 400 ms", async () => {
  expect(await clickOn('<a href="#oak">Oak</a>')).toBe(true);
  expect(scrollToAnchor).toHaveBeenCalledExactlyOnceWith(document.getElementById("oak"), "#oak", 400);
});

test("RUN-ANC-05 uses the duration that a widget sets, such as 800 ms for a table of contents", async () => {
  await clickOn('<nav data-scroll-time="800"><a href="#oak">Oak</a></nav>');

  expect(scrollToAnchor).toHaveBeenCalledWith(expect.anything(), "#oak", 800);
});

test("RUN-ANC-02 treats a link with the page's full URL and a hash as an anchor", async () => {
  expect(await clickOn('<nav class="menu"><a class="menu__link" href="/#oak">Oak</a></nav>')).toBe(true);
});

test.each([
  ["begins with a digit", '<a href="#9lives">Nine</a>'],
  ["is an action", '<a href="#elementor-action%3Aaction%3Dlightbox%26">Open</a>'],
  ["holds more than letters", '<a href="#oak/2">Oak</a>'],
  ["is empty", '<a href="#">Top</a>'],
  ["has no target here", '<a href="#elm">Elm</a>'],
  ["belongs to another page", '<a href="/woods/#oak">Oak</a>'],
  ["belongs to another query", '<a href="?page=2#oak">Oak</a>'],
  ["skips to the content", '<a class="skip-link" href="#oak">Skip</a>'],
  ["opens a window of its own", '<a href="#oak" target="_blank">Oak</a>'],
])("RUN-ANC-01 W-ALL-03 leaves a hash that %s to the browser", async (_what, link) => {
  // Runs after the page's own handlers.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  await clickOn(link);

  expect(load).not.toHaveBeenCalled();
});

test("RUN-AST-05 works as a plain link if the code cannot be loaded", async () => {
  load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await clickOn('<a href="#oak">Oak</a>');

  expect(window.location.hash).toBe("#oak");
});

const arriveAt = async (hash: string, isShown: boolean, around = "div") => {
  document.body.innerHTML = `<${around}><h2 id="oak">Oak</h2></${around}>`;
  const oak = document.getElementById("oak") as HTMLElement;
  oak.checkVisibility = () => isShown;
  window.history.replaceState(null, "", hash);
  stop = watchAnchors(document, load);
  await settled();
  return oak;
};

test("RUN-ANC-01 shows a target in a closed part, on arrival and later", async () => {
  const oak = await arriveAt("#oak", false);
  expect(scrollToAnchor).toHaveBeenCalledWith(oak, "#oak", 400);

  scrollToAnchor.mockClear();
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  await settled();
  expect(scrollToAnchor).toHaveBeenCalledWith(oak, "#oak", 400);
});

test("RUN-ANC-01 scrolls to a target in a part that the browser opened on arrival", async () => {
  const oak = await arriveAt("#oak", true, "details");

  expect(scrollToAnchor).toHaveBeenCalledWith(oak, "#oak", 400);
});

test.each([
  ["is in sight", "#oak", true],
  ["is not here", "#elm", false],
])("leaves a URL to the browser whose target %s", async (_what, hash, isShown) => {
  await arriveAt(hash, isShown);

  expect(load).not.toHaveBeenCalled();
});

test("RUN-ANC-03 scrolls to the template of theme_template_id", async () => {
  document.body.innerHTML = '<section class="t-41"></section><section class="t-412"></section>';
  window.history.replaceState(null, "", "/?theme_template_id=412");
  stop = watchAnchors(document, load);
  await settled();

  expect(scrollToMiddle).toHaveBeenCalledExactlyOnceWith(document.querySelector(".t-412"), 400);
});

test.each(["999", "41abc", "", "*", "41,body"])("RUN-ANC-04 ignores theme_template_id %j", async (id) => {
  document.body.innerHTML = '<section class="t-41"></section>';
  window.history.replaceState(null, "", `/?theme_template_id=${id}`);
  stop = watchAnchors(document, load);
  await settled();

  expect(load).not.toHaveBeenCalled();
});
