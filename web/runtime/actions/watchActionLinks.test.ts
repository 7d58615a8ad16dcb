// @vitest-environment jsdom
import { fireEvent } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { actionLink } from "../../kit/links/actionLink";
import { createHooks } from "../hooks";
import { createLightbox, type OpenLightbox } from "../lightbox/createLightbox";
import { createActions } from "./registry";
import { type ActionsConfig, watchActionLinks } from "./watchActionLinks";

const PICTURE = actionLink("lightbox", { slides: [{ url: "/media/oak.jpg", title: "Oak" }] });

type Visit = { config?: ActionsConfig; hash?: string; importModule?: () => Promise<unknown> };

/** A page with this HTML. `settled` resolves when its links have been handled. */
function visit(html: string, { config, hash = "", importModule = () => import("./actionLinks") }: Visit = {}) {
  history.replaceState(null, "", `/page/${hash}`);
  document.body.innerHTML = html;
  const hooks = createHooks();
  const actions = createActions();
  const openLightbox = vi.fn<OpenLightbox>(async () => {});
  const fetched = vi.fn(importModule);
  const end = watchActionLinks(document, hooks, actions, openLightbox, { src: "/actions.js", ...config }, fetched);
  const followed: (string | null)[] = [];
  const note = (event: Event) => {
    if (!event.defaultPrevented) followed.push((event.target as Element).getAttribute("href"));
    event.preventDefault();
  };
  addEventListener("click", note);
  onTestFinished(() => {
    end();
    removeEventListener("click", note);
  });
  return { hooks, actions, openLightbox, fetched, followed, mount: () => hooks.doAction("tree.mounted", document) };
}

const link = () => document.querySelector("a") as HTMLAnchorElement;
const settled = () => vi.dynamicImportSettled();

beforeEach(() => vi.restoreAllMocks());

describe("clicked", () => {
  test("RUN-ACT-01 the action that it names gets its settings and the click", async () => {
    const { actions, followed } = visit(`<a href="${actionLink("paint", { color: "walnut" })}"><b>Paint</b></a>`);
    const paint = vi.fn();
    actions.register("paint", paint);

    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.querySelector("b")?.dispatchEvent(click);
    await settled();

    expect(paint).toHaveBeenCalledExactlyOnceWith({ color: "walnut", previousEvent: click }, click);
    expect(followed).toEqual([]);
  });

  test("a link that arrives later is one too, and an action that was taken back is none", async () => {
    const { actions } = visit("");
    const paint = vi.fn();
    const takeBack = actions.register("paint", paint);
    document.body.innerHTML = '<a href="%23elementor-action%3Aaction%3Dpaint%26">Paint</a>';

    link().click();
    await settled();
    expect(paint).toHaveBeenCalledOnce();
    takeBack();
    link().click();
    await settled();
    expect(paint).toHaveBeenCalledOnce();
  });

  test.each([
    "#elementor-action:action=nobody&settings=e30=",
    "#elementor-action:action=lightbox&settings=***",
    "#elementor-action:%E0%A4%A",
    "#intarsia-action&event=click&action=nobody",
    "#intarsia-action&event=click",
  ])("RUN-ACT-03 one that is unknown or cannot be read does nothing and fails nowhere: %s", async (href) => {
    const error = vi.spyOn(console, "error");
    const { followed, openLightbox } = visit(`<a href="${href}">Go</a>`);

    link().click();
    await settled();

    expect([followed, openLightbox.mock.calls, error.mock.calls]).toEqual([[], [], []]);
  });

  test("an action that fails is named in the console, and the next one works", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const { actions } = visit(`<a href="${actionLink("paint")}">Paint</a>`);
    const paint = vi.fn().mockRejectedValueOnce(new Error("dry"));
    actions.register("paint", paint);

    link().click();
    await settled();
    await vi.waitFor(() => expect(error).toHaveBeenCalledWith("[action] paint failed.", expect.any(Error)));
    link().click();
    await settled();

    expect(paint).toHaveBeenCalledTimes(2);
  });

  test("what the browser should do with it, such as another tab, is left to the browser", async () => {
    const { followed } = visit(`<a href="/media/oak.jpg" data-e-action-hash="${PICTURE}">Oak</a>`);

    fireEvent.click(link(), { ctrlKey: true });

    expect(followed).toEqual(["/media/oak.jpg"]);
  });

  test("RUN-AST-05 without its code a link that leads somewhere leads there", async () => {
    const importModule = () => Promise.reject(new Error("offline"));
    const { followed } = visit(`<a href="/media/oak.jpg" data-e-action-hash="${PICTURE}">Oak</a>`, { importModule });

    link().click();
    await vi.waitFor(() => expect(followed).toEqual(["/media/oak.jpg"]));
  });

  test("RUN-AST-05 without the lightbox it leads there too, and so it does when it is clicked again", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const offline = createLightbox(createHooks(), { src: "/lightbox.js" }, () => Promise.reject(new Error("offline")));
    const { openLightbox, followed } = visit(`<a href="/media/oak.jpg" data-e-action-hash="${PICTURE}">Oak</a>`);
    openLightbox.mockImplementation(offline);

    link().click();
    await vi.waitFor(() => expect(followed).toEqual(["/media/oak.jpg"]));
    link().click();

    expect(followed).toEqual(["/media/oak.jpg", "/media/oak.jpg"]);
    expect(error).toHaveBeenCalledExactlyOnceWith("[action] lightbox failed.", expect.any(Error));
  });

  test("RUN-AST-04 a page without such links fetches nothing", async () => {
    const { fetched, mount } = visit('<a href="#prices">Prices</a> <a href="/visit/">Visit</a>', { hash: "#prices" });

    mount();
    link().click();

    expect(fetched).not.toHaveBeenCalled();
  });
});

