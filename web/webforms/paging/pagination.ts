import { lazyPart } from "../parts/lazyPart";

/** The chunk `gform-pagination`, which only forms with several pages need. */
export const pagination = lazyPart(() => import("./changePage"));
