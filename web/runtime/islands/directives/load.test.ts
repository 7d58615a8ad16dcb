// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { load } from "./load";
import { never } from "./never";

const island = document.createElement("in-island");
const until = new AbortController().signal;

test("load hydrates at once", () => {
  const hydrate = vi.fn(async () => "hydrated" as const);
  load(island, hydrate, until, {} as never);

  expect(hydrate).toHaveBeenCalledOnce();
});

test("never does not hydrate for any event", () => {
  const hydrate = vi.fn(async () => "hydrated" as const);
  never(island, hydrate, until, {} as never);
  island.click();

  expect(hydrate).not.toHaveBeenCalled();
});
