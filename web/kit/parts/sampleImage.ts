import type { ResolvedMedia } from "../resolve/resolve";

/**
 * A neutral image for the samples of the canvas, as wide as its column. Its shapes are translucent, so that the
 * background that the canvas gives it colors them.
 *
 * @param height relative to a width of 600
 */
export function sampleImage(height = 400): NonNullable<ResolvedMedia> {
  const ground = height * 0.62;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 ${height}" width="600" height="${height}">` +
    `<g fill="#fff"><circle cx="440" cy="${height * 0.28}" r="46" opacity=".55"/>` +
    `<path d="M0 ${height}V${ground + 40}L170 ${ground - 90}L390 ${height}z" opacity=".45"/>` +
    `<path d="M210 ${height}L420 ${ground - 30}L600 ${ground + 60}V${height}z" opacity=".3"/></g></svg>`;
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { id: 0, src, srcset: "", width: 600, height, alt: "", title: "", full: src, first: false };
}
