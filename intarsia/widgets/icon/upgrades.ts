import type { UpgradeSteps } from "../../../web/documents/upgrades";
import { allOf, renameStyle } from "../../../web/kit/schema/upgradeSteps";

export const upgrades: UpgradeSteps = {
  2: allOf(renameStyle("ground_color", "background_color"), renameStyle("frame_color", "border_color")),
};
