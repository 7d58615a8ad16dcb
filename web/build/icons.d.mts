import type { IconNodes } from "../editor/controls/icon/iconText";

type Columns = { names: string; shapes: string; tags: string };
export function iconText(nodes: IconNodes, tags: Readonly<Record<string, readonly string[]>>): Columns;
