// An action of the demo's own: `#intarsia-action&event=hover&action=look_at&piece=sun` brings a piece of the panel nearer.
const PIECES = {
  sun: [69, 36, 2.4],
  swallows: [37, 24, 2.2],
  tree: [10, 48, 2],
  cottage: [89, 53, 3.4],
  rushes: [91, 78, 2.3],
  whole: [50, 50, 1],
};

window.intarsia.actions.register("look_at", ({ piece }) => {
  const picture = document.querySelector("#panel img");
  if (!picture || !Object.hasOwn(PIECES, piece)) return;
  const [x, y, scale] = PIECES[piece];
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  picture.parentElement.style.overflow = "clip";
  // Towards the piece, as far as the picture's own edges allow.
  const shift = (share) => Math.max(-50 * (scale - 1), Math.min(50 * (scale - 1), (50 - share) * scale));
  picture.style.transition = isCalm ? "none" : "transform 700ms cubic-bezier(0.2, 0.7, 0.2, 1)";
  picture.style.transform = `translate(${shift(x)}%, ${shift(y)}%) scale(${scale})`;
});
