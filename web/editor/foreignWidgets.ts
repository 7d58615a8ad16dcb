import * as React from "react";
import * as kit from "../kit";
import type { Widget } from "../kit/defineWidget";

/** Widgets of other packages, by the addresses of their modules. One that fails to load shows as not installed. */
export async function loadForeignWidgets(addresses: readonly string[]): Promise<Widget[]> {
  const loaded = await Promise.allSettled(addresses.map((address) => import(/* @vite-ignore */ address)));
  return loaded.flatMap((result, index) => {
    if (result.status === "fulfilled") return [result.value.default({ React, kit }) as Widget];
    console.error(`[editor] The widget at ${addresses[index]} could not be loaded.`, result.reason);
    return [];
  });
}
