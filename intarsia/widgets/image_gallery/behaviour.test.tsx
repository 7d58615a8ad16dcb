import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { draw, image as picture } from "../../../web/kit/testing/drawWidget";
import { screenOf } from "../../../web/kit/testing/screen";
import { image_gallery } from ".";
import { mount } from "./behaviour";
import { opensLightbox } from "./opensLightbox";

const woods = ["Oak", "Ash", "Elm", "Yew"];
const images = Object.fromEntries(
  woods.map((alt, index) => [index + 1, picture({ alt, title: `Plank of ${alt}`, full: `/media/${alt}.jpg` })]),
);
const galleryOf = (...ids: number[]) => ids.map((id) => ({ id }));

/** A gallery as its island finds it. */
function hang(settings: Record<string, unknown>, id: string, direction = "ltr") {
  const { container } = draw(image_gallery, settings, {
    id,
    resources: { images },
  });
  // jsdom does not inherit it.
  for (const link of container.querySelectorAll("a")) link.style.direction = direction;
  const end = mount(container);
  onTestFinished(end);
  return {
    container,
    end,
    link: (name: string) => container.querySelector(`[alt=${name}]`)?.closest("a") as HTMLElement,
  };
}

const dialog = () => screen.findByRole("dialog", { name: "Pictures" });
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const place = () => document.querySelector(".pswp__counter")?.textContent;
const caption = () => document.querySelector(".pswp__caption")?.textContent;

