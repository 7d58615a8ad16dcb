import fc from "fast-check";

// Generated values are the same in every run: a change never fails a test that it does not affect.
fc.configureGlobal({ seed: 20_260_401 });

// Browsers have it, jsdom does not.
performance.getEntriesByType ??= () => [];

// Only what ids of React and of elements need.
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") } as typeof CSS;

// jsdom has no canvas. axe paints texts to find icon fonts, before it compares visible labels with names: here, each text
// looks like its first letter, so none is an icon.
if (typeof HTMLCanvasElement !== "undefined") {
  const canvasContext = {
    canvas: {},
    fillText: () => {},
    clearRect: () => {},
    measureText: () => ({ width: 30 }),
    getImageData: () => ({ data: Uint8ClampedArray.of(0, 0, 0, 255) }),
  };
  HTMLCanvasElement.prototype.getContext = (() => canvasContext) as never;
}
