import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { posts } from "../../../../intarsia/widgets/posts/index";
import { EMPTY_RESOURCES } from "../../../kit/resolve/resolve";
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
