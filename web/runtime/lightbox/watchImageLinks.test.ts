// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { screenOf } from "../../kit/testing/screen";
import { createHooks } from "../hooks";
import { createLightbox, type LightboxConfig } from "./createLightbox";
import { watchImageLinks } from "./watchImageLinks";

const picture = (name: string, attributes = "") =>
  `<a href="/media/${name}.jpg" ${attributes}><img src="/${name}-small.jpg" width="800" height="600" alt="${name}"></a>`;
const gallery = (id: string, ...names: string[]) =>
  names.map((name) => picture(name, `data-elementor-lightbox-slideshow="${id}"`)).join("");

/** A page with these links. Navigation is recorded instead of followed. */
function visit(
  html: string,
  config: LightboxConfig = {},
  importModule = () => import("../../kit/lightbox/openLightbox"),
) {
  document.body.innerHTML = html;
  const hooks = createHooks();
  const all = { src: "/lightbox.js", ...config };
  const end = watchImageLinks(document, createLightbox(hooks, all, importModule), all);
  const followed: string[] = [];
  const note = (event: MouseEvent) => {
    if (!event.defaultPrevented) followed.push((event.target as Element).closest("a")?.getAttribute("href") ?? "");
    event.preventDefault();
  };
  window.addEventListener("click", note);
  onTestFinished(() => {
    end();
    window.removeEventListener("click", note);
  });
  return { hooks, followed };
}

