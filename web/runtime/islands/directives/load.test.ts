import { expect, test, vi } from "vitest";
import { load } from "./load";

const island = document.createElement("in-island");
const until = new AbortController().signal;

test("load hydrates at once", () => {
  const hydrate = vi.fn(async () => "hydrated" as const);
  load(island, hydrate, until, {} as never);

  expect(hydrate).toHaveBeenCalledOnce();
});
