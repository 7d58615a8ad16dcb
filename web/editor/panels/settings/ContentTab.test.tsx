import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { countdown } from "../../../../intarsia/widgets/countdown";
import { inEditor } from "../../testing/inEditor";

// The canvas engine needs these when it loads, and jsdom does not have them.
vi.hoisted(() => {
  class NoObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
  Object.assign(window, { matchMedia, ResizeObserver: NoObserver });
  // Node 20 does not have it.
  Map.groupBy ??= <Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) => {
    const groups = new Map<Key, Item[]>();
    for (const item of items) groups.set(keyOf(item, 0), [...(groups.get(keyOf(item, 0)) ?? []), item]);
    return groups;
  };
});
const { EditingProvider } = await import("../../puckAdapter");
const { CANVAS_PARTS } = await import("../../canvas/canvasParts");
const { ContentTab } = await import("./ContentTab");

test("shows a setting that depends on the default of another one", () => {
  const element = { type: "countdown", props: { id: "c" } };
  inEditor(
    <EditingProvider
      document={{ root: {}, content: [element] }}
      widgets={[]}
      parts={CANVAS_PARTS}
      onChange={() => {}}
      isReadOnly={false}
    >
      <ContentTab element={element} schema={countdown.schema} />
    </EditingProvider>,
  );

  expect(screen.getByLabelText("Due date")).toBeTruthy();
  expect(screen.queryByLabelText("Duration")).toBeNull();
});
