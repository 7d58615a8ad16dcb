import type { ResolvedMedia } from "../resolve/resolve";

/** The shapes of the logos are in sampleImage.css, because they have the color of the text around them. */
const LOGO = /^logo-[1-6]$/;

/** A placeholder that visitors see, too, as in a ready section; null for other names. */
export function namedSample(name: string | undefined): ResolvedMedia {
  if (name === "landscape") return { ...sampleImage(), full: "", sample: name };
  if (!name || !LOGO.test(name)) return null;
  return {
    ...asImage('<svg xmlns="http://www.w3.org/2000/svg" width="320" height="160"/>', 320, 160),
    full: "",
    sample: name,
  };
}

/**
 * A neutral image for the samples of the canvas, as wide as its column. Its shapes are translucent, so that the
 * background that the canvas gives it colors them.
 *
 * @param height relative to a width of 600
 */
export function sampleImage(height = 400): NonNullable<ResolvedMedia> {
  const ground = height * 0.62;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 ${height}" width="1200" height="${2 * height}">` +
    `<g fill="#fff"><circle cx="440" cy="${height * 0.28}" r="46" opacity=".55"/>` +
    `<path d="M0 ${height}V${ground + 40}L170 ${ground - 90}L390 ${height}z" opacity=".45"/>` +
    `<path d="M210 ${height}L420 ${ground - 30}L600 ${ground + 60}V${height}z" opacity=".3"/></g></svg>`;
  return asImage(svg, 1200, 2 * height);
}

function asImage(svg: string, width: number, height: number): NonNullable<ResolvedMedia> {
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { id: 0, src, srcset: "", width, height, alt: "", title: "", full: src, first: false };
}
