import { lazy } from "../../runtime/network/lazy";
import { inTime } from "./inTime";

/** Loads a part of the forms' script when it is first needed. Rejects if it does not arrive. */
export function lazyPart<Part>(load: () => Promise<Part>): () => Promise<Part> {
  const part = lazy(load);
  return () => inTime(part());
}
