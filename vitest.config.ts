import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "jsdom",
    include: ["{web,scripts,intarsia/widgets,intarsia/fields}/**/*.test.{ts,tsx}"],
    globals: true,
    css: false,
    setupFiles: ["web/build/vitestSetup.ts"],
    // Each file has a context of its own, in processes that load jsdom once instead of once per file.
    pool: "vmForks",
    vmMemoryLimit: "1GB",
    // By default, one processor is left idle.
    maxWorkers: "100%",
    // A busy machine must not look like a failure.
    testTimeout: 20_000,
  },
});
