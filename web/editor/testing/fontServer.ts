import { vi } from "vitest";
import type { SiteFonts, UploadedFont } from "../fonts/siteFonts";
import type { Answer } from "../saving/api";

export const uploadedFont = (changes: Partial<UploadedFont> = {}): UploadedFont => ({
  id: 1,
  family: "Brand Sans",
  weight: "400",
  style: "normal",
  bytes: 18_400,
  ...changes,
});

/** The fonts of the site on a server in memory. */
export function fontServer(uploaded: UploadedFont[] = []) {
  const state = { uploaded };
  const fonts = (): SiteFonts => ({
    uploaded: state.uploaded,
    families: [...new Set(state.uploaded.map(({ family }) => family))].map((name) => ({
      name,
      css: `"${name}","${name} fallback",Arial,sans-serif`,
      isOwn: true,
    })),
    hasLibrary: false,
    css: "",
  });
  return {
    fontsNow: fonts,
    add: (font: UploadedFont) => {
      state.uploaded = [...state.uploaded, font];
    },
    fonts: async () => ({ ok: true as const, value: fonts() }),
    deleteFont: vi.fn(async (id: number): Promise<Answer<SiteFonts>> => {
      state.uploaded = state.uploaded.filter((font) => font.id !== id);
      return { ok: true, value: fonts() };
    }),
  };
}
