/** Views import their stylesheet for the browser; the server's V8 does not need it. */
export const withoutCss = {
  name: "without-css",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? "\0no-css" : null),
  load: (id) => (id === "\0no-css" ? "export {}" : null),
};

/** One plain script, because the embedded V8 does not support modules. */
export const serverConfig = (outDir) => ({
  configFile: false,
  logLevel: "warn",
  plugins: [withoutCss],
  define: { "process.env.NODE_ENV": '"production"' },
  oxc: { jsx: { runtime: "automatic" } },
  resolve: { conditions: ["edge-light", "worker"] },
  build: {
    outDir,
    emptyOutDir: false,
    target: "es2023",
    lib: { entry: "web/server/entry.ts", formats: ["iife"], name: "intarsiaServer", fileName: () => "server.js" },
  },
});
