import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EditorContext, type EditorContextValue } from "../EditorContext";
import { libraryImage } from "../testing/library";
import type { LibraryImage, LibraryPage } from "./libraryImage";
import { useLibrary } from "./useLibrary";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Answer = { ok: true; value: LibraryPage } | { ok: false };
const image = (id: number): LibraryImage => ({ ...libraryImage(), id });
const found = (ids: readonly number[], hasMore = false): Answer => ({
  ok: true,
  value: { images: ids.map(image), hasMore, canUpload: true },
});

/** A library that answers each request when the test says so. */
function library(query = "") {
  const asked: string[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const images = (text: string, page: number) =>
    new Promise<Answer>((resolve) => {
      asked.push(`${text} ${page}`);
      answers.push(resolve);
    });
  const context = { api: { images } } as unknown as EditorContextValue;
  const wrapper = ({ children }: { children: ReactNode }) => <EditorContext value={context}>{children}</EditorContext>;
  const hook = renderHook(({ text }) => useLibrary(text), { wrapper, initialProps: { text: query } });
  return {
    asked,
    pass: (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms)),
    answer: (index: number, answer: Answer) => act(async () => answers[index]?.(answer)),
    search: (text: string) => hook.rerender({ text }),
    now: () => hook.result.current,
    ids: () => hook.result.current.images.map(({ id }) => id),
  };
}

test("lists the first page at once, and further ones after it, each image once", async () => {
  const { asked, pass, answer, now, ids } = library();
  expect(now().state).toBe("loading");
  await pass();
  await answer(0, found([1, 2], true));
  expect([now().state, now().hasMore, now().canUpload]).toEqual(["ready", true, true]);

  act(() => now().showMore());
  expect([now().state, ids()]).toEqual(["loading", [1, 2]]);
  await pass();
  await answer(1, found([2, 3]));
  expect(asked).toEqual([" 1", " 2"]);
  expect([ids(), now().hasMore]).toEqual([[1, 2, 3], false]);
});

test("waits for a pause in typing, and begins at the first page of another search", async () => {
  const { asked, pass, answer, search, now, ids } = library();
  await pass();
  await answer(0, found([1], true));
  act(() => now().showMore());
  await pass();
  await answer(1, found([2]));
  for (const text of ["o", "oa", " oak "]) {
    search(text);
    await pass(199);
  }
  expect(asked).toHaveLength(2);
  await pass(1);
  expect(asked.at(-1)).toBe("oak 1");
  await answer(2, found([7]));
  expect(ids()).toEqual([7]);
});

test("an answer to an earlier search is left out", async () => {
  const { pass, answer, search, now, ids } = library("oak");
  await pass(200);
  search("elm");
  await answer(0, found([1]));
  expect([now().state, ids()]).toEqual(["loading", []]);
});

test("after a failure it tries again on request, or once the browser is online", async () => {
  const { asked, pass, answer, now, ids } = library();
  await pass();
  await answer(0, found([1], true));
  act(() => now().showMore());
  await pass();
  await answer(1, { ok: false });
  expect([now().state, ids()]).toEqual(["failed", [1]]);
  act(() => now().retry());
  await pass();
  await answer(2, { ok: false });
  act(() => void window.dispatchEvent(new Event("online")));
  await pass();
  await answer(3, found([2]));
  expect(asked).toEqual([" 1", " 2", " 2", " 2"]);
  expect(ids()).toEqual([1, 2]);
  act(() => void window.dispatchEvent(new Event("online")));
  await pass();
  expect(asked).toHaveLength(4);
});

test("an image that was added is the first, also if it was there already", async () => {
  const { pass, answer, now, ids } = library();
  await pass();
  await answer(0, found([1, 2]));
  act(() => now().add(image(3)));
  act(() => now().add(image(2)));
  expect(ids()).toEqual([2, 3, 1]);
});
