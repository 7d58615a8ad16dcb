import { afterEach } from "vitest";

// Browsers have it, jsdom does not.
performance.getEntriesByType ??= () => [];

// Testing Library cleans up by itself only if the test runner's hooks are globals at import time.
afterEach(async () => {
  if (typeof document === "undefined") return;
  const { cleanup } = await import("@testing-library/react");
  cleanup();
});
