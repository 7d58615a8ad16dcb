import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { screenOf } from "../../../kit/testing/screen";
import { inEditor } from "../../testing/inEditor";

vi.hoisted(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
const { EditingProvider } = await import("../../puckAdapter");
const { CANVAS_PARTS } = await import("../../canvas/canvasParts");
const { ContentNotice } = await import("./ContentNotice");

beforeEach(() => void screenOf({}));

const shown = (boot: object) =>
  inEditor(
    <EditingProvider
      document={{ root: {}, content: [] }}
      widgets={[]}
      parts={CANVAS_PARTS}
      onChange={() => {}}
      isReadOnly={false}
    >
      <ContentNotice />
    </EditingProvider>,
    { boot },
  );

test("links a page template without pages to the setting where one is chosen", () => {
  shown({ isPageTemplate: true, isUnusedPageTemplate: true });

  expect(screen.getByText(/not used yet/)).toBeTruthy();
  expect(screen.getByText("Choose the page").getAttribute("href")).toBe("/exit/");
});

test.each([{}, { isPageTemplate: true }])("shows no notice for other documents: %o", (boot) => {
  shown(boot);

  expect(screen.queryByText(/not used yet/)).toBeNull();
});
