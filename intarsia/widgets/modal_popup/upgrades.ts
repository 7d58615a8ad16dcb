import type { UpgradeSteps } from "../../../web/documents/upgrades";
import { renameSurfaceStyles } from "../../../web/kit/dialog/upgrades";

export const upgrades: UpgradeSteps = { 2: renameSurfaceStyles };
