import { expect, it } from "vitest";
import { activeDevices, type Device } from "../../kit/environment/devices/devices";
import { visibilityLabel } from "./visibility";

it.each([
  ["desktop", "Hide on all screens"],
  ["tablet", "Hide on tablet and smaller screens"],
  ["mobile", "Hide on mobile"],
  ["widescreen", "Hide on widescreen"],
] as [Device, string][])("names the devices that hiding on %s affects", (device, label) => {
  expect(visibilityLabel(false, device, activeDevices({ widescreen: 2400 }))).toBe(label);
});
