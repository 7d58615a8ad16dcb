import type { Plugin } from "vite";

export const catalogsByKey: Plugin;
