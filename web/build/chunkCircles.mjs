/** Stops the build if files for browsers import each other in a circle: a browser may then refuse to load either. */
export const noChunkCircles = {
  name: "no-chunk-circles",
  generateBundle(_options, bundle) {
    const circle = chunkCircle(Object.fromEntries(Object.values(bundle).map((file) => [file.fileName, file.imports])));
    if (circle) {
      const path = circle.join(" -> ");
      this.error(
        `Files import each other: ${path}. Put what they share into one of the groups in web/build/browser.mjs.`,
      );
    }
  },
};

/** The names on the first circle, of which the first and the last are the same; undefined if there is none. */
export function chunkCircle(imports) {
  const done = new Set();
  function follow(name, path) {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const imported of imports[name] ?? []) {
      const circle = follow(imported, [...path, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  }
  for (const name of Object.keys(imports)) {
    const circle = follow(name, []);
    if (circle) return circle;
  }
}
