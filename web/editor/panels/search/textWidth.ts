/** The width of text in Arial, which search results use, in thousandths of the font size. */

// The widths of the characters from space to tilde. Without measuring, results are the same in any browser.
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
// Other letters have a base letter in that list, or this width. Signs of East Asian scripts are squares.
const OTHER = 560;
const SQUARE = 1000;
const MARK = /\p{Mark}/u;
const EAST_ASIAN = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/;

export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text.normalize("NFD")) width += widthOf(character);
  return (width * size) / 1000;
}

function widthOf(character: string): number {
  if (MARK.test(character)) return 0;
  if (EAST_ASIAN.test(character)) return SQUARE;
  return WIDTHS[character.charCodeAt(0) - 32] ?? OTHER;
}
