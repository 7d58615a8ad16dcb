import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import react from "@vitejs/plugin-react";
import { minify } from "terser";
import { catalogsByKey } from "./catalogs.mjs";
import { iconsAsText } from "./icons.mjs";
import { RICH_TEXT_INPUT, richTextEntry, richTextFrom } from "./richText.mjs";
import { allOfReact, builtByAnother, REACT_ENTRY, withoutRequire } from "./shared.mjs";

export const FONTS_ENTRY = "web/theme/fonts.css";
const ISLAND = "virtual:island/";

/** A widget whose schema does not say `hydrate: "never"` gets its own file, which loads when needed. */
async function islandTypes() {
  const types = [];
  for (const type of await readdir("intarsia/widgets")) {
    const file = `intarsia/widgets/${type}/schema.ts`;
    if (existsSync(file) && !/hydrate: "never"/.test(await readFile(file, "utf8"))) types.push(type);
  }
  return types;
}

/** `image_carousel` → `ImageCarousel`: a view is named after its widget. */
const viewOf = (type) => type.replace(/(?:^|_)(\w)/g, (_match, letter) => letter.toUpperCase());

/** An island contains its enhancement, or its view alone: visitors need no texts of the schema. */
const islandEntries = {
  name: "island-entries",
  resolveId: (id) => (id.startsWith(ISLAND) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${ISLAND}`)) return null;
    const type = id.slice(ISLAND.length + 1);
    const root = process.cwd();
    const enhancement = `${root}/intarsia/widgets/${type}/enhance.ts`;
    if (existsSync(enhancement)) return `export { enhance } from ${JSON.stringify(enhancement)}`;
    return `
      import { ${viewOf(type)} as View } from ${JSON.stringify(`${root}/intarsia/widgets/${type}/${viewOf(type)}.tsx`)};
      import { mountView } from ${JSON.stringify(`${root}/web/kit/hydrate/mountView.tsx`)};
      export const mount = (container, settings, id) => mountView(View, container, settings, id);
    `;
  },
};

/**
 * A page loads the styles of its widgets from its own CSS file, the canvas from canvas.css; scripts contain no
 * styles.
 */
const widgetsWithoutCss = {
  name: "widgets-without-css",
  enforce: "pre",
  resolveId: (id, importer) => (id.endsWith(".css") && importer?.includes("/intarsia/widgets/") ? "\0no-css" : null),
  load: (id) => (id === "\0no-css" ? "export {}" : null),
};

/** Islands render through our own JSX runtime. */
const hiddenContacts = {
  name: "hidden-contacts",
  enforce: "pre",
  resolveId(id, importer) {
    const ours = `${process.cwd()}/web/kit/hydrate/contacts/jsx-runtime.ts`;
    return id === "react/jsx-runtime" && importer !== ours && importer !== allOfReact.id ? ours : null;
  },
};

/** Puck's scripts contain a stylesheet that loads a font from another host. The editor ships its own. */
const puckWithoutRemoteFont = {
  name: "puck-without-remote-font",
  transform(code, id) {
    if (!id.includes("@puckeditor/core")) return null;
    const REMOTE = /@import "https:[^"]*";/g;
    return REMOTE.test(code) ? { code: code.replace(REMOTE, ""), map: null } : null;
  },
};

/** Runs after the build's minifier: together they save a twentieth more than either alone. Names keep their hashes. */
const minifiedOnceMore = {
  name: "minified-once-more",
  async generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      chunk.code = await minified(chunk.code, !chunk.moduleIds.some((id) => WITH_PROTOTYPES.test(id)));
    }
  },
};

/** Packages that make a class from a function, which an arrow function cannot be. */
const WITH_PROTOTYPES = /node_modules\/rope-sequence\//;

export const minified = async (code, unsafe_arrows = true) =>
  (await minify(code, { ecma: 2022, module: true, compress: { passes: 3, unsafe_arrows } })).code;

/** Every visitor waits for the runtime, so it is one self-contained file. Code for some pages loads on demand. */
export const runtimeConfig = (outDir) => ({
  configFile: false,
  logLevel: "warn",
  base: "./",
  plugins: [minifiedOnceMore],
  build: {
    outDir,
    emptyOutDir: true,
    manifest: "manifest.json",
    target: "es2022",
    // With this target, Vite omits its own chunk loader, a tenth of what every visitor would download.
    ssr: true,
    minify: true,
    rolldownOptions: {
      input: { runtime: "web/runtime/runtime.ts" },
      preserveEntrySignatures: "allow-extension",
      output: { entryFileNames: "[name]-[hash].js", chunkFileNames: "behaviors/[name]-[hash:6].js" },
    },
  },
});

/**
 * For pages with a public form or encoded contacts. It belongs to its own app, which does not need the page builder.
 */
export const protectionConfig = (outDir) => {
  const config = protectedConfig(outDir, { protection: "web/protection/protection.ts" });
  // What every page needs stays in one file, also if the parts that are loaded later use it.
  const codeSplitting = { groups: [{ name: "protection", tags: ["$initial"] }] };
  Object.assign(config.build.rolldownOptions.output, { codeSplitting });
  return config;
};

/** Separate builds, so that the script of forms is not split for those who open a contact, or for staff. */
export const contactsConfig = (outDir) =>
  besideProtection(outDir, { contacts: "web/protection/contacts/openContact.ts" });

export const staffConfig = (outDir) =>
  besideProtection(outDir, {
    staffBadges: "web/protection/badge/staffBadges.ts",
    staffContacts: "web/protection/contacts/staffContacts.ts",
  });

const besideProtection = (outDir, input) => {
  const config = protectedConfig(outDir, input);
  return { ...config, build: { ...config.build, emptyOutDir: false } };
};

const protectedConfig = (outDir, input) => {
  const config = runtimeConfig(outDir);
  const output = { entryFileNames: "[name]-[hash].js", chunkFileNames: "parts/[name]-[hash].js" };
  // A build for servers would not bundle packages.
  const ssr = { noExternal: true };
  return {
    ...config,
    ssr,
    build: { ...config.build, rolldownOptions: { ...config.build.rolldownOptions, input, output } },
  };
};

/** What the runtime loads on demand is one file too: it shares nothing with the islands. */
export const lazyConfigs = (outDir) =>
  Object.entries({
    lightbox: "web/kit/lightbox/openLightbox.ts",
    actions: "web/runtime/actions/actionLinks.ts",
  }).map(([name, entry]) => {
    const config = browserConfig(outDir, { [name]: entry });
    return { ...config, build: { ...config.build, modulePreload: false } };
  });

/** Classic scripts, each one file: for pages of other sites, the frame in them, tests of forms, violations of policies and Wagtail's text editor. */
export const classicConfigs = (outDir) =>
  Object.entries({
    embed: "web/embed/embed.ts",
    formFrame: "web/embed/formFrame.ts",
    formTest: "web/webforms/trying/formTest.ts",
    policyReports: "web/policyReports/policyReports.ts",
    richTextForms: "web/editor/richText/richTextForms.ts",
  }).map(([name, entry]) => classicConfig(outDir, { [name]: entry }));

/** For pages with another page script. */
export const detectorConfig = (outDir) => classicConfig(outDir, { detector: "web/protection/detector/standalone.ts" });

const classicConfig = (outDir, input) => {
  const config = besideProtection(outDir, input);
  Object.assign(config.build.rolldownOptions.output, { format: "iife" });
  return config;
};

/** Forms and the editor load the same file. */
export const richTextConfig = (outDir) => {
  const config = besideProtection(outDir, RICH_TEXT_INPUT);
  return { ...config, plugins: [richTextEntry, ...config.plugins] };
};

/** The script of forms is built as the runtime is: before the first focus, a page loads one small file of it. */
export const formsConfig = (outDir, richText) => {
  const config = besideProtection(outDir, { "islands/form": `${ISLAND}form` });
  const { rolldownOptions } = config.build;
  const codeSplitting = { groups: FORM_PARTS, includeDependenciesRecursively: false };
  // Includes only what it uses of the shared parts of the runtime.
  Object.assign(rolldownOptions, { treeshake: { moduleSideEffects: false } });
  Object.assign(rolldownOptions.output, { chunkFileNames: "forms/[name]-[hash].js", codeSplitting });
  return { ...config, plugins: [richTextFrom(richText), islandEntries, ...config.plugins] };
};

// What every form needs once a visitor uses it is one file: many small ones compress badly.
const LIVE_FORMS = [
  "webforms/(liveForms|features|submission/|traps/|fields/(?!start|image|masks|passw)|checks/(?!(choice|other)R)|drafts/(?!draftKey|restore|writeV)|api/runHooks)",
  "webforms/(parts/(?!events|formInput|inTime)|reply/(sanitize\\.|showError|wrapper)|(ajax|captcha|paging|payments)/(parseReply|captcha|pagination|payment)\\.)",
  "webforms/(rules/rules\\.|uploads/uploads\\.)|rules/(answers/readText|rows/rowInputs)|kit/(enhance/|environment/|fields/(fault|answers/faultOf)\\.)",
  "(kit/fields/typedText|runtime/(page/isRecord|network/(lazy|fetchModule|withTimeout))|kit/dialog/)",
].map((part) => `web/(${part})`);

// The specification names the first four files.
const FORM_PARTS = [
  // What a page loads before anybody uses a form stays in one file.
  { name: "islands/form", tags: ["$initial"] },
  { name: "vendor-theme-dompurify", test: /node_modules\/dompurify\// },
  { name: "gform-pagination", test: /web\/webforms\/paging\/(changePage|pages)/ },
  { name: "gform-image-choice", test: /intarsia\/fields\/image_choice\/focusCards/ },
  { name: "gform-products", test: /web\/(webforms\/products|rules\/orders)\// },
  {
    name: "liveForms",
    test: new RegExp(
      [...LIVE_FORMS, "fields/(email/rules|text/unmaskedRules|textarea/rules)", "rolldown/runtime"].join("|"),
    ),
  },
  { name: "sendByAjax", test: /web\/webforms\/(ajax|reply\/(?!sanitizer))/ },
];

/** Files for visitors share only React with the editor, which uses a little of everything that islands use. */
export async function islandsConfig(outDir) {
  const types = (await islandTypes()).filter((type) => type !== "form");
  const islands = Object.fromEntries(types.map((type) => [`islands/${type}`, ISLAND + type]));
  const config = browserConfig(outDir, {
    ...REACT_ENTRY,
    host: "web/kit/hydrate/host.ts",
    ...islands,
  });
  return { ...config, plugins: [hiddenContacts, allOfReact, ...config.plugins] };
}

/** `lightbox` and `richText` are files that pages load. */
export const editorConfig = (outDir, lightbox, richText) => {
  const config = browserConfig(outDir, {
    ...REACT_ENTRY,
    editor: "web/editor/main.tsx",
    formSettings: "web/editor/formSettings/formSettings.ts",
    searchResult: "web/editor/searchResult/searchResult.ts",
    fonts: FONTS_ENTRY,
  });
  // Catalogs have more keys than names of variables are short.
  const json = { namedExports: false };
  const elsewhere = [builtByAnother({ "kit/lightbox/openLightbox": lightbox }), richTextFrom(richText)];
  const own = [allOfReact, withoutRequire, iconsAsText, catalogsByKey];
  return { ...config, json, plugins: [...elsewhere, ...own, ...config.plugins] };
};

// One file for React and one for what many enhancements share: a page loads few files, and none of them loads React.
const groups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
  { name: "shared", test: /web\/kit\/(enhance|environment)\/.*\.ts$/ },
];

const browserConfig = (outDir, input) => ({
  configFile: false,
  logLevel: "warn",
  base: "./",
  plugins: [react(), islandEntries, widgetsWithoutCss, puckWithoutRemoteFont],
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    outDir,
    emptyOutDir: false,
    manifest: "manifest.json",
    target: "es2022",
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input,
      preserveEntrySignatures: "allow-extension",
      output: {
        entryFileNames: "[name]-[hash].js",
        chunkFileNames: "chunks/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
        codeSplitting: { groups },
      },
    },
  },
});
