import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Element } from "../../../documents/document";
import type { Resources } from "../../../kit/resolve/resolve";
import { violations } from "../../../kit/testing/renderWidget";
import { loadLayers } from "../../layers/onDemand";
import type { Boot } from "../../saving/api";
import { ControlHost } from "../../testing/ControlHost";
import { documentChooser } from "../../testing/documentChooser";
import { boot, inEditor } from "../../testing/inEditor";
import { chooseImage } from "../../testing/library";
import { LinkControl } from "./LinkControl";

beforeAll(() => loadLayers());

const SETTING = { kind: "link", label: "Link", default: { url: "" } };

function held(
  value: unknown = { url: "https://example.org/", page: null },
  elements: readonly Element[] = [],
  boot: Partial<Boot> = {},
  resources: Partial<Resources> = {},
) {
  const onValue = vi.fn();
  const rendered = inEditor(<ControlHost of={LinkControl} setting={SETTING} value={value} onValue={onValue} />, {
    elements,
    boot,
    resources,
  });
  return { ...rendered, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("link", () => {
  it("stores the typed URL and how it opens", async () => {
    const { last } = held({ url: "", page: null });
    await userEvent.type(screen.getByLabelText("Link"), "#prices");
    await userEvent.click(screen.getByLabelText("New tab"));
    await userEvent.click(screen.getByLabelText("Nofollow"));
    expect(last()).toEqual({ url: "#prices", page: null, is_external: "on", nofollow: "on" });
  });

  it("completes a URL without https:// when the field loses focus", async () => {
    const { last } = held({ url: "www.example.com", page: null });
    await userEvent.click(screen.getByLabelText("Link"));
    await userEvent.tab();
    expect(last()).toEqual({ url: "https://www.example.com", page: null });
  });

  it("shows how it opens, which can be turned off", async () => {
    const { last } = held({ url: "/oak/", page: null, is_external: "on", nofollow: "" });
    const [tab, nofollow] = ["New tab", "Nofollow"].map((name) => screen.getByLabelText(name) as HTMLInputElement);
    expect([tab?.checked, nofollow?.checked]).toEqual([true, false]);
    await userEvent.click(screen.getByLabelText("New tab"));
    expect(last()).toEqual({ url: "/oak/", page: null, is_external: "", nofollow: "" });
    await userEvent.click(screen.getByLabelText("Nofollow"));
    await userEvent.click(screen.getByLabelText("Nofollow"));
    expect(last().nofollow).toBe("");
  });

  it("stores nothing when a complete URL loses focus", async () => {
    const { onValue } = held();
    await userEvent.click(screen.getByLabelText("Link"));
    await userEvent.tab();
    expect(onValue).not.toHaveBeenCalled();
  });

  it("has fields for URLs, without suggestions and spelling mistakes", () => {
    held({ url: "", page: null });
    const isForUrls = (label: string) => {
      const field = screen.getByLabelText(label) as HTMLInputElement;
      return [field.inputMode, field.autocomplete, field.getAttribute("spellcheck")].join() === "url,off,false";
    };
    expect(isForUrls("Link")).toBe(true);
    held({ url: "", action: { name: "lightbox", settings: { video: "/media/press.mp4" } } });
    expect(["Video URL", "Subtitles URL"].map(isForUrls)).toEqual([true, true]);
  });

  it("opens and closes the list of actions, in which the first one has the focus", async () => {
    held();
    const button = screen.getByRole("button", { name: "Choose a link action" });
    expect(button.ariaExpanded).toBe("false");
    await userEvent.click(button);
    expect(button.ariaExpanded).toBe("true");
    const list = screen.getByRole("dialog", { name: "Link action" });
    expect(list.id).toBe(button.getAttribute("aria-controls"));
    await waitFor(() => expect(document.activeElement).toBe(list.querySelector("button")));
    await userEvent.keyboard("{Escape}");
    expect([screen.queryByRole("dialog"), button.ariaExpanded]).toEqual([null, "false"]);
  });

  it.each([
    { url: "/oak/", page: null },
    { url: "", page: 7 },
    { url: "", document: 12 },
    { url: "", action: { name: "lightbox", settings: { video: "/media/press.mp4" } } },
  ])("cannot be changed while the editor is locked: %j", (value) => {
    inEditor(<LinkControl id="l" setting={SETTING as never} value={value as never} onChange={() => {}} isDisabled />);
    const parts = [...document.querySelectorAll<HTMLInputElement>("input, button, select")];
    expect(parts.filter(({ disabled }) => !disabled)).toEqual([]);
    expect(parts.length).toBeGreaterThan(1);
  });

  it("selects a page in Wagtail's chooser and removes it again", async () => {
    const open = vi.fn((_options, onChosen) => onChosen({ id: "7", adminTitle: "Visit us", url: "/visit/" }));
    vi.stubGlobal(
      "PageChooserModal",
      class {
        open = open;
      },
    );
    const { last } = held();
    await userEvent.click(screen.getByRole("button", { name: "Choose a page" }));
    expect(last()).toEqual({ url: "", page: 7 });
    expect(screen.getByText("Visit us")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Do not link to Visit us" }));
    expect(last()).toEqual({ url: "", page: null });
    vi.unstubAllGlobals();
  });

  it("selects a file in Wagtail's document library with the keyboard, and removes it again", async () => {
    const { open, urls } = documentChooser({ id: "12", title: "Prices 2027", url: "/documents/12/prices.pdf" });
    const { last } = held({ url: "/old.pdf", page: null, is_external: "on" });
    screen.getByRole("button", { name: "Choose a document" }).focus();
    await userEvent.keyboard("{Enter}");
    expect([urls, open.mock.lastCall?.[0]]).toEqual([["/choose-document/"], { multiple: false }]);
    expect(last()).toEqual({ url: "", page: null, is_external: "on", document: 12 });
    const remove = screen.getByRole("button", { name: /^Do not link to/ });
    await waitFor(() => expect(document.activeElement).toBe(remove));
    await userEvent.keyboard("{Enter}");
    expect(last()).toEqual({ url: "", page: null, is_external: "on" });
    expect(document.activeElement).toBe(screen.getByLabelText("Link"));
  });

  it("shows the chosen file by its title, and a deleted one by its number", () => {
    const documents = { "12": { url: "/documents/12/prices.pdf", title: "Prices 2027" } };
    const { unmount } = held({ url: "", document: 12 }, [], {}, { documents });
    expect(screen.getByText("Prices 2027")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Do not link to Prices 2027" })).toBeTruthy();
    unmount();
    held({ url: "", document: 13 }, [], {}, { documents });
    expect(screen.getByRole("button", { name: "Do not link to Document 13" })).toBeTruthy();
  });

  it("leads to one target only: another one replaces the file", async () => {
    documentChooser({ id: "12", title: "Prices", url: "/documents/12/prices.pdf" });
    const { last } = held({ url: "", page: null });
    await userEvent.click(screen.getByRole("button", { name: "Choose a document" }));
    await userEvent.click(screen.getByRole("button", { name: /^Do not link to/ }));
    await userEvent.type(screen.getByLabelText("Link"), "/");
    expect(last()).toEqual({ url: "/", page: null });
    await userEvent.click(screen.getByRole("button", { name: "Choose a document" }));
    expect(last()).toEqual({ url: "", page: null, document: 12 });
  });

  it("offers no files on a site without Wagtail's document library", () => {
    held({ url: "", page: null }, [], { urls: { ...boot().urls, documentChooser: null } });
    expect(screen.queryByRole("button", { name: "Choose a document" })).toBeNull();
    expect(screen.getByRole("button", { name: "Choose a page" })).toBeTruthy();
  });

  it("RUN-ACT-02 opens selected images by id, and can change back to a URL", async () => {
    const { last } = held();
    await userEvent.click(screen.getByRole("button", { name: "Choose a link action" }));
    await userEvent.click(screen.getByRole("button", { name: "Open images in the lightbox" }));
    await userEvent.click(screen.getByRole("button", { name: "Add images" }));
    await chooseImage();
    await userEvent.click(screen.getByRole("button", { name: "Add image" }));
    expect(last()).toMatchObject({ url: "", page: null, action: { name: "lightbox", images: [{ id: 9 }] } });
    expect(screen.queryByLabelText("New tab")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Remove “Open images in the lightbox”" }));
    expect(last()).toEqual({ url: "", page: null, is_external: "", nofollow: "" });
  });

  it("asks for captions of a self-hosted video only", async () => {
    const { last } = held();
    await userEvent.click(screen.getByRole("button", { name: "Choose a link action" }));
    await userEvent.click(screen.getByRole("button", { name: "Open a video in the lightbox" }));
    const address = screen.getByLabelText("Video URL");
    await userEvent.type(address, "https://youtu.be/XHOmBV4js_E");
    expect(screen.queryByLabelText("Subtitles URL")).toBeNull();
    await userEvent.clear(address);
    await userEvent.type(address, "/media/press.mp4");
    await userEvent.type(screen.getByLabelText("Subtitles URL"), "/media/press.vtt");
    expect(last().action.settings).toMatchObject({ video: "/media/press.mp4", captions: "/media/press.vtt" });
  });

  it("RUN-ACT-02 opens a video, and warns if there is none at its URL", async () => {
    const { last } = held();
    await userEvent.click(screen.getByRole("button", { name: "Choose a link action" }));
    await userEvent.click(screen.getByRole("button", { name: "Open a video in the lightbox" }));
    const address = screen.getByLabelText("Video URL");
    await userEvent.type(address, "https://example.org/");
    expect(screen.getByText(/No video at this URL/)).toBeTruthy();
    await userEvent.clear(address);
    await userEvent.type(address, "https://youtu.be/XHOmBV4js_E");
    await userEvent.type(screen.getByLabelText("Title"), "A rosette");
    expect(screen.queryByText(/No video at this URL/)).toBeNull();
    expect(last().action).toEqual({
      name: "lightbox",
      settings: { video: "https://youtu.be/XHOmBV4js_E", title: "A rosette" },
    });
  });

  it("keeps focus when the link type changes, and takes none at first", async () => {
    const { unmount } = held({ url: "", page: null });
    await userEvent.click(screen.getByRole("button", { name: "Choose a link action" }));
    await userEvent.click(screen.getByRole("button", { name: "Open a video in the lightbox" }));
    expect(document.activeElement).toBe(screen.getByLabelText("Video URL"));
    await userEvent.click(screen.getByRole("button", { name: "Remove “Open a video in the lightbox”" }));
    expect(document.activeElement).toBe(screen.getByLabelText("Link"));
    await userEvent.click(screen.getByRole("button", { name: "Choose a link action" }));
    await userEvent.click(screen.getByRole("button", { name: "Open images in the lightbox" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add images" }));
    unmount();

    held({ url: "", page: 7 });
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(screen.getByRole("button", { name: /^Do not link to/ }));
    expect(document.activeElement).toBe(screen.getByLabelText("Link"));
  });

  const popup = (id: string, props = {}) => ({ type: "modal_popup", props: { id, ...props } });
  const choose = async (label: string) => {
    await userEvent.click(screen.getByRole("button", { name: "Choose a link action" }));
    await userEvent.click(screen.getByRole("button", { name: label }));
  };

  it("opens a popup that is selected by its name, title or number", async () => {
    const inside = { type: "container", props: { id: "box", content: [popup("c", { title: "Hours" })] } };
    const { last } = held({ url: "", page: null }, [popup("a"), popup("b", { $label: "Glue" }), inside]);
    await choose("Open a popup");
    expect(last()).toMatchObject({ url: "", action: { name: "popup:open", settings: { id: "a" } } });
    const list = screen.getByLabelText("Popup");
    expect([...list.querySelectorAll("option")].map(({ text }) => text)).toEqual(["Popup 1", "Glue", "Hours"]);
    await userEvent.selectOptions(list, "Hours");
    expect(last().action).toEqual({ name: "popup:open", settings: { id: "c" } });
  });

  it("opens, closes or toggles an off-canvas panel", async () => {
    const { last } = held({ url: "", page: null }, [{ type: "off_canvas", props: { id: "o", title: "Shelf" } }]);
    await choose("Open an off-canvas panel");
    expect(last().action).toEqual({ name: "off_canvas:open", settings: { id: "o" } });
    expect(screen.getByRole("option", { name: "Shelf" })).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText("The link"), "Toggle");
    expect(last().action).toEqual({ name: "off_canvas:toggle", settings: { id: "o" } });
  });

  it("closes a popup", async () => {
    const { last } = held({ url: "", page: null }, [popup("a")]);
    await choose("Open a popup");
    await userEvent.selectOptions(screen.getByLabelText("The link"), "Close");
    expect(last().action).toEqual({ name: "popup:close", settings: { id: "a" } });
  });

  it("also offers the panels of the page's header and footer", async () => {
    const targetsInParts = [
      { type: "off_canvas", id: "menu", name: "Main menu", part: "header" },
      { type: "off_canvas", id: "hours", name: "", part: "footer" },
      { type: "modal_popup", id: "news", name: "News", part: "footer" },
    ];
    const { last } = held({ url: "", page: null }, [], { targetsInParts });
    await choose("Open an off-canvas panel");
    const options = screen.getByLabelText("Off-canvas panel").querySelectorAll("option");
    expect([...options].map(({ text }) => text)).toEqual(["Main menu (header)", "Off-canvas panel (footer)"]);
    expect(last().action).toEqual({ name: "off_canvas:open", settings: { id: "menu" } });
  });

  it("explains how to add a popup if there is none", async () => {
    held({ url: "", page: null });
    await choose("Open a popup");
    expect(screen.getByText(/add the widget “Popup” to it/)).toBeTruthy();
  });

  it("says that the popup of a link was deleted, and keeps the link until another is selected", () => {
    const { onValue } = held({ url: "", action: { name: "popup:open", settings: { id: "gone" } } }, [popup("a")]);
    expect(screen.getByLabelText("Popup").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(/was deleted, so the link does nothing/)).toBeTruthy();
    expect(onValue).not.toHaveBeenCalled();
  });

  it("preserves an unknown action", async () => {
    const action = { name: "bench:wax", settings: { id: 12 } };
    const { onValue } = held({ url: "", action });
    expect(screen.getByText("Action “bench:wax”")).toBeTruthy();
    expect(onValue).not.toHaveBeenCalled();
  });

  it.each([
    undefined,
    { url: "", document: 12 },
    { url: "", action: { name: "lightbox", images: [] } },
    { url: "", action: { name: "lightbox", settings: { video: "" } } },
    { url: "", action: { name: "popup:open", settings: { id: "gone" } } },
  ])("is accessible: %j", async (value) => {
    const { container } = held(value);
    expect(await violations(container)).toEqual([]);
  });
});
