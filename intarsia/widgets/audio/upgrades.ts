import type { UpgradeSteps } from "../../../web/documents/upgrades";
import { renameStyle } from "../../../web/kit/schema/upgradeSteps";

export const upgrades: UpgradeSteps = { 2: renameStyle("ground_color", "background_color") };
