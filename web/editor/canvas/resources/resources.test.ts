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
  let isFailing = false;
  const api = {
    resources: async (document: Document) => {
      asked.push(document);
      if (isFailing) return { ok: false as const, status: 500, error: "failed", message: "", problems: [] };
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
    fail: () => {
      isFailing = true;
    },
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

test("shows another focal point at once, and requests what else shows the image", async () => {
  const oak = { title: "Oak", focus: "1 2" } as never;
  const { wait, found, asked } = looking(page({ image: { id: 9 } }));
  await wait();
  act(() => found().addImage(9, oak));
  act(() => found().setFocus(9, "7 3"));
  expect(found().images["9"]).toEqual({ title: "Oak", focus: "7 3" });
  act(() => found().setFocus(9, ""));
  expect(found().images["9"]).toEqual({ title: "Oak", focus: undefined });

  await wait();
  expect(asked).toHaveLength(2);
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

test("a failed request is reported, and keeps what is known", async () => {
  const { fail, wait, show, found, status } = looking(page({ image: { id: 1 } }), { pages: { "3": "/oak/" } });
  await wait();
  fail();
  show(page({ image: { id: 2 } }));
  await wait();
  expect(status()).toBe("failed");
  expect(found().pages).toEqual({ "3": "/oak/" });
});

test("the first request does not wait, later ones wait for a pause", async () => {
  const { asked, show } = looking(page({ image: { id: 1 } }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(asked).toHaveLength(1);
  for (const id of [2, 3, 4]) {
    show(page({ image: { id } }));
    await act(() => vi.advanceTimersByTimeAsync(QUIET_MS - 1));
  }
  expect(asked).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(asked.at(-1)).toEqual(page({ image: { id: 4 } }));
  expect(asked).toHaveLength(2);
});

test("an answer that comes after the next change is left out", async () => {
  const late: ((pages: Resources["pages"]) => void)[] = [];
  const resources = () =>
    new Promise<{ ok: true; value: Resources }>((resolve) => {
      late.push((pages) => resolve({ ok: true, value: { ...EMPTY_RESOURCES, pages } }));
    });
  const { result, rerender } = renderHook(
    ({ id }) => useServerResources({ resources }, page({ image: { id } }), schemaOf),
    {
      initialProps: { id: 1 },
    },
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  rerender({ id: 2 });
  await act(async () => late[0]?.({ "3": "/old/" }));
  expect(result.current.store.pages).toEqual({});
  expect(result.current.status).toBe("loading");
});

test("requests images of styles and of items in lists, and a file", async () => {
  const { asked, wait, show } = looking(page({}, "container"));
  await wait();
  const slides = (id: number) => page({ slides: [{ image: { id: 1 } }, { image: { id } }] }, "image_carousel");
  const background = { $style: { desktop: { background: { $image: 7 } } } };
  for (const next of [page(background, "container"), slides(5), slides(6), page({ link: { document: 3 } }, "button")]) {
    show(next);
    await wait();
  }
  expect(asked).toHaveLength(5);
});

test("a changed style requests no server data again", async () => {
  const { asked, wait, show } = looking(page({ count: 1 }, "posts"), { data: { e: { posts: [] } } });
  await wait();
  await wait();
  const before = asked.length;
  show(page({ count: 1, $style: { desktop: { color: "#123456" } } }, "posts"));
  await wait();
  expect(asked).toHaveLength(before);
});

test("shows a chosen page and file at once, and the server's sizes of an image instead of the chosen one", async () => {
  const { wait, show, found } = looking(page({}), { images: { "9": { title: "From the server" } as never } });
  act(() => {
    found().addPage(3, "/oak/");
    found().addDocument(4, { url: "/oak.pdf" } as never);
    found().addImage(9, { title: "Chosen" } as never);
  });
  expect(found().pages).toEqual({ "3": "/oak/" });
  expect(found().documents).toEqual({ "4": { url: "/oak.pdf" } });
  expect(found().images["9"]).toEqual({ title: "Chosen" });
  show(page({ image: { id: 9 } }));
  await wait();
  expect(found().images["9"]).toEqual({ title: "From the server" });
  act(() => found().addImage(9, { title: "Chosen again" } as never));
  expect(found().images["9"]).toEqual({ title: "From the server" });
  expect(found().pages).toEqual({ "3": "/oak/" });
  expect(found().documents).toEqual({ "4": { url: "/oak.pdf" } });
});
