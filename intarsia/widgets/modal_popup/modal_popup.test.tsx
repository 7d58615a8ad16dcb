import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { withDialogs } from "../../../web/kit/testing/dialogs";
import { enhanceIn, image, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { storage } from "../../../web/runtime/page/storage";
import { modal_popup } from ".";
import { enhance } from "./enhance";
import { schema } from "./schema";

withDialogs();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("intarsia", { storage });
  // jsdom plays no media.
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const RULES = (
  <div>
    <p>Soak the pearls overnight.</p>
    <iframe title="The pot" src="https://films.example/pot" />
    <video src="/media/pot.mp4">
      <track kind="captions" src="/media/pot.vtt" />
    </video>
  </div>
);
const SET = { title: "The glue pot", content: RULES };

function shown(settings: Record<string, unknown> = {}, id = "p-1", options = {}) {
  const rendered = renderWidget(modal_popup, { ...SET, ...settings }, { id, ...options });
  const end = enhanceIn(rendered.container, enhance);
  onTestFinished(end);
  const dialog = rendered.container.querySelector("dialog") as HTMLDialogElement;
  const trigger = rendered.container.querySelector<HTMLElement>(".dialog__trigger") as HTMLElement;
  return { ...rendered, dialog, trigger, end };
}

/** jsdom has no layout: every box is the point 0, 0. */
const press = (dialog: HTMLElement, at: number, from: HTMLElement = dialog, below = at) => {
  for (const [type, target] of [
    ["pointerdown", from],
    ["click", dialog],
  ] as const)
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: at, clientY: below }));
};

test("W-MODAL-POPUP-01 has settings for trigger, delay, animation and design", () => {
  const { trigger_type, delay, animation, design_type } = schema.settings;

  expect(trigger_type.options.map(([name]) => name)).toEqual(["button", "image", "pageload", "link"]);
  expect([trigger_type.default, delay.default, animation.default, design_type.default]).toEqual([
    ...["button", 3, "zoomIn", "card"],
  ]);
});

describe("published", () => {
  test("W-ALL-01 RUN-HND-10 W-MODAL-POPUP-02 is hidden, and its button opens it without a script", () => {
    const { getByRole, html, dialog } = shown();

    expect(dialog.open).toBe(false);
    expect(html).toContain("Soak the pearls overnight.");
    const button = getByRole("button", { name: "Open" });
    expect(button.getAttribute("command")).toBe("show-modal");
    expect(button.getAttribute("commandfor")).toBe(dialog.id);
    expect(button.getAttribute("popovertarget")).toBe(dialog.id);
  });

  test("W-MODAL-POPUP-06 is a dialog that is named by its title, also if the title is hidden", () => {
    const { dialog } = shown({ title_shown: "" });

    const title = document.getElementById(dialog.getAttribute("aria-labelledby") ?? "");
    expect(title?.textContent).toBe("The glue pot");
    expect(shown({ title: "" }, "p-2").dialog.getAttribute("aria-label")).toBe("Popup");
  });

  test.each(["pageload", "link"])("RUN-HND-10 is part of the page if only a script could open it: %s", (by) => {
    const { dialog, trigger } = shown({ trigger_type: by });

    expect(trigger).toBeNull();
    expect(dialog.classList).toContain("dialog--no-trigger");
    expect(dialog.hasAttribute("popover")).toBe(false);
  });

  test("can have an image as its button, named after what it opens", () => {
    const settings = { trigger_type: "image", trigger_image: { id: 1 } };
    const { getByRole } = shown(settings, "p-1", { resources: { images: { "1": image() } } });

    expect(getByRole("button", { name: "The glue pot" }).querySelector("img")?.alt).toBe("");
  });

  test("has UI strings in the page's language", () => {
    const words = { Close: "Schließen", Open: "Öffnen" };

    expect(shown({}, "p-1", { environment: { translations: words } }).html).toMatch(/Öffnen.*Schließen/);
  });

  test("W-ALL-03 is accessible, open and closed", async () => {
    vi.useRealTimers();
    const { container, trigger } = shown();
    expect(await violations(container)).toEqual([]);
    trigger.click();
    expect(await violations(container)).toEqual([]);
  });
});

test("is open and in place on the canvas", () => {
  const { getByText, container } = renderWidget(modal_popup, SET, { environment: { mode: "editor" } });

  expect(container.querySelector("dialog")?.open).toBe(true);
  expect(getByText("Soak the pearls overnight.")).toBeTruthy();
});