const link = (name: string) => screen.getByAltText(name).closest("a") as HTMLAnchorElement;
const dialog = (name = "Images") => screen.findByRole("dialog", { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const place = () => document.querySelector(".pswp__counter")?.textContent;
const caption = () => document.querySelector(".pswp__caption")?.textContent;

beforeEach(() => {
  screenOf({ isMotionReduced: true });
  // Not implemented in jsdom.
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
  test("W-GALLERY-02 RUN-LBX-09 a click opens the image among those of its gallery only", async () => {
    visit(gallery("first", "Ash", "Elm", "Yew") + gallery("second", "Fir", "Oak"));

    await userEvent.click(link("Ash"));

    await dialog();
    expect([place(), caption()]).toEqual(["1 / 3", "Ash"]);
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    expect([place(), caption()]).toEqual(["2 / 3", "Elm"]);
    await userEvent.click(screen.getByRole("button", { name: "Previous" }));
    await userEvent.click(screen.getByRole("button", { name: "Previous" }));
    expect([place(), caption()]).toEqual(["3 / 3", "Yew"]);
  });

  test("RUN-LBX-09 an image by itself has no others, and is titled by what stands below it", async () => {
    visit(`<figure>${picture("Ash")}<figcaption>Ash, in spring</figcaption></figure>${picture("Elm")}`);

    await userEvent.click(link("Ash"));

    await dialog();
    expect([place(), caption()]).toEqual(["", "Ash, in spring"]);
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
  });

  test("an image that is left out of a gallery is left out of the lightbox", async () => {
    visit(`${gallery("g", "Ash", "Elm")}<p hidden>${gallery("g", "Yew")}</p>`);

    await userEvent.click(link("Ash"));

    await dialog();
    expect(place()).toBe("1 / 2");
  });

  test("W-ALL-03 RUN-LBX-10 Enter opens it, Escape closes it, and the focus is on the link again", async () => {
    visit(gallery("g", "Ash", "Elm", "Yew"));
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
    visit(gallery("g", "Ash", "Elm"));
    await userEvent.click(link("Ash"));
    await dialog();

    await userEvent.click(screen.getByRole("button", { name: "Close (Esc)" }));

    await isClosed();
    expect(document.activeElement).toBe(link("Ash"));
  });

  test("where one reads from the right, the left arrow goes on", async () => {
    visit(gallery("g", "Ash", "Elm", "Yew"));
    // jsdom does not inherit it.
    for (const one of document.querySelectorAll("a")) one.style.direction = "rtl";
    await userEvent.click(link("Ash"));
    await dialog();
    expect([place(), caption()]).toEqual(["1 / 3", "Ash"]);

    await userEvent.keyboard("{ArrowLeft}");
    expect([place(), caption()]).toEqual(["2 / 3", "Elm"]);
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    expect([place(), caption()]).toEqual(["3 / 3", "Yew"]);
  });

  test("it speaks the language of the page", async () => {
    visit(gallery("g", "Ash", "Elm"), { translations: { Images: "Bilder", "Close (Esc)": "Schließen (Esc)" } });
    await userEvent.click(link("Ash"));

    await dialog("Bilder");
    expect(screen.getByRole("button", { name: "Schließen (Esc)" })).toBeTruthy();
  });

  test("RUN-HND-09 it goes with what it was opened from", async () => {
    const { hooks } = visit(`<section>${gallery("g", "Ash", "Elm")}</section>`);
    await userEvent.click(link("Ash"));
    await dialog();

    hooks.doAction("tree.destroyed", document.querySelector("section"));

    await isClosed();
  });
});

describe("while its code is under way", () => {
  const arriving = () => {
    let arrive: (code: object) => void = () => {};
    const openLightbox = vi.fn();
    const code = new Promise<object>((resolve) => {
      arrive = resolve;
    });
    const importModule = vi.fn(() => code as never);
    return { importModule, openLightbox, arrive: () => arrive({ openLightbox }) };
  };

  test("RUN-LBX-07 a link that waits says so, and is not followed", async () => {
    const { importModule, arrive } = arriving();
    const { followed } = visit(picture("Ash"), {}, importModule);

    await userEvent.click(link("Ash"));
    expect(link("Ash").ariaBusy).toBe("true");
    arrive();
    await waitFor(() => expect(link("Ash").ariaBusy).toBeNull());

    expect(followed).toEqual([]);
  });

  test("the image that was asked for last is shown", async () => {
    const { importModule, openLightbox, arrive } = arriving();
    visit(picture("Ash") + picture("Elm"), {}, importModule);

    await userEvent.click(link("Ash"));
    await userEvent.click(link("Elm"));
    arrive();
    await waitFor(() => expect(openLightbox).toHaveBeenCalledOnce());

    expect(openLightbox.mock.calls[0]?.[0]).toBe(link("Elm"));
    expect(importModule).toHaveBeenCalledOnce();
  });

  test("who asks for the same image again after a while has it by itself, and who presses twice does not leave", async () => {
    const { importModule } = arriving();
    const { followed } = visit(picture("Ash"), {}, importModule);
    const press = (at: number) => {
      const event = new MouseEvent("click", { bubbles: true, cancelable: true });
      Object.defineProperty(event, "timeStamp", { value: at });
      link("Ash").dispatchEvent(event);
    };

    press(5000);
    press(5200);
    expect(followed).toEqual([]);
    press(6500);
    expect(followed).toEqual(["/media/Ash.jpg"]);
  });
});

describe("left to the browser", () => {
  test("RUN-AST-05 when the lightbox cannot be had, this link is followed and so are all later ones", async () => {
    const importModule = vi.fn(async () => Promise.reject(new Error("offline")));
    const { followed } = visit(picture("Ash") + picture("Elm"), {}, importModule);

    await userEvent.click(link("Ash"));
    await waitFor(() => expect(followed).toEqual(["/media/Ash.jpg"]));
    await userEvent.click(link("Elm"));

    expect(followed).toEqual(["/media/Ash.jpg", "/media/Elm.jpg"]);
    expect(importModule.mock.calls).toEqual([["/lightbox.js"], ["/lightbox.js?retry"]]);
  });

  test("RUN-LBX-05 when the site opens no images, but for links that say so", async () => {
    const { followed } = visit(picture("Ash") + picture("Elm", 'data-elementor-open-lightbox="yes"'), {
      opensByDefault: false,
    });

    await userEvent.click(link("Ash"));
    await userEvent.click(link("Elm"));

    await dialog();
    expect(followed).toEqual(["/media/Ash.jpg"]);
  });

  test("what somebody else has answered, and a page that knows no lightbox", async () => {
    const { followed } = visit(picture("Ash"), { src: undefined });
    await userEvent.click(link("Ash"));
    expect(followed).toEqual(["/media/Ash.jpg"]);

    visit(picture("Elm"));
    document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.click(link("Elm"));
    expect(link("Elm").ariaBusy).toBeNull();
  });
});
