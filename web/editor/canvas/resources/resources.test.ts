import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { widgets } from "../../../../intarsia/widgets";
import type { Document } from "../../../documents/document";
import { EMPTY_RESOURCES, type Resources } from "../../../kit/resolve/resolve";
import { QUIET_MS, useServerResources } from "./resources";

const schemaOf = (type: string) => widgets.find(({ schema }) => schema.type === type)?.schema;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = (props: object, type = "image"): Document => ({
  root: {},
  content: [{ type, props: { id: "e", ...props } }],
});

function looking(first: Document, answer: Partial<Resources> = {}) {
  const asked: Document[] = [];
  const api = {
    resources: async (document: Document) => {
      asked.push(document);
      return { ok: true as const, value: { ...EMPTY_RESOURCES, ...answer } };
    },
  };
  const hook = renderHook(({ document }) => useServerResources(api, document, schemaOf), {
    initialProps: { document: first },
  });
  const wait = () => act(() => vi.advanceTimersByTimeAsync(QUIET_MS));
  return {
    asked,
    wait,
    show: (document: Document) => hook.rerender({ document }),
    found: () => hook.result.current.store,
    status: () => hook.result.current.status,
  };
}

test("requests resources once at the start, and not for changed text", async () => {
  const { asked, wait, show } = looking(page({ image: { id: 1 }, title: "a" }));
  await wait();
  for (const title of ["ab", "abc", "abcd"]) show(page({ image: { id: 1 }, title }));
  await wait();
  expect(asked).toHaveLength(1);
});

test("requests again for a new image, page or widget", async () => {
  const { asked, wait, show } = looking(page({ image: { id: 1 } }));
  await wait();
  for (const next of [page({ image: { id: 2 } }), page({ image: { id: 2 }, link: { page: 3 } }), page({}, "posts")]) {
    show(next);
    await wait();
  }
  expect(asked).toHaveLength(4);
});

test("requests again for a new page or file in the links of a text", async () => {
  const { asked, wait, show } = looking(page({ editor: "<p>Oak</p>" }, "text"));
  await wait();
  for (const target of ["page", "document"]) {
    show(page({ editor: `<p><a data-${target}="3">Oak</a></p>` }, "text"));
    await wait();
  }
  expect(asked).toHaveLength(3);
});

test("requests again for every setting of an element with server data", async () => {
  const { asked, wait, show } = looking(page({ count: 1 }, "posts"), { data: { e: { posts: [] } } });
  await wait();
  await wait();
  const before = asked.length;
  show(page({ count: 2 }, "posts"));
  await wait();
  expect(asked).toHaveLength(before + 1);
});

test("keeps the same object if a response has nothing new, so that nothing renders again", async () => {
  const { wait, show, found } = looking(page({ image: { id: 1 } }), { pages: { "3": "/oak/" } });
  await wait();
  const before = found();
  show(page({ image: { id: 2 } }));
  await wait();
  expect(found()).toBe(before);
});

test("shows a chosen image before the server knows its sizes", async () => {
  const { wait, found } = looking(page({}));
  await wait();
  act(() => found().addImage(9, { title: "Oak" } as never));
  expect(found().images["9"]).toEqual({ title: "Oak" });
});

test("requests again for another dynamic value, and says whether its value is known", async () => {
  const bound = (source: string) => page({ title: { $bind: { source } } }, "heading");
  const { asked, wait, show, status } = looking(bound("page.title"));
  expect(status()).toBe("loading");
  await wait();
  expect(status()).toBe("ready");

  show(bound("site.name"));
  expect(status()).toBe("loading");
  await wait();

  expect(asked).toHaveLength(2);
  expect(status()).toBe("ready");
});
