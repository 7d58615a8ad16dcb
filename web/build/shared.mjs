// Code that two builds need is in the package once.

/** Begins the name of a file that another build has made. */
export const OUTSIDE = "built-by-another:";

/** Runs before the names of the files are made from their content. */
export function relativeToChunk(code, { fileName }) {
  if (!code.includes(OUTSIDE)) return null;
  return { code: code.replaceAll(OUTSIDE, "../".repeat(fileName.split("/").length - 1) || "./"), map: null };
}

/**
 * Imports of these modules lead to files that another build has made. `files` has the path of each below the output
 * folder by the end of its module's path.
 */
export const builtByAnother = (files) => ({
  name: "built-by-another",
  enforce: "pre",
  resolveId(id) {
    const found = Object.keys(files).find((path) => id.endsWith(`/${path}`));
    return found ? { id: `${OUTSIDE}${files[found]}`, external: true } : null;
  },
  renderChunk: relativeToChunk,
});

const ALL_OF_REACT = "virtual:all-of-react";
// Nothing loads this file, so it is not written.
const ENTRY = "allOfReact";
export const REACT_ENTRY = { [ENTRY]: ALL_OF_REACT };

/**
 * Both builds with React use all of its modules, so that they make the same file with the same name: a module that only
 * one of them uses would change it. It is the first entry of both, because the order of the modules is part of the file.
 */
export const allOfReact = {
  name: "all-of-react",
  id: `\0${ALL_OF_REACT}`,
  resolveId: (id) => (id === ALL_OF_REACT ? allOfReact.id : null),
  load: (id) =>
    id === allOfReact.id
      ? `export * as react from "react";
         export * as dom from "react-dom";
         export * as client from "react-dom/client";
         export * as runtime from "react/jsx-runtime";`
      : null,
  generateBundle(_options, files) {
    for (const [name, file] of Object.entries(files)) if (file.name === ENTRY) delete files[name];
  },
};

/** A `require` for other bundlers, which browsers do not have, would change the file that both builds share. */
export const withoutRequire = {
  name: "without-require",
  transform(code, id) {
    if (!id.includes("node_modules/object-hash/")) return null;
    return { code: code.replaceAll(/"function"==typeof require&&require/g, "false"), map: null };
  },
};
