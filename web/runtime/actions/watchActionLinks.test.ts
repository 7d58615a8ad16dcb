import { fireEvent } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { actionLink } from "../../kit/links/actionLink";
import { createLightbox, type OpenLightbox } from "../lightbox/createLightbox";
import { createHooks } from "../page/hooks";
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

describe("on click", () => {
  test("RUN-ACT-01 calls the named action with its settings and the event", async () => {
    const { actions, followed } = visit(`<a href="${actionLink("paint", { color: "walnut" })}"><b>Paint</b></a>`);
    const paint = vi.fn();
    actions.register("paint", paint);

    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.querySelector("b")?.dispatchEvent(click);
    await settled();

    expect(paint).toHaveBeenCalledExactlyOnceWith({ color: "walnut", previousEvent: click }, click);
    expect(followed).toEqual([]);
  });

  test("runs links that are added later, and ignores removed actions", async () => {
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
  ])("RUN-ACT-03 ignores an unknown or invalid link: %s", async (href) => {
    const error = vi.spyOn(console, "error");
    const { followed, openLightbox } = visit(`<a href="${href}">Go</a>`);

    link().click();
    await settled();

    expect([followed, openLightbox.mock.calls, error.mock.calls]).toEqual([[], [], []]);
  });

  test("logs a failing action by name, and runs the next one", async () => {
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

  test("leaves clicks that open another tab to the browser", async () => {
    const { followed } = visit(`<a href="/media/oak.jpg" data-e-action-hash="${PICTURE}">Oak</a>`);

    fireEvent.click(link(), { ctrlKey: true });

    expect(followed).toEqual(["/media/oak.jpg"]);
  });

  test("RUN-AST-05 follows a link with a URL if its code cannot be loaded", async () => {
    const importModule = () => Promise.reject(new Error("offline"));
    const { followed } = visit(`<a href="/media/oak.jpg" data-e-action-hash="${PICTURE}">Oak</a>`, { importModule });

    link().click();
    await vi.waitFor(() => expect(followed).toEqual(["/media/oak.jpg"]));
  });

  test("RUN-AST-05 follows it if the lightbox cannot be loaded, also on the next click", async () => {
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

  test("RUN-AST-04 fetches nothing on a page without such links", async () => {
    const { fetched, mount } = visit('<a href="#prices">Prices</a> <a href="/visit/">Visit</a>', { hash: "#prices" });

    mount();
    link().click();

    expect(fetched).not.toHaveBeenCalled();
  });
});

describe("the lightbox", () => {
  test("RUN-ACT-02 opens the slides of the link", async () => {
    const { openLightbox } = visit(`<a href="/media/oak.jpg" data-e-action-hash="${PICTURE}">Oak</a>`);

    link().click();
    await settled();

    const src = new URL("/media/oak.jpg", location.href).href;
    expect(openLightbox).toHaveBeenCalledWith(link(), [expect.objectContaining({ type: "image", src, title: "Oak" })]);
  });

  test("RUN-ACT-02 opens a slideshow of the page at the named image", async () => {
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
    "RUN-ACT-03 opens nothing without a web URL: %s",
    async (url) => {
      const { openLightbox } = visit(`<a href="${actionLink("lightbox", { url })}">Oak</a>`);

      link().click();
      await settled();

      expect(openLightbox).not.toHaveBeenCalled();
    },
  );

  test("can be replaced by another action of the page", async () => {
    const { actions, openLightbox } = visit(`<a href="${actionLink("lightbox", {})}">Oak</a>`);
    const own = vi.fn();
    actions.register("lightbox", own);

    link().click();
    await settled();

    expect(own).toHaveBeenCalledOnce();
    expect(openLightbox).not.toHaveBeenCalled();
  });
});

describe("in the page's URL", () => {
  const paint = actionLink("paint", { color: "oak" });

  test.each([
    ["in its own form", `<a href="${paint}"></a>`],
    ["in another form", `<a href="${decodeURIComponent(paint)}"></a>`],
    ["in addition to a URL", `<a href="/oak.jpg" data-e-action-hash="${paint}"></a>`],
  ])("RUN-ACT-01 runs at once for a link of the page, %s", async (_form, html) => {
    const { actions, mount } = visit(html, { hash: paint });
    const run = vi.fn();
    actions.register("paint", run);

    mount();
    await settled();

    expect(run).toHaveBeenCalledExactlyOnceWith({ color: "oak", previousEvent: undefined }, undefined);
  });

  test.each([
    ["requests something else", actionLink("paint", { color: "red" })],
    ["cannot be read", "#elementor-action:action=paint&settings=***"],
    ["would break a selector", `#elementor-action:action=paint&settings="]${btoa("{}")}`],
    ["is a custom one", "#intarsia-action&event=click&action=paint"],
  ])("RUN-ACT-03 does not run if forged: it %s", async (_why, hash) => {
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
    ["an image of an action link", `<a href="${PICTURE}"></a>`, { url: "/media/oak.jpg" }, true],
    ["its own image in another group", elm, { url: "/elm.jpg", slideshow: "h" }, false],
    ["an image of another site", elm, { url: "https://evil.example/elm.jpg" }, false],
    ["slides of its own making", elm, { slides: [{ url: "https://evil.example/elm.jpg" }] }, false],
    ["a link to no picture", '<a href="/elm/"></a>', { url: "/elm/" }, false],
  ])("RUN-ACT-02 opens a slide only if the page has it: %s", async (_what, html, settings, opens) => {
    const { openLightbox, mount } = visit(html, { hash: actionLink("lightbox", settings) });

    mount();
    await settled();

    expect(openLightbox).toHaveBeenCalledTimes(opens ? 1 : 0);
  });

  test("RUN-ACT-02 runs when the URL changes to a shared link or by Forward", async () => {
    const { actions } = visit(`<a href="${paint}"></a>`);
    const painted = vi.fn();
    actions.register("paint", painted);

    location.hash = paint;
    await vi.waitFor(() => expect(painted).toHaveBeenCalledOnce());
    location.hash = "#prices";
    await settled();
    expect(painted).toHaveBeenCalledOnce();
  });

  test("RUN-LBX-05 opens no image on a site that turned this off", async () => {
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

  test("RUN-ACT-04 event=click runs on click and not on hover", async () => {
    // The other link has loaded the code that watches hovers.
    const { light, followed } = await lit(on("click") + on("hover"));
    enter();
    vi.advanceTimersByTime(5000);
    expect(light).not.toHaveBeenCalled();

    await click();

    expect(light).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ piece: "sun" }), expect.any(MouseEvent));
    expect(followed).toEqual([]);
  });

  test("RUN-ACT-04 event=hover runs on hover, once, and a mouse click does nothing", async () => {
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
  ])("RUN-ACT-05 ignore a hover that is shorter than configured: %o", async (config, timeout) => {
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

  test("count a mouse that moves between parts of the link as resting", async () => {
    const { light } = await lit(on("hover"));

    enter();
    fireEvent.pointerOut(document.querySelector("b") as Element, { relatedTarget: link() });
    link().dispatchEvent(pointing("mouse"));
    vi.advanceTimersByTime(400);

    expect(light).toHaveBeenCalledOnce();
  });

  test("RUN-ACT-06 run after the same delay on keyboard focus, and at once on Enter", async () => {
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

  test("run at once on touch, which cannot rest", async () => {
    const { light } = await lit(on("hover"));

    link().dispatchEvent(pointing("touch"));
    vi.advanceTimersByTime(5000);
    expect(light).not.toHaveBeenCalled();
    await click({ pointerType: "touch" });

    expect(light).toHaveBeenCalledOnce();
  });
});