describe("the lightbox", () => {
  test("RUN-ACT-02 opens the slides that the link lists", async () => {
    const { openLightbox } = visit(`<a href="/media/oak.jpg" data-e-action-hash="${PICTURE}">Oak</a>`);

    link().click();
    await settled();

    const src = new URL("/media/oak.jpg", location.href).href;
    expect(openLightbox).toHaveBeenCalledWith(link(), [expect.objectContaining({ type: "image", src, title: "Oak" })]);
  });

  test("RUN-ACT-02 opens a slideshow of the page at the image that it names", async () => {
    const pictures = ["ash", "elm"].map(
      (n) => `<a id="${n}" href="/${n}.jpg" data-elementor-lightbox-slideshow="g"></a>`,
    );
    const { openLightbox } = visit(
      `<a href="${actionLink("lightbox", { url: "/elm.jpg", slideshow: "g" })}"></a>${pictures.join("")}`,
    );

    link().click();
    await settled();

    expect(openLightbox).toHaveBeenCalledWith(link(), document.getElementById("elm"));
  });

  test.each(["javascript:alert(1)", "data:image/png;base64,AA", "//evil.example/a.jpg", "oak.jpg", 7])(
    "RUN-ACT-03 opens nothing that has no address of the web: %s",
    async (url) => {
      const { openLightbox } = visit(`<a href="${actionLink("lightbox", { url })}">Oak</a>`);

      link().click();
      await settled();

      expect(openLightbox).not.toHaveBeenCalled();
    },
  );

  test("may be another one that the page has registered", async () => {
    const { actions, openLightbox } = visit(`<a href="${actionLink("lightbox", {})}">Oak</a>`);
    const own = vi.fn();
    actions.register("lightbox", own);

    link().click();
    await settled();

    expect(own).toHaveBeenCalledOnce();
    expect(openLightbox).not.toHaveBeenCalled();
  });
});

describe("named by the page's address", () => {
  const paint = actionLink("paint", { color: "oak" });

  test.each([
    ["in its own form", `<a href="${paint}"></a>`],
    ["in another form", `<a href="${decodeURIComponent(paint)}"></a>`],
    ["beside an address", `<a href="/oak.jpg" data-e-action-hash="${paint}"></a>`],
  ])("RUN-ACT-01 a link that the page has, %s, is carried out at once", async (_form, html) => {
    const { actions, mount } = visit(html, { hash: paint });
    const run = vi.fn();
    actions.register("paint", run);

    mount();
    await settled();

    expect(run).toHaveBeenCalledExactlyOnceWith({ color: "oak", previousEvent: undefined }, undefined);
  });

  test.each([
    ["asks for something else", actionLink("paint", { color: "red" })],
    ["cannot be read", "#elementor-action:action=paint&settings=***"],
    ["would break a selector", `#elementor-action:action=paint&settings="]${btoa("{}")}`],
    ["is a custom one", "#intarsia-action&event=click&action=paint"],
  ])("RUN-ACT-03 one that was forged is not: it %s", async (_why, hash) => {
    const html = `<a href="${paint}"></a><a href="#intarsia-action&event=click&action=paint"></a>`;
    const { actions, mount } = visit(html, { hash });
    const run = vi.fn();
    actions.register("paint", run);

    mount();
    await settled();

    expect(run).not.toHaveBeenCalled();
  });

  const elm = '<a href="/elm.jpg" data-elementor-lightbox-slideshow="g"></a>';
  test.each([
    ["its own picture", elm, { url: "/elm.jpg", slideshow: "g" }, true],
    ["a picture of an action link", `<a href="${PICTURE}"></a>`, { url: "/media/oak.jpg" }, true],
    ["its own picture in another group", elm, { url: "/elm.jpg", slideshow: "h" }, false],
    ["a picture of another site", elm, { url: "https://evil.example/elm.jpg" }, false],
    ["slides of its own making", elm, { slides: [{ url: "https://evil.example/elm.jpg" }] }, false],
    ["a link to no picture", '<a href="/elm/"></a>', { url: "/elm/" }, false],
  ])("RUN-ACT-02 a slide is opened only if it is the page's: %s", async (_what, html, settings, opens) => {
    const { openLightbox, mount } = visit(html, { hash: actionLink("lightbox", settings) });

    mount();
    await settled();

    expect(openLightbox).toHaveBeenCalledTimes(opens ? 1 : 0);
  });

  test("RUN-ACT-02 so is one that comes while the page is open, by a shared link or the way forward", async () => {
    const { actions } = visit(`<a href="${paint}"></a>`);
    const painted = vi.fn();
    actions.register("paint", painted);

    location.hash = paint;
    await vi.waitFor(() => expect(painted).toHaveBeenCalledOnce());
    location.hash = "#prices";
    await settled();
    expect(painted).toHaveBeenCalledOnce();
  });

  test("RUN-LBX-05 a site that opens no images opens none by an address either", async () => {
    const { openLightbox, mount } = visit(elm, {
      hash: actionLink("lightbox", { url: "/elm.jpg", slideshow: "g" }),
      config: { opensByDefault: false },
    });

    mount();
    await settled();

    expect(openLightbox).not.toHaveBeenCalled();
  });
});