describe("opened", () => {
  test("W-MODAL-POPUP-02 opens by its button, and tells screen readers", () => {
    const { dialog, trigger } = shown();

    trigger.click();

    expect(dialog.open).toBe(true);
    expect(trigger.getAttribute("aria-expanded")).toBe("true");
  });

  test("W-MODAL-POPUP-06 RUN-HND-19 moves focus inside after 250 ms, and back to its button after closing", () => {
    const { dialog, trigger, getByRole } = shown();
    dialog.showModal = () => {
      dialog.open = true;
    };

    trigger.focus();
    trigger.click();
    vi.advanceTimersByTime(249);
    expect(document.activeElement).toBe(trigger);
    vi.advanceTimersByTime(1);
    expect(document.activeElement).toBe(getByRole("button", { name: "Close" }));
    dialog.close();

    expect(document.activeElement).toBe(trigger);
    expect(trigger.getAttribute("aria-expanded")).toBe("false");
  });

  test("W-MODAL-POPUP-04 closes by its close button and by a click on the overlay", () => {
    const { dialog, trigger, getByRole } = shown();
    trigger.click();
    getByRole("button", { name: "Close" }).click();
    expect(dialog.open).toBe(false);

    trigger.click();
    vi.advanceTimersByTime(500);
    press(dialog, 0);
    expect(dialog.open).toBe(true);
    press(dialog, 20);
    expect(dialog.open).toBe(false);
  });

  test("stays open after a double click on its trigger", () => {
    const { dialog, trigger } = shown();
    trigger.click();
    vi.advanceTimersByTime(200);
    // By then the overlay lies over the trigger. The browser itself closes a dialog with `any` on such a click.
    press(dialog, 20);
    expect([dialog.open, dialog.getAttribute("closedby")]).toEqual([true, "closerequest"]);

    vi.advanceTimersByTime(300);
    expect(dialog.getAttribute("closedby")).toBe("any");
    press(dialog, 20);
    expect(dialog.open).toBe(false);
  });

  test.each([
    ["left of it", 9, 15],
    ["right of it", 21, 15],
    ["above it", 15, 9],
    ["below it", 15, 21],
  ])("closes by a click %s", (_where, across, down) => {
    const { dialog, trigger } = shown();
    dialog.getBoundingClientRect = () => new DOMRect(10, 10, 10, 10);
    trigger.click();
    vi.advanceTimersByTime(500);
    press(dialog, 15);
    expect(dialog.open).toBe(true);

    press(dialog, across, dialog, down);
    expect(dialog.open).toBe(false);
  });

  test("does not close when a text selection ends outside", () => {
    const { dialog, trigger } = shown();
    trigger.click();

    press(dialog, 20, dialog.querySelector("p") as HTMLElement);

    expect(dialog.open).toBe(true);
  });

  test("W-MODAL-POPUP-05 stops its videos on close: frames are blank for 500 ms", () => {
    const { dialog, trigger } = shown();
    const frame = dialog.querySelector("iframe") as HTMLIFrameElement;
    trigger.click();

    dialog.close();
    expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledOnce();
    expect(frame.src).toBe("about:blank");
    vi.advanceTimersByTime(499);
    expect(frame.src).toBe("about:blank");
    vi.advanceTimersByTime(1);
    expect(frame.src).toBe("https://films.example/pot");
  });

  test("W-MODAL-POPUP-05 restores a frame at once if it opens again earlier", () => {
    const { dialog, trigger } = shown();
    trigger.click();
    dialog.close();

    trigger.click();

    expect(dialog.querySelector("iframe")?.src).toBe("https://films.example/pot");
  });

  test("W-MODAL-POPUP-03 opens by itself after its delay, and not again after it was closed", () => {
    const itself = { trigger_type: "pageload", delay: 2, once: "yes" };
    const { dialog, end, unmount } = shown(itself);
    vi.advanceTimersByTime(1999);
    expect(dialog.open).toBe(false);
    vi.advanceTimersByTime(1);
    expect(dialog.open).toBe(true);
    dialog.close();
    end();
    unmount();

    const later = shown(itself).dialog;
    vi.advanceTimersByTime(60_000);
    expect(later.open).toBe(false);
  });

  test("W-MODAL-POPUP-03 opens on every page load without that limit", () => {
    const itself = { trigger_type: "pageload", delay: 0, once: "" };
    const { dialog, end, unmount } = shown(itself);
    vi.advanceTimersByTime(0);
    dialog.close();
    end();
    unmount();

    const later = shown(itself).dialog;
    vi.advanceTimersByTime(0);
    expect(later.open).toBe(true);
  });

  test("W-ALL-04 works independently of other popups, also nested ones", () => {
    const first = shown({}, "p-1");
    const second = shown({}, "p-2");
    second.trigger.click();
    expect([first.dialog.open, second.dialog.open]).toEqual([false, true]);

    const inner = document.createElement("in-island");
    inner.innerHTML = '<button type="button" class="dialog__trigger">Another</button>';
    first.dialog.append(inner);
    inner.querySelector("button")?.click();
    expect(first.dialog.open).toBe(false);
    inner.remove();
  });

  test.each(["a dialog is open", "somebody types"])(
    "W-MODAL-POPUP-03 waits with opening by itself while %s",
    (what) => {
      const busy = document.body.appendChild(document.createElement(what === "somebody types" ? "input" : "dialog"));
      onTestFinished(() => busy.remove());
      if (busy instanceof HTMLDialogElement) busy.open = true;
      else busy.focus();
      const { dialog } = shown({ trigger_type: "pageload", delay: 2 });

      vi.advanceTimersByTime(20_000);
      expect(dialog.open).toBe(false);
      busy.remove();
      vi.advanceTimersByTime(1000);
      expect(dialog.open).toBe(true);
    },
  );

  test("W-MODAL-POPUP-04 closes nested popups when it closes, and leaves their videos to them", () => {
    const { dialog, trigger } = shown();
    const inner = document.createElement("dialog");
    inner.className = "dialog";
    inner.innerHTML = '<a href="#more">More</a><iframe src="https://films.example/inner" title="Inner"></iframe>';
    dialog.append(inner);
    trigger.click();
    inner.showModal();

    inner.querySelector("a")?.click();
    expect(dialog.open).toBe(true);
    dialog.close();

    expect(inner.open).toBe(false);
    expect(inner.querySelector("iframe")?.src).toBe("https://films.example/inner");
    inner.remove();
  });

  test("W-MODAL-POPUP-02 stays closed inside a closed part of the page, where it would be invisible", () => {
    const { dialog, container, trigger } = shown();
    // jsdom has no layout and does not know which elements have a box.
    Object.assign(container, { checkVisibility: () => false });

    trigger.click();

    expect(dialog.open).toBe(false);
  });

  test("RUN-HND-09 restores the page if it is removed while open", () => {
    const { dialog, trigger, end } = shown();
    trigger.focus();
    trigger.click();
    document.documentElement.style.scrollbarGutter = "stable";

    end();

    expect(dialog.open).toBe(false);
    expect(document.documentElement.style.scrollbarGutter).toBe("");
    expect(document.activeElement).toBe(trigger);
  });

  test("is open with its videos if it was closed and opened before the browser reports the close", () => {
    const { dialog, trigger } = shown();
    trigger.click();

    // Browsers fire the close event after all other events.
    dialog.dispatchEvent(new Event("close"));

    expect(dialog.querySelector("iframe")?.src).toBe("https://films.example/pot");
    expect(trigger.getAttribute("aria-expanded")).toBe("true");
  });

  test("handles w:command until it is removed", () => {
    const { container, dialog, end } = shown();
    const ask = (detail: object) => container.dispatchEvent(new CustomEvent("w:command", { detail }));

    ask({ surface: "toggle" });
    expect(dialog.open).toBe(true);
    ask({ surface: "toggle" });
    expect(dialog.open).toBe(false);
    end();
    ask({ surface: "open" });
    expect(dialog.open).toBe(false);
  });

  test("opens when a link leads to an element inside", () => {
    const { dialog } = shown();

    dialog.querySelector("p")?.dispatchEvent(new CustomEvent("intarsia:reveal", { bubbles: true }));

    expect(dialog.open).toBe(true);
  });
});

