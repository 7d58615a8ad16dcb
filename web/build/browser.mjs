import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import react from "@vitejs/plugin-react";

export const FONTS_ENTRY = "web/theme/fonts.ts";
const ISLAND = "virtual:island/";

/** A widget whose schema does not say `hydrate: "never"` gets a file of its own, loaded when its turn comes. */
async function islandTypes() {
  const types = [];
  for (const type of await readdir("intarsia/widgets")) {
    const file = `intarsia/widgets/${type}/schema.ts`;
    if (existsSync(file) && !/hydrate: "never"/.test(await readFile(file, "utf8"))) types.push(type);
  }
  return types;
}

const islandEntries = {
  name: "island-entries",
  resolveId: (id) => (id.startsWith(ISLAND) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${ISLAND}`)) return null;
    const type = id.slice(ISLAND.length + 1);
    const root = process.cwd();
    return `
      import { schema } from ${JSON.stringify(`${root}/intarsia/widgets/${type}/schema.ts`)};
      import * as widget from ${JSON.stringify(`${root}/intarsia/widgets/${type}/index.ts`)};
      import { mountView } from ${JSON.stringify(`${root}/web/kit/hydrate/mountView.tsx`)};
      const { View } = Object.values(widget).find((value) => value.schema === schema);
      export const mount = (container, settings, id) => mountView(View, container, settings, id);
    `;
  },
};

export async function browserConfig(outDir) {
  const islands = Object.fromEntries((await islandTypes()).map((type) => [`islands/${type}`, ISLAND + type]));
  return {
    configFile: false,
    logLevel: "warn",
    base: "./",
    plugins: [react(), islandEntries, islandsWithoutCss],
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      manifest: "manifest.json",
      target: "es2022",
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          runtime: "web/runtime/runtime.ts",
          host: "web/kit/hydrate/host.ts",
          editor: "web/editor/main.tsx",
          canvas: "web/editor/canvas/canvasStyles.ts",
          fonts: FONTS_ENTRY,
          ...islands,
        },
        preserveEntrySignatures: "allow-extension",
        output: {
          entryFileNames: "[name]-[hash].js",
          chunkFileNames: "chunks/[name]-[hash].js",
          assetFileNames: "assets/[name]-[hash][extname]",
          codeSplitting: {
            groups: [{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// }],
          },
        },
      },
    },
  };
}
