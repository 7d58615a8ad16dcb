import { lazy } from "../../runtime/network/lazy";
import { withTimeout } from "../../runtime/network/withTimeout";
import { CHUNK_TIMEOUT } from "../../runtime/page/constants";

/** Loads a part of the forms' script when it is first needed. Rejects if it does not arrive. */
export function lazyPart<Part>(load: () => Promise<Part>): () => Promise<Part> {
  const part = lazy(load);
  return () => withTimeout(CHUNK_TIMEOUT, part());
}
