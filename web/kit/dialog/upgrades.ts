import { allOf, renameStyle } from "../schema/upgradeSteps";

/** The step to the names that say what the fields style. */
export const renameSurfaceStyles = allOf(
  renameStyle("surface_background", "dialog_background"),
  renameStyle("surface_color", "dialog_text_color"),
  renameStyle("surface_padding", "dialog_padding"),
);
