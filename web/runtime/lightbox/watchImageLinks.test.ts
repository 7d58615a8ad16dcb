import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { screenOf } from "../../kit/testing/screen";
import { createHooks } from "../page/hooks";
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
  test("W-GALLERY-02 RUN-LBX-09 shows the images of its gallery only", async () => {
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

  test("RUN-LBX-09 shows a single image alone, titled by its caption", async () => {
    visit(`<figure>${picture("Ash")}<figcaption>Ash, in spring</figcaption></figure>${picture("Elm")}`);

    await userEvent.click(link("Ash"));

    await dialog();
    expect([place(), caption()]).toEqual(["", "Ash, in spring"]);
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
  });

  test("leaves out hidden images of a gallery", async () => {
    visit(`${gallery("g", "Ash", "Elm")}<p hidden>${gallery("g", "Yew")}</p>`);

    await userEvent.click(link("Ash"));

    await dialog();
    expect(place()).toBe("1 / 2");
  });

  test("W-ALL-03 RUN-LBX-10 opens on Enter, closes on Escape and returns focus to the link", async () => {
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

  test("RUN-LBX-10 closes by its button", async () => {
    visit(gallery("g", "Ash", "Elm"));
    await userEvent.click(link("Ash"));
    await dialog();

    await userEvent.click(screen.getByRole("button", { name: "Close (Esc)" }));

    await isClosed();
    expect(document.activeElement).toBe(link("Ash"));
  });

  test("moves forward with the left arrow in right-to-left text", async () => {
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

  test("uses the page's language", async () => {
    visit(gallery("g", "Ash", "Elm"), { translations: { Images: "Bilder", "Close (Esc)": "Schließen (Esc)" } });
    await userEvent.click(link("Ash"));

    await dialog("Bilder");
    expect(screen.getByRole("button", { name: "Schließen (Esc)" })).toBeTruthy();
  });

  test("RUN-HND-09 closes when its opener is removed", async () => {
    const { hooks } = visit(`<section>${gallery("g", "Ash", "Elm")}</section>`);
    await userEvent.click(link("Ash"));
    await dialog();

    hooks.doAction("tree.destroyed", document.querySelector("section"));

    await isClosed();
  });
});

describe("while its code loads", () => {
  const arriving = () => {
    let arrive: (code: object) => void = () => {};
    const openLightbox = vi.fn();
    const code = new Promise<object>((resolve) => {
      arrive = resolve;
    });
    const importModule = vi.fn(() => code as never);
    return { importModule, openLightbox, arrive: () => arrive({ openLightbox }) };
  };

  test("RUN-LBX-07 marks the link as busy and does not follow it", async () => {
    const { importModule, arrive } = arriving();
    const { followed } = visit(picture("Ash"), {}, importModule);

    await userEvent.click(link("Ash"));
    expect(link("Ash").ariaBusy).toBe("true");
    arrive();
    await waitFor(() => expect(link("Ash").ariaBusy).toBeNull());

    expect(followed).toEqual([]);
  });

  test("shows the last requested image", async () => {
    const { importModule, openLightbox, arrive } = arriving();
    visit(picture("Ash") + picture("Elm"), {}, importModule);

    await userEvent.click(link("Ash"));
    await userEvent.click(link("Elm"));
    arrive();
    await waitFor(() => expect(openLightbox).toHaveBeenCalledOnce());

    expect(openLightbox.mock.calls[0]?.[0]).toBe(link("Elm"));
    expect(importModule).toHaveBeenCalledOnce();
  });

  test("opens an image once for a repeated request, and does not leave on a double click", async () => {
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
  test("RUN-AST-05 if the lightbox cannot be loaded, for this and all later links", async () => {
    const importModule = vi.fn(async () => Promise.reject(new Error("offline")));
    const { followed } = visit(picture("Ash") + picture("Elm"), {}, importModule);

    await userEvent.click(link("Ash"));
    await waitFor(() => expect(followed).toEqual(["/media/Ash.jpg"]));
    await userEvent.click(link("Elm"));

    expect(followed).toEqual(["/media/Ash.jpg", "/media/Elm.jpg"]);
    expect(importModule.mock.calls).toEqual([["/lightbox.js"], ["/lightbox.js?retry"]]);
  });

  test("RUN-LBX-05 if the site opens no images, except for links that say so", async () => {
    const { followed } = visit(picture("Ash") + picture("Elm", 'data-elementor-open-lightbox="yes"'), {
      opensByDefault: false,
    });

    await userEvent.click(link("Ash"));
    await userEvent.click(link("Elm"));

    await dialog();
    expect(followed).toEqual(["/media/Ash.jpg"]);
  });

  test("if another listener handled the click, and on a page without a lightbox", async () => {
    const { followed } = visit(picture("Ash"), { src: undefined });
    await userEvent.click(link("Ash"));
    expect(followed).toEqual(["/media/Ash.jpg"]);

    visit(picture("Elm"));
    document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.click(link("Elm"));
    expect(link("Elm").ariaBusy).toBeNull();
  });
});
