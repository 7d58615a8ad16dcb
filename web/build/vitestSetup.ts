import fc from "fast-check";
import { afterEach } from "vitest";

// Generated values are the same in every run: a change never fails a test that it does not affect.
fc.configureGlobal({ seed: 20_260_401 });

// Browsers have it, jsdom does not.
performance.getEntriesByType ??= () => [];

// Testing Library cleans up by itself only if the test runner's hooks are globals at import time.
afterEach(async () => {
  if (typeof document === "undefined") return;
  const { cleanup } = await import("@testing-library/react");
  cleanup();
});
