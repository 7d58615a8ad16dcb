import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { widgets } from "../../../../intarsia/widgets";
import type { Element } from "../../../documents/document";
import { screenOf } from "../../../kit/testing/screen";
import { localCopy } from "../../saving/localCopy";
import { SavingContext } from "../../saving/SavingContext";
import type { SaveState } from "../../saving/saveState";
import { boot, inEditor } from "../../testing/inEditor";

vi.hoisted(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
const { EditingProvider, useSelected } = await import("../../puckAdapter");
const { CANVAS_PARTS } = await import("../../canvas/canvasParts");
const { SampleNotice } = await import("./SampleNotice");

beforeEach(() => void screenOf({}));

const heading = (id: string, title = "Your heading"): Element => ({ type: "heading", props: { id, title } });
const Selected = () => <output>{useSelected()?.props.id}</output>;

function shown(state: SaveState, ...content: Element[]) {
  const document = { root: {}, content };
  const saving = {
    ...{ state, save: async () => true, changed: () => {}, revision: () => null, continueFrom: () => {} },
    ...{
      restored: () => {},
      isSaving: () => false,
      latest: () => document,
      copy: localCopy(boot()),
      restart: () => {},
    },
    ...{ start: { document, revision: null }, publication: { liveUrl: null, hasUnpublishedChanges: false } },
  };
  inEditor(
    <SavingContext value={saving}>
      <EditingProvider
        document={document}
        widgets={widgets}
        parts={CANVAS_PARTS}
        onChange={() => {}}
        isReadOnly={false}
      >
        <SampleNotice />
        <Selected />
      </EditingProvider>
    </SavingContext>,
  );
}

test("names the elements with sample text after publishing, and shows the first one", async () => {
  shown({ name: "published" }, heading("a", "Glue"), heading("b"), { type: "carousel", props: { id: "c" } });

  expect(screen.getByText(/^Sample text/).textContent).toBe("Sample text is left in: Heading, Carousel.");
  await userEvent.click(screen.getByText("Show element"));
  expect(screen.getByText("b")).toBeTruthy();
});

test("counts the elements that it does not name", () => {
  shown({ name: "submitted" }, ...["a", "b", "c", "d", "e"].map((id) => heading(id)));

  expect(screen.getByText(/Heading, Heading, Heading and 2 more\./)).toBeTruthy();
});

test("can be closed", async () => {
  shown({ name: "published" }, heading("a"));
  await userEvent.click(screen.getByText("Close"));

  expect(screen.queryByText(/Sample text/)).toBeNull();
});

test("is absent while a draft is edited, and without sample text", () => {
  shown({ name: "unsaved" }, heading("a"));
  shown({ name: "published" }, heading("a", "Glue"));

  expect(screen.queryByText(/Sample text/)).toBeNull();
});
