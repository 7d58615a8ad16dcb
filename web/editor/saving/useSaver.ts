import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Document } from "../../documents/document";
import type { Revision } from "./api";
import { createSaver, type Saver } from "./createSaver";
import type { SaveState } from "./saveState";

export type Saving = Omit<Saver, "state" | "subscribe" | "start" | "setReadOnly"> & { state: SaveState };

/** Runs one saver as long as the component is mounted, and renders again when its state changes. */
export function useSaver(options: Parameters<typeof createSaver<Document, Revision>>[0]): Saving {
  const [saver] = useState(() => createSaver(options));
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  const { isReadOnly } = options;
  useEffect(() => saver.start(), [saver]);
  useEffect(() => saver.setReadOnly(isReadOnly), [saver, isReadOnly]);
  return useMemo(() => ({ ...saver, state }), [saver, state]);
}
