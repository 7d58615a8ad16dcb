/**
 * The shape dividers, designed for this project: the neighbor's area at the top edge of the section, in a box of 1200 by
 * 120 that is stretched to its width. With several paths, the first ones are translucent.
 */
const repeat = (piece: string, times: number) => piece.repeat(times);

const CLOUDS = [
  [70, 34],
  [110, 52],
  [90, 40],
  [130, 60],
  [80, 36],
  [100, 46],
  [120, 56],
  [90, 38],
  [110, 50],
  [140, 60],
  [160, 64],
] as const;

export const SHAPES = {
  wave: ["M0 0H1200V52C1040 128 880 116 690 66S290 4 0 92Z"],
  waves: [
    "M0 0H1200V88C1010 20 850 60 660 96S220 130 0 62Z",
    "M0 0H1200V44C1020 104 800 112 600 72S210 22 0 96Z",
    "M0 0H1200V58C980 4 820 18 640 52S240 82 0 34Z",
  ],
  tilt: ["M0 0H1200L0 120Z"],
  curve: ["M0 0H1200C900 160 300 160 0 0Z"],
  arch: ["M0 0H1200V120C900-40 300-40 0 120Z"],
  triangle: ["M0 0H1200L600 120Z"],
  point: ["M0 0H1200V16H680L600 120 520 16H0Z"],
  zigzag: [`M0 0H1200V40${repeat("l-30 80-30-80", 20)}Z`],
  scallops: [`M0 0H1200V44${repeat("a40 60 0 0 1-80 0", 15)}Z`],
  steps: [`M0 0H1200${repeat("v15h-150", 8)}Z`],
  clouds: [`M0 0H1200V44${CLOUDS.map(([wide, high]) => `a${wide / 2} ${high} 0 0 1-${wide} 0`).join("")}Z`],
  mountains: ["M0 0H1200V34L1096 96 984 40 836 112 704 30 566 92 436 48 300 120 164 38 82 74 0 46Z"],
  // A line of stringing and a row of lozenges, as along the edge of a table.
  inlay: [`M0 0H1200V16H0ZM0 28H1200V36H0ZM30 44l26 34-26 34-26-34z${repeat("m60 0l26 34-26 34-26-34z", 19)}`],
} as const;

export type ShapeName = keyof typeof SHAPES;

export const SHAPE_OPTIONS = [
  ["wave", "Wave"],
  ["waves", "Waves"],
  ["tilt", "Slope"],
  ["curve", "Curve"],
  ["arch", "Arch"],
  ["triangle", "Triangle"],
  ["point", "Point"],
  ["zigzag", "Zigzag"],
  ["scallops", "Scallops"],
  ["steps", "Steps"],
  ["clouds", "Clouds"],
  ["mountains", "Mountains"],
  ["inlay", "Inlay"],
] as const satisfies readonly (readonly [ShapeName, string])[];
