import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Editor } from "@tiptap/core";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { loadLayers } from "../../layers/onDemand";
import { ControlHost } from "../../testing/ControlHost";
import { documentChooser } from "../../testing/documentChooser";
import { inEditor } from "../../testing/inEditor";
import { chooseImage } from "../../testing/library";
import { RichTextControl } from "./RichTextControl";

// jsdom has no layout, and the editor asks for the position of the cursor.
vi.hoisted(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

const SETTING = { kind: "richtext", label: "Words", default: "" };

function held(value: unknown = "<p>Oak</p>", inherited?: unknown) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <ControlHost of={RichTextControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...rendered, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("rich text", () => {
  // On a busy machine, loading takes longer than the default timeout for a button.
  beforeAll(() => Promise.all([import("./RichTextEditor"), loadLayers()]), 60_000);

  it("turns paragraphs into lists, quotes and headings", async () => {
    const { last } = held();
    await userEvent.click(await screen.findByRole("button", { name: "Bulleted list" }));
    expect(last()).toBe("<ul><li><p>Oak</p></li></ul>");
    await userEvent.click(screen.getByRole("button", { name: "Bulleted list" }));
    await userEvent.click(screen.getByRole("button", { name: "Quote" }));
    expect(last()).toBe("<blockquote><p>Oak</p></blockquote>");
    await userEvent.click(screen.getByRole("button", { name: "Quote" }));
    await userEvent.selectOptions(screen.getByLabelText("Paragraph style"), "3");
    expect(last()).toBe("<h3>Oak</h3>");
  });

  it("underlines, colors and aligns text with what the server keeps", async () => {
    const { last } = held('<p><span class="richtext-accent">Oak</span></p>');
    await userEvent.click(await screen.findByRole("button", { name: "Color and alignment" }));
    expect(screen.getByRole("button", { name: "Accent" }).getAttribute("aria-pressed")).toBe("true");
    await userEvent.click(screen.getByRole("button", { name: "Align center" }));
    expect(last()).toBe('<p class="richtext-center"><span class="richtext-accent">Oak</span></p>');
    await userEvent.click(screen.getByRole("button", { name: "Align start" }));
    expect(last()).toBe('<p><span class="richtext-accent">Oak</span></p>');
  });

  it("colors the selected text, and gives it the color of the element again", async () => {
    const { last } = held();
    const text = await screen.findByRole("textbox", { name: "Words" });
    const { editor } = text as HTMLElement & { editor: Editor };
    act(() => void editor.commands.selectAll());
    await userEvent.click(screen.getByRole("button", { name: "Color and alignment" }));
    await userEvent.click(screen.getByRole("button", { name: "Danger" }));
    expect(last()).toBe('<p><span class="richtext-danger">Oak</span></p>');
    await userEvent.click(screen.getByRole("button", { name: "Color of the element" }));
    expect(last()).toBe("<p>Oak</p>");
    await userEvent.click(screen.getByRole("button", { name: "Underline" }));
    expect(last()).toBe("<p><u>Oak</u></p>");
  });

  it("opens the link of the selection with Ctrl+K", async () => {
    held();
    fireEvent.keyDown(await screen.findByRole("textbox", { name: "Words" }), { key: "k", ctrlKey: true });
    expect(await screen.findByLabelText("Link URL")).toBeTruthy();
  });

  it("does not change an older text by showing it", async () => {
    const { onValue } = held("<p>Oak, <u>elm</u> and <code>ash</code></p><h5>Small</h5><hr>");
    await screen.findByRole("toolbar");
    expect(onValue).not.toHaveBeenCalled();
    expect(screen.getByRole("textbox", { name: "Words" }).innerHTML).toContain("<u>elm</u>");
  });

  it("updates when its value changes elsewhere, such as by undo", async () => {
    const props = { id: "t", setting: SETTING as never, onChange: vi.fn() };
    const { rerender } = inEditor(<RichTextControl {...props} value="<p>One</p>" />);
    await screen.findByText("One");
    rerender(<RichTextControl {...props} value="<p>Two</p>" />);
    await screen.findByText("Two");
    expect(props.onChange).not.toHaveBeenCalled();
  });

  it("links text to a page by id from Wagtail's chooser, or to a URL", async () => {
    const open = vi.fn((_options, onChosen) => onChosen({ id: "7", adminTitle: "Visit us", url: "/visit/" }));
    vi.stubGlobal(
      "PageChooserModal",
      class {
        open = open;
      },
    );
    const { last } = held('<p><a href="/old/">Oak</a></p>');
    await userEvent.click(await screen.findByRole("button", { name: "Link" }));
    await userEvent.click(screen.getByRole("button", { name: "Choose a page" }));
    await waitFor(() => expect(last()).toBe('<p><a href="/visit/" data-page="7">Oak</a></p>'));
    await userEvent.click(screen.getByRole("button", { name: "Link" }));
    await userEvent.clear(screen.getByLabelText("Link URL"));
    await userEvent.type(screen.getByLabelText("Link URL"), "#prices{Enter}");
    expect(last()).toBe('<p><a href="#prices">Oak</a></p>');
    vi.unstubAllGlobals();
  });

  it("links text to a file by id from Wagtail's document library, shows it by its title, and removes it", async () => {
    documentChooser({ id: "12", title: "Prices 2027", url: "/documents/12/prices.pdf" });
    const { last } = held('<p><a href="/old/" data-page="7">Oak</a></p>');
    await userEvent.click(await screen.findByRole("button", { name: "Link" }));
    screen.getByRole("button", { name: "Choose a document" }).focus();
    await userEvent.keyboard("{Enter}");
    const linked = '<p><a href="/documents/12/prices.pdf" data-document="12">Oak</a></p>';
    await waitFor(() => expect(last()).toBe(linked));
    await userEvent.click(screen.getByRole("button", { name: "Link" }));
    await userEvent.click(screen.getByRole("button", { name: "Do not link to Prices 2027" }));
    expect(last()).toBe("<p>Oak</p>");
    expect(document.activeElement).toBe(screen.getByLabelText("Link URL"));
  });

  it("RUN-ACT-02 links text to selected images, shows them again, and removes them", async () => {
    const { last } = held('<p><a href="/old/">Oak</a></p>');
    const stored = () => JSON.parse(/data-action="([^"]*)"/.exec(last())?.[1]?.replaceAll("&quot;", '"') ?? "null");
    await userEvent.click(await screen.findByRole("button", { name: "Link" }));
    await userEvent.click(screen.getByRole("button", { name: "Choose a link action" }));
    await userEvent.click(screen.getByRole("button", { name: "Open images in the lightbox" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add images" }));
    await userEvent.click(screen.getByRole("button", { name: "Add images" }));
    await chooseImage();
    await userEvent.click(screen.getByRole("button", { name: "Add image" }));
    await waitFor(() => expect(stored()).toMatchObject({ name: "lightbox", images: [{ id: 9 }] }));
    expect(last()).not.toContain("href");
    await userEvent.click(screen.getByRole("button", { name: "Done" }));

    await userEvent.click(screen.getByRole("button", { name: "Link" }));
    await userEvent.click(screen.getByRole("button", { name: "Remove “Open images in the lightbox”" }));
    expect(last()).toBe("<p>Oak</p>");
    expect(document.activeElement).toBe(screen.getByLabelText("Link URL"));
  });

  it("preserves a link's action when something else changes, even an unknown one", async () => {
    const { last } = held('<p><a data-action="{&quot;name&quot;:&quot;bench:wax&quot;}">Oak</a></p>');
    await userEvent.click(await screen.findByRole("button", { name: "Quote" }));
    expect(last()).toContain('<a data-action="{&quot;name&quot;:&quot;bench:wax&quot;}">Oak</a>');
  });

  it("preserves the page id of a link whose page has no URL", async () => {
    const { last } = held('<p><a data-page="7">Oak</a></p>');
    await userEvent.click(await screen.findByRole("button", { name: "Quote" }));
    expect(last()).toContain('data-page="7"');
  });

  it("preserves the id of a link's file", async () => {
    const { last } = held('<p><a data-document="12">Oak</a></p>');
    await userEvent.click(await screen.findByRole("button", { name: "Quote" }));
    expect(last()).toContain('data-document="12"');
  });

  it("moves between tools with the arrow keys", async () => {
    held();
    (await screen.findByRole("button", { name: "Bold" })).focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Italic" }));
  });

  it("is accessible", async () => {
    const { container } = inEditor(
      <RichTextControl id="t" setting={SETTING as never} value="<p>Oak</p>" onChange={() => {}} />,
    );
    await screen.findByRole("toolbar");
    expect(await violations(container)).toEqual([]);
  });
});