test.each([
  [
    { trigger_type: "pageload", delay: 4, once: "yes" },
    { delay: "4000", once: "yes" },
  ],
  [{ trigger_type: "pageload", delay: 0, once: "" }, { delay: "0" }],
  [{ trigger_type: "button", delay: 4, once: "yes" }, {}],
])("W-MODAL-POPUP-01 only a popup that opens by itself has a delay: %j", (settings, expected) => {
  const of = (environment: object) => {
    const { container } = renderWidget(modal_popup, { ...SET, ...settings }, { environment });
    return { ...(container.querySelector(".modal_popup") as HTMLElement).dataset };
  };

  expect(of({})).toMatchObject(expected);
  if (!("delay" in expected)) expect(Object.keys(of({}))).not.toContain("delay");
  expect(Object.keys(of({ mode: "editor" }))).not.toContain("delay");
});

test.each([
  [{ trigger_type: "button", button_text: "Tell me more" }, "Tell me more"],
  [{ trigger_type: "button", button_text: "" }, "Open"],
  [{ trigger_type: "image", trigger_image: { id: 7 } }, "The glue pot"],
  [{ trigger_type: "image", trigger_image: { id: 7 }, title: "" }, "Oak veneer, cut for a rosette"],
])("W-ALL-03 the trigger of %j is called “%s”", (settings, name) => {
  const { getByRole } = renderWidget(
    modal_popup,
    { ...SET, ...settings },
    { id: "named", resources: { images: { 7: image() } } },
  );

  expect(getByRole("button", { name })).toBeTruthy();
});

test("staff see what is missing of a popup that an image opens", () => {
  const html = (settings: object) =>
    renderWidget(modal_popup, { ...SET, ...settings }, { environment: { mode: "editor" } }).html;

  expect(html({ trigger_type: "image" })).toContain("Choose an image that opens the popup");
  expect(html({ trigger_type: "button" })).not.toContain("Choose an image");
});
