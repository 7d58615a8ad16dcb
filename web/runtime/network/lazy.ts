import { importAgain } from "./fetchModule";

/** Loads code when it is first called, and again after a failure. */
export function lazy<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () => {
    loaded ??= importAgain(load).catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
