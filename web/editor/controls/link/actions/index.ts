import type { Widget } from "../../../../kit/schema/defineWidget";
import type { LinkActionChoice } from "./choice";
import { elementCommands } from "./elementCommands";
import { openImages } from "./openImages";
import { openVideo } from "./openVideo";

/** The link actions in the order of the list: the lightbox, then those of the widgets that declare commands. */
export const linkActions = (widgets: readonly Widget[]): readonly LinkActionChoice[] => [
  openImages,
  openVideo,
  ...widgets.flatMap(({ schema }) => elementCommands(schema)),
];
