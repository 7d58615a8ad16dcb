import { type Device, mediaQuery } from "../devices";

/** The `sizes` of pictures of which so many share the width. */
export function sizesOf(shownOn: (device: Device) => number): string {
  const part = (device: Device) => `${Math.ceil(100 / shownOn(device))}vw`;
  const smaller = (["mobile", "tablet"] as const).map((device) => `${mediaQuery(device)} ${part(device)}`);
  return [...smaller, part("desktop")].join(", ");
}
