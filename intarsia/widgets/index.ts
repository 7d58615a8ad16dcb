import type { Widget } from "../../web/kit/defineWidget";
import { container } from "./container";
import { heading } from "./heading";

/** Every widget the editor offers, in the order of its list. A new widget adds two lines here and nothing elsewhere. */
export const widgets: Widget[] = [container, heading];
