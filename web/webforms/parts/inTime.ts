import { CHUNK_TIMEOUT } from "../../runtime/page/constants";

/** Rejects if a file does not arrive. `withTimeout` also says why, which nobody reads here, and weighs more. */
export const inTime = <Part>(loading: Promise<Part>): Promise<Part> =>
  Promise.race([loading, new Promise<never>((_, reject) => setTimeout(reject, CHUNK_TIMEOUT))]);
