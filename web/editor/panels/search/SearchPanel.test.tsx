import "../../testing/canvasBrowser";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { widgets } from "../../../../intarsia/widgets";
import type { Document } from "../../../documents/document";
import { image, violations } from "../../../kit/testing/renderWidget";
import { CANVAS_PARTS } from "../../canvas/canvasParts";
import { useHistory } from "../../history/recorder";
import { EditingProvider, useEditing } from "../../puckAdapter";
import { inEditor } from "../../testing/inEditor";
import { chooseImage, cropImage } from "../../testing/library";
import { type PageSettings, SearchPanel } from "./SearchPanel";

const ALL: PageSettings = { seo_title: "", search_description: "", noindex: false, share_image: null };
const PAGE = { siteName: "Hollin Yard", url: "https://oak.example/courses/oak/", title: "Oak tables" };

let page: Document;
let editing: ReturnType<typeof useEditing>;
let steps: readonly { label: string }[];
beforeEach(() => localStorage.clear());

function Parts() {
  editing = useEditing();
  steps = useHistory().steps;
  return <SearchPanel />;
}

function panel(settings: PageSettings = ALL, locked = false) {
  page = { root: { props: { schemaVersion: 1, $page: settings } }, content: [] };
  const rendered = inEditor(
    <EditingProvider
      document={page}
      widgets={widgets}
      parts={CANVAS_PARTS}
      onChange={(changed) => {
        page = changed;
      }}
      isReadOnly={false}
    >
      <Parts />
    </EditingProvider>,
    { boot: { searchResult: PAGE, locked }, resources: { images: { "9": image() } } },
  );
  document.querySelector<HTMLElement>(".Puck")?.style.setProperty("visibility", "visible");
  return rendered;
}

const stored = () => page.root.props?.$page as PageSettings;
const result = () => screen.getByRole("region", { name: "Search result" });

test("the preview shows the page's title and URL until there are others", () => {
  panel();

  expect(result().textContent).toContain("Hollin Yardoak.example › courses › oakOak tables");
  expect(result().textContent).toContain("No description");
});

test("what is typed is in the preview and in the document, as one step of the history", async () => {
  panel();
  await userEvent.type(screen.getByRole("textbox", { name: "Title" }), "Ash");
  await userEvent.type(screen.getByRole("textbox", { name: "Description" }), "Made by hand.");

  expect(result().textContent).toContain("Ash");
  expect(result().textContent).toContain("Made by hand.");
  expect(stored()).toEqual({ ...ALL, seo_title: "Ash", search_description: "Made by hand." });
  expect(page.root.props?.schemaVersion).toBe(1);
  expect(steps.map(({ label }) => label)).toEqual([
    "Opened",
    "Search and sharing: Title",
    "Search and sharing: Description",
  ]);

  act(() => editing.goTo(1));
  expect((screen.getByRole("textbox", { name: "Description" }) as HTMLTextAreaElement).value).toBe("");
});

test("the end of a long title is named, more of it on a desktop than on a phone", async () => {
  panel({ ...ALL, seo_title: "Herringbone and parquetry for beginners and those who return to it after years" });
  const cut = () => result().querySelector("del")?.textContent ?? "";
  const onDesktop = cut();
  expect(onDesktop).toContain("years");
  await userEvent.click(screen.getByRole("radio", { name: "Phone" }));

  expect(cut().length).toBeLessThan(onDesktop.length);
});

test("a page is hidden from search engines by a switch", async () => {
  panel();
  await userEvent.click(screen.getByRole("switch", { name: "Hide from search engines" }));
  expect(stored().noindex).toBe(true);
});

test("a share image is chosen and removed, and what was entered before stays", async () => {
  panel();
  await userEvent.type(screen.getByRole("textbox", { name: "Title" }), "Ash");
  await userEvent.click(screen.getByRole("button", { name: "Share image: Choose an image" }));
  await chooseImage();
  await vi.waitFor(() => expect(stored()).toEqual({ ...ALL, seo_title: "Ash", share_image: { id: 9 } }));
  await userEvent.click(screen.getByRole("button", { name: "Remove Share image" }));
  expect(stored().share_image).toBeNull();
});

test("a share image is cropped, and should stay as large as links show it", async () => {
  panel({ ...ALL, share_image: { id: 9 } });
  await userEvent.click(screen.getByRole("button", { name: "Crop" }));
  await userEvent.click(await screen.findByRole("radio", { name: "3:2" }));
  expect(screen.getByText("It may look blurred: it is usually shown 1200 pixels wide.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await cropImage();
  await vi.waitFor(() => expect(stored()).toEqual({ ...ALL, share_image: { id: 12 } }));
});

test("a page type without these fields has only title and description", () => {
  panel({ seo_title: "", search_description: "" });

  expect(screen.queryByRole("switch")).toBeNull();
  expect(screen.queryByRole("button", { name: /Share image/ })).toBeNull();
});

test("a locked page can only be read, and the panel is accessible", async () => {
  const { container } = panel(ALL, true);

  for (const field of screen.getAllByRole("textbox")) expect(field).toHaveProperty("disabled", true);
  expect(await violations(container.querySelector(".search-panel") as HTMLElement)).toEqual([]);
});
