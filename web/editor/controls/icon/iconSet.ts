import nodes from "lucide-static/icon-nodes.json";
import tags from "lucide-static/tags.json";
import { ICONS } from "../../../kit/parts/icons/icons";
import type { IconOption } from "./findIcons";
import { labelOf } from "./iconLabel";
import { pathOf } from "./shapes";

/** The whole set of Lucide besides the icons of the kit, each with its path as documents store it. */
export const ICON_SET: readonly IconOption[] = Object.entries(nodes)
  .filter(([name]) => !Object.hasOwn(ICONS, name))
  .map(([name, shapes]) => [`${name}|${pathOf(shapes)}`, labelOf(name), (tags[name] ?? []).join(" ").toLowerCase()]);
