import { defineConfig } from "vitest/config";
import { catalogsByKey } from "./web/build/catalogs.mjs";

const testsIn = (folders: string) => `{${folders}}/**/*.test.{ts,tsx}`;

// Views whose tests need a page and modules that no other file has used.
const ALONE = [
  // Layers that open before their file has loaded.
  "web/editor/layers/layers.test.tsx",
  "web/editor/chrome/dialogs/InsertDialog.test.tsx",
  // In menus, the pointer moves the focus unless the last input of the page was a key.
  "web/editor/layers/Menu.test.tsx",
  // Texts of modules are translated when these are imported: later tests would read them in the language of this one.
  "web/editor/panels/widgets/search/placesInLanguages.test.ts",
  // What a page stores when it is left: every editor that was opened on it would store something.
  "web/editor/saving/localCopy.test.ts",
  // Islands as visitors have them, without the waiting of Testing Library.
  "web/kit/hydrate/mountView.test.tsx",
];

export default defineConfig({
  plugins: [catalogsByKey],
  test: {
    globals: true,
    css: false,
    setupFiles: ["web/build/vitestSetup.ts"],
    // By default, one processor is left idle.
    maxWorkers: "100%",
    // A busy machine must not look like a failure.
    testTimeout: 20_000,
    // One after the other, because a process runs files of one project only.
    projects: [
      {
        extends: true,
        test: {
          name: "logic",
          include: [testsIn("scripts,web/build,web/documents,web/rules,web/server,web/theme")],
          environment: "node",
          pool: "forks",
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "views",
          include: [testsIn("intarsia/fields,intarsia/widgets,web/editor,web/kit")],
          exclude: ALONE,
          environment: "jsdom",
          setupFiles: ["web/build/sharedPage.ts"],
          pool: "forks",
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          // These listen to the whole page from when they are imported on.
          name: "page-scripts",
          include: [testsIn("web/embed,web/policyReports,web/protection,web/runtime,web/webforms"), ...ALONE],
          environment: "jsdom",
          // A context per file, in processes that load jsdom once instead of once per file.
          pool: "vmForks",
          vmMemoryLimit: "1GB",
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
