import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { widgets } from "../../../../../intarsia/widgets";
import type { Element } from "../../../../documents/document";
import { violations } from "../../../../kit/testing/renderWidget";
import { loadLayers } from "../../../layers/onDemand";
import { inEditor } from "../../../testing/inEditor";
import { ChooseSection } from "./ChooseSection";
import { freeAnchor, linkedSections } from "./sections";
import { AnchorsContext } from "./useLinkTo";

beforeAll(() => loadLayers());

const schemaOf = (type: string) => widgets.find(({ schema }) => schema.type === type)?.schema;
const heading = (id: string, title: string, more = {}): Element => ({ type: "heading", props: { id, title, ...more } });
const section = (id: string, content: Element[], more = {}): Element => ({
  type: "section",
  props: { id, content, ...more },
});

const PAGE = [
  section("s1", [heading("h1", "Our prices"), heading("h2", "For clubs")]),
  section("s2", [
    { type: "container", props: { id: "c", content: [heading("h3", "Visit us", { _element_id: "visit" })] } },
  ]),
  section("s3", [{ type: "button", props: { id: "b", text: "Book", _element_id: "book" } }]),
  section("s4", [heading("h4", "Contact")], { _element_id: "contact", $label: "Contact form" }),
  heading("h5", "Imprint"),
];

describe("sections that links can lead to", () => {
  it("are those with a CSS ID, and those with a heading, by its text", () => {
    const listed = linkedSections(PAGE, schemaOf).map(({ element, name, anchor }) => [element.props.id, name, anchor]);
    expect(listed).toEqual([
      ["s1", "Our prices", undefined],
      ["h3", "Visit us", "visit"],
      ["b", "Book", "book"],
      ["s4", "Contact form", "contact"],
      ["h5", "Imprint", undefined],
    ]);
  });

  it.each([
    ["Our prices", "our-prices"],
    ["Über die Straße", "uber-die-strasse"],
    ["2026: what is new", "section-2026-what-is-new"],
    ["料金", "section"],
    ["A heading that goes on for much longer than a link should", "a-heading-that-goes-on-for-much-longer-a"],
  ])("“%s” becomes a valid CSS ID", (name, anchor) => {
    expect(freeAnchor(name, new Set())).toBe(anchor);
  });

  it("get a CSS ID that nothing else on the page has", () => {
    expect(freeAnchor("Our prices", new Set(["our-prices", "our-prices-2"]))).toBe("our-prices-3");
  });
});

describe("choosing a section", () => {
  function opened(elements: readonly Element[] = PAGE) {
    const onChoose = vi.fn();
    const setAnchor = vi.fn();
    const shown = inEditor(
      <AnchorsContext value={{ around: [], set: setAnchor }}>
        <ChooseSection onChoose={onChoose} />
      </AnchorsContext>,
      { elements },
    );
    return { ...shown, onChoose, setAnchor };
  }
  const open = () => userEvent.click(screen.getByRole("button", { name: "Choose a section of this page" }));

  it("by keyboard finds one, links to it and gives it a CSS ID", async () => {
    const { onChoose, setAnchor } = opened();
    await open();
    expect(screen.getAllByRole("option")).toHaveLength(5);
    expect(await violations(document.body)).toEqual([]);
    await userEvent.keyboard("pri{Enter}");
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("#our-prices");
    expect(setAnchor).toHaveBeenCalledExactlyOnceWith("s1", "our-prices");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("keeps the CSS ID that it has", async () => {
    const { onChoose, setAnchor } = opened();
    await open();
    await userEvent.click(screen.getByRole("option", { name: /Contact form/ }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("#contact");
    expect(setAnchor).not.toHaveBeenCalled();
  });

  it("leaves out what has an invalid CSS ID, and says so", async () => {
    opened([section("s1", [heading("h1", "Our prices")], { _element_id: "our prices" }), ...PAGE.slice(1)]);
    await open();
    const names = screen.getAllByRole("option").map(({ textContent }) => textContent);
    expect(names.filter((name) => name?.includes("Our prices"))).toEqual([]);
    expect(names).toHaveLength(4);
    expect(screen.getByText(/Not listed, because the CSS ID is invalid: “our prices”\./)).toBeTruthy();
    expect(await violations(document.body)).toEqual([]);
  });

  it("says what to do on a page without headings", async () => {
    opened([]);
    await open();
    expect(screen.getByRole("status").textContent).toContain("Add a heading to a section");
  });
});
