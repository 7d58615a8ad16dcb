import { render } from "@testing-library/react";
import type { Ref } from "react";
import { expect, test, vi } from "vitest";
import { posts } from "../../../../intarsia/widgets/posts/index";
import { EMPTY_RESOURCES } from "../../../kit/resolve/resolve";
import type { Widget } from "../../../kit/schema/defineWidget";
import { text } from "../../../kit/schema/settings";
import { image } from "../../../kit/testing/renderWidget";
import { ResourcesContext } from "../resources/resources";
import { CanvasElement } from "./CanvasElement";

// The canvas engine needs it when it loads, and jsdom does not have it.
vi.hoisted(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const data = {
  "p-1": { posts: [{ id: 1, title: "Oak", url: "/oak/", date: null, summary: "", image: { $image: 5 } }] },
};
const store = {
  ...EMPTY_RESOURCES,
  images: { "5": image() },
  data,
  addImage: () => {},
  setFocus() {},
  addPage() {},
  addDocument() {},
};

const canvas = (props: Record<string, unknown>) => (
  <ResourcesContext value={store}>
    <CanvasElement widget={posts} props={{ id: "p-1", ...props }} dragRef={() => {}} />
  </ResourcesContext>
);

test("W-ALL-01 shows images from server data, and each change of a setting", () => {
  const { container, rerender } = render(canvas({}));
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/media/oak-800.webp");

  rerender(canvas({ show_image: "" }));
  expect(container.querySelector("img")).toBeNull();
});

type View = Widget["View"];
const SCHEMA = { type: "oak", label: "Oak", settings: { text: text({ label: "Text", default: "" }) } };

function rendered(View: View, props: Record<string, unknown> = {}, dragRef: Ref<never> = () => {}) {
  const widget = { schema: SCHEMA, View } as unknown as Widget;
  const on = (next: Record<string, unknown>) => (
    <CanvasElement widget={widget} props={{ id: "o-1", ...next }} dragRef={dragRef} />
  );
  const { rerender, ...shown } = render(on(props));
  return { ...shown, show: (next: Record<string, unknown>) => rerender(on(next)) };
}

test("an error of one view is shown in its place, until its settings change", () => {
  // React logs the error.
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const Failing = (({ text: shown, root }) => {
    if (shown === "bad") throw new Error("no leaves");
    return <p {...root("oak")}>{String(shown)}</p>;
  }) as View;
  const { getByRole, queryByRole, getByText, show } = rendered(Failing, { text: "bad" });
  expect(getByRole("alert").textContent).toContain("“Oak” cannot be rendered with these settings: Error: no leaves.");
  show({ text: "good" });
  expect(queryByRole("alert")).toBeNull();
  expect(getByText("good")).toBeTruthy();
  log.mockRestore();
});

const Plain = (({ root }) => <p {...root("oak")} />) as View;

test("the engine gets the rendered element to drag, by a function or a ref", () => {
  const given = vi.fn();
  const { container } = rendered(Plain, {}, given as Ref<never>);
  expect(given).toHaveBeenCalledWith(container.querySelector("p"));
  const ref = { current: null };
  const other = rendered(Plain, {}, ref as Ref<never>);
  expect(ref.current).toBe(other.container.querySelector("p"));
  other.unmount();
  expect(ref.current).toBeNull();
});

test("a change of a setting does not register the element with the engine again", () => {
  const given = vi.fn();
  const { show } = rendered(Plain, { text: "a" }, given as Ref<never>);
  show({ text: "b" });
  expect(given).toHaveBeenCalledOnce();
});
