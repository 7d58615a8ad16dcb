import { beforeEach, expect, test, vi } from "vitest";
import type { Reveal } from "./reveal";
import { scrollToAnchor, scrollToMiddle } from "./scrollToAnchor";

let frames: ((now: number) => void)[];
let isReduced = false;
let standsAt = 1000;
const put: number[] = [];

beforeEach(() => {
  frames = [];
  put.length = 0;
  isReduced = false;
  standsAt = 1000;
  vi.stubGlobal("scrollY", 0);
  vi.stubGlobal("innerHeight", 600);
  vi.stubGlobal("requestAnimationFrame", (callback: (now: number) => void) => frames.push(callback));
  vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
  vi.stubGlobal("scrollTo", ({ top }: { top: number }) => {
    put.push(top);
    vi.stubGlobal("scrollY", top);
  });
  window.location.hash = "";
  document.body.innerHTML = '<h2 id="oak">Oak</h2>';
  heading().getBoundingClientRect = () => ({ top: standsAt - window.scrollY }) as DOMRect;
  heading().scrollIntoView = () => void vi.stubGlobal("scrollY", 1000);
  return () => vi.unstubAllGlobals();
});

const heading = () => document.getElementById("oak") as HTMLElement;
const renderAt = (now: number) => {
  for (const frame of frames.splice(0)) frame(now);
};

test("RUN-ANC-05 takes the given time and no longer", () => {
  scrollToAnchor(heading(), "#oak", 800);
  for (const now of [0, 400, 799, 800]) renderAt(now);

  expect(put).toEqual([0, 0, 500, expect.closeTo(1000, 1), 1000]);
  expect(frames).toEqual([]);
});

test("RUN-HND-11 RUN-ANC-05 jumps with reduced motion", () => {
  isReduced = true;
  scrollToAnchor(heading(), "#oak", 400);

  expect(put).toEqual([1000]);
  renderAt(0);
  renderAt(16);
  expect(put).toEqual([1000, 1000]);
  expect(frames).toEqual([]);
});

test("RUN-ANC-01 does not hide the target behind elements that become sticky on the way", () => {
  scrollToAnchor(heading(), "#oak", 400);
  renderAt(0);
  document.documentElement.dataset.stuckTop = "60";
  renderAt(400);
  delete document.documentElement.dataset.stuckTop;

  expect(put.at(-1)).toBe(940);
});

test("RUN-ANC-01 follows the target while parts above open or close", () => {
  scrollToAnchor(heading(), "#oak", 400);
  renderAt(0);
  standsAt = 700;
  renderAt(400);

  expect(put.at(-1)).toBe(700);
});

test("RUN-ANC-01 fires the reveal event in each frame until a hidden target is visible, then scrolls", async () => {
  let asked = 0;
  let isShown = false;
  heading().checkVisibility = () => isShown;
  heading().addEventListener("intarsia:reveal", (event) => {
    const { waitFor } = (event as Reveal).detail;
    asked++;
    const arrive = async () => {
      isShown = asked === 2;
    };
    waitFor(arrive());
  });
  scrollToAnchor(heading(), "#oak", 400);
  await expect.poll(() => renderAt(0) ?? put.length, { interval: 1 }).toBeGreaterThan(0);

  expect(asked).toBe(2);
  expect(document.activeElement).toBe(heading());
});

test("RUN-ANC-01 gives up after half a second if nothing reveals the target", async () => {
  let asked = 0;
  heading().checkVisibility = () => false;
  heading().addEventListener("intarsia:reveal", () => void asked++);
  scrollToAnchor(heading(), "#oak", 400);
  await expect.poll(() => renderAt(0) ?? put.length, { interval: 1 }).toBeGreaterThan(0);

  expect(asked).toBe(30);
});

test("moves URL and focus, and leaves no tab stop at the target afterwards", () => {
  scrollToAnchor(heading(), "#oak", 400);
  expect(window.location.hash).toBe("#oak");
  expect(document.activeElement).toBe(heading());

  heading().blur();
  expect(heading().hasAttribute("tabindex")).toBe(false);
});

test("stops if the visitor scrolls", () => {
  scrollToAnchor(heading(), "#oak", 400);
  renderAt(0);
  window.dispatchEvent(new Event("wheel"));
  renderAt(200);

  expect(put).toEqual([0, 0]);
  expect(frames).toEqual([]);
});

test("RUN-ANC-03 centers the element of a template", () => {
  heading().getBoundingClientRect = () => ({ top: 1500 }) as DOMRect;
  scrollToMiddle(heading(), 400);
  renderAt(0);
  renderAt(400);

  expect(put.at(-1)).toBe(1200);
});
