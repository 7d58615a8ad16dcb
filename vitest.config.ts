import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "jsdom",
    include: ["{web,scripts,intarsia/widgets}/**/*.test.{ts,tsx}"],
    globals: true,
    css: false,
    setupFiles: ["web/build/vitestSetup.ts"],
  },
});
