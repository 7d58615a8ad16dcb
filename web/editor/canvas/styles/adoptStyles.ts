const sheets = new WeakMap<Document, Map<string, { sheet: CSSStyleSheet; css: string }>>();

/** Adds or replaces a stylesheet of a document by name. A constructed stylesheet is the cheapest to replace. */
export function adoptStyles(frame: Document | undefined, name: string, css: string) {
  const view = frame?.defaultView as (Window & { CSSStyleSheet: typeof CSSStyleSheet }) | null | undefined;
  if (!frame || !view) return;
  const ofFrame = sheets.get(frame) ?? new Map<string, { sheet: CSSStyleSheet; css: string }>();
  sheets.set(frame, ofFrame);
  const known = ofFrame.get(name);
  // Replacing a sheet restyles the whole canvas, and most changes are text, not style.
  if (known?.css === css) return;
  const sheet = known?.sheet ?? new view.CSSStyleSheet();
  sheet.replaceSync(css);
  if (!known) frame.adoptedStyleSheets = [...frame.adoptedStyleSheets, sheet];
  ofFrame.set(name, { sheet, css });
}