beforeEach(() => {
  screenOf({ isMotionReduced: true });
  // What jsdom lacks.
  Object.assign(document, { adoptedStyleSheets: [] });
  vi.stubGlobal(
    "CSSStyleSheet",
    class {
      replaceSync() {}
    },
  );
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("opened", () => {
  test("W-GALLERY-02 RUN-LBX-09 a click opens the picture among those of its gallery only", async () => {
    const first = hang({ gallery: galleryOf(2, 3, 4) }, "first");
    hang({ gallery: galleryOf(4, 3) }, "second");

    await userEvent.click(first.link("Ash"));

    await dialog();
    expect([place(), caption()]).toEqual(["1 / 3", "Ash"]);
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    expect([place(), caption()]).toEqual(["2 / 3", "Elm"]);
    await userEvent.click(screen.getByRole("button", { name: "Previous" }));
    await userEvent.click(screen.getByRole("button", { name: "Previous" }));
    expect([place(), caption()]).toEqual(["3 / 3", "Yew"]);
  });

  test("W-ALL-03 RUN-LBX-10 Enter opens it, Escape closes it, and the focus is on the link again", async () => {
    const { link } = hang({ gallery: galleryOf(2, 3, 4) }, "keys");
    link("Elm").focus();

    await userEvent.keyboard("{Enter}");
    const opened = await dialog();
    expect(place()).toBe("2 / 3");
    expect(opened.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{ArrowRight}");
    expect(place()).toBe("3 / 3");
    await userEvent.keyboard("{Escape}");

    await isClosed();
    expect(document.activeElement).toBe(link("Elm"));
  });

  test("RUN-LBX-10 its button closes it", async () => {
    const { link } = hang({ gallery: galleryOf(2, 3) }, "button");
    await userEvent.click(link("Ash"));
    await dialog();

    await userEvent.click(screen.getByRole("button", { name: "Close (Esc)" }));

    await isClosed();
    expect(document.activeElement).toBe(link("Ash"));
  });

  test("where one reads from the right, the left arrow goes on", async () => {
    const { link } = hang({ gallery: galleryOf(2, 3, 4) }, "rtl", "rtl");
    await userEvent.click(link("Ash"));
    await dialog();
    expect([place(), caption()]).toEqual(["1 / 3", "Ash"]);

    await userEvent.keyboard("{ArrowLeft}");
    expect([place(), caption()]).toEqual(["2 / 3", "Elm"]);
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    expect([place(), caption()]).toEqual(["3 / 3", "Yew"]);
  });

  test("what is written below a picture is written below the large one", async () => {
    const { link } = hang({ gallery: galleryOf(2, 3), captions: "title" }, "titled");

    await userEvent.click(link("Elm"));

    await dialog();
    expect(caption()).toBe("Plank of Elm");
  });

  test("RUN-HND-09 it goes with its gallery", async () => {
    const { link, end } = hang({ gallery: galleryOf(2, 3) }, "gone");
    await userEvent.click(link("Elm"));
    await dialog();

    end();

    await isClosed();
  });
});

describe("left to the browser", () => {
  const linkOf = (attributes: string) => {
    const holder = document.createElement("div");
    holder.innerHTML = `<a ${attributes}></a>`;
    return holder.firstElementChild as HTMLAnchorElement;
  };
  const click = (init?: MouseEventInit) => new MouseEvent("click", init);

  test.each([
    ["RUN-LBX-01 a picture", 'href="/a.WEBP?v=1"', true],
    ["RUN-LBX-01 something else", 'href="/a.pdf"', false],
    ["RUN-LBX-02 a download", 'href="/a.jpg" download', false],
    ["RUN-LBX-04 yes", 'href="/a" data-elementor-open-lightbox="yes"', true],
    ["RUN-LBX-04 no", 'href="/a.jpg" data-elementor-open-lightbox="no"', false],
  ])("%s: %s", (_what, attributes, opens) => {
    expect(opensLightbox(linkOf(attributes), click())).toBe(opens);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "a click for another tab: %o",
    (init) => {
      expect(opensLightbox(linkOf('href="/a.jpg"'), click(init))).toBe(false);
    },
  );

  test("RUN-AST-05 when the lightbox cannot start, the link is followed", async () => {
    vi.stubGlobal("CSSStyleSheet", undefined);
    vi.resetModules();
    const { mount: mountAnew } = await import("./behaviour");
    const { container } = draw(image_gallery, { gallery: galleryOf(1) }, { id: "broken", resources: { images } });
    onTestFinished(mountAnew(container));
    const followed = vi.fn((event: Event) => {
      const isFollowed = !event.defaultPrevented;
      event.preventDefault();
      return isFollowed;
    });
    document.body.addEventListener("click", followed);
    onTestFinished(() => document.body.removeEventListener("click", followed));

    await userEvent.click(screen.getByRole("link"));

    await waitFor(() => expect(followed).toHaveLastReturnedWith(true));
  });
});

describe("the last row", () => {
  let measure = () => {};
  beforeEach(() => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(report: () => void) {
          measure = report;
        }
        observe() {}
        disconnect() {}
      },
    );
  });

  /** jsdom lays nothing out: two pictures of 400 px in a row of 800 px, and what is left. */
  function layOut(container: HTMLElement, widths: number[]) {
    Object.defineProperty(container.querySelector("ul"), "clientWidth", { value: 800 });
    container.querySelectorAll("li").forEach((item, index) => {
      Object.defineProperty(item, "offsetTop", { value: Math.floor(index / 2) * 200 });
      Object.defineProperty(item, "offsetWidth", { value: widths[index] });
    });
    measure();
    return [...container.querySelectorAll("li")].map((item) => !item.hidden);
  }
  const settings = { layout: "justified", last_row: "hide" };

  test("W-GALLERY-03 is left out while it does not fill the width", () => {
    const { container } = hang({ ...settings, gallery: galleryOf(1, 2, 3) }, "part");

    expect(layOut(container, [400, 400, 300])).toEqual([true, true, false]);
  });

  test("W-GALLERY-03 stays when it is full, or the only one", () => {
    const full = hang({ ...settings, gallery: galleryOf(1, 2, 3, 4) }, "full");
    expect(layOut(full.container, [400, 400, 400, 390])).toEqual([true, true, true, true]);

    const only = hang({ ...settings, gallery: galleryOf(1) }, "only");
    expect(layOut(only.container, [300])).toEqual([true]);
  });
});