describe("custom actions", () => {
  const on = (event: string) => `<a href="#intarsia-action&event=${event}&action=light_up&piece=sun"><b>Sun</b></a>`;

  async function lit(html: string, config?: ActionsConfig) {
    const page = visit(html, { config });
    const light = vi.fn();
    page.actions.register("light_up", light);
    page.mount();
    await settled();
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    return { ...page, light };
  }
  // jsdom does not implement pointer events.
  const pointing = (pointerType: string) =>
    Object.assign(new MouseEvent("pointerover", { bubbles: true }), { pointerType });
  const enter = () => document.querySelector("b")?.dispatchEvent(pointing("mouse"));
  const leave = () => fireEvent.pointerOut(document.querySelector("b") as Element, { relatedTarget: document.body });
  const click = async (init: object = {}) => {
    link().dispatchEvent(Object.assign(new MouseEvent("click", { bubbles: true, cancelable: true }), init));
    await vi.advanceTimersByTimeAsync(0);
  };

  test("RUN-ACT-04 event=click is done by a click, and not by a hover", async () => {
    // The other link has loaded the code that watches hovers.
    const { light, followed } = await lit(on("click") + on("hover"));
    enter();
    vi.advanceTimersByTime(5000);
    expect(light).not.toHaveBeenCalled();

    await click();

    expect(light).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ piece: "sun" }), expect.any(MouseEvent));
    expect(followed).toEqual([]);
  });

  test("RUN-ACT-04 event=hover is done by a hover, once, and a mouse's click only leads nowhere", async () => {
    const { light, followed } = await lit(on("hover"));

    await click({ pointerType: "mouse" });
    expect(light).not.toHaveBeenCalled();
    enter();
    vi.advanceTimersByTime(5000);

    expect(light).toHaveBeenCalledOnce();
    expect(followed).toEqual([]);
  });

  test.each([
    [undefined, 400],
    [{ hoverTimeout: 900 }, 900],
  ])("RUN-ACT-05 a hover that is shorter than the settings say does nothing: %o", async (config, timeout) => {
    const { light } = await lit(on("hover"), config);

    enter();
    vi.advanceTimersByTime(timeout - 1);
    leave();
    vi.advanceTimersByTime(5000);
    expect(light).not.toHaveBeenCalled();
    enter();
    vi.advanceTimersByTime(timeout);

    expect(light).toHaveBeenCalledOnce();
  });

  test("a mouse that moves from one part of the link to another rests on it", async () => {
    const { light } = await lit(on("hover"));

    enter();
    fireEvent.pointerOut(document.querySelector("b") as Element, { relatedTarget: link() });
    link().dispatchEvent(pointing("mouse"));
    vi.advanceTimersByTime(400);

    expect(light).toHaveBeenCalledOnce();
  });

  test("RUN-ACT-06 the keyboard's focus does it after as long, and Enter at once", async () => {
    const { light } = await lit(on("hover"));

    link().focus();
    vi.advanceTimersByTime(399);
    expect(light).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(light).toHaveBeenCalledOnce();
    link().blur();
    link().focus();
    await click({ pointerType: "" });
    vi.advanceTimersByTime(5000);

    expect(light).toHaveBeenCalledTimes(2);
  });

  test("a finger cannot rest: its touch does it at once", async () => {
    const { light } = await lit(on("hover"));

    link().dispatchEvent(pointing("touch"));
    vi.advanceTimersByTime(5000);
    expect(light).not.toHaveBeenCalled();
    await click({ pointerType: "touch" });

    expect(light).toHaveBeenCalledOnce();
  });
});
