import type { UpgradeSteps } from "../../../web/documents/upgrades";
import { replaceValue } from "../../../web/kit/schema/upgradeSteps";

export const upgrades: UpgradeSteps = { 2: replaceValue("backdrop", "picture", "image") };
