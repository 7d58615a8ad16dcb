import fc from "fast-check";
import { expect, test } from "vitest";
import { parseProfile } from "./parseProfile";
import { PLATFORM_NAMES, type PlatformName } from "./platforms";
import vectors from "./vectors.json";

test.each(vectors.map((vector) => [vector.id, vector.why, vector] as const))(
  "%s FORM-SOC-01 FORM-SOC-03 FORM-SOC-04 FORM-SOC-05 %s",
  (_id, _why, { text, platform, expect: wanted }) => {
    expect(parseProfile(text, platform as PlatformName | "")).toEqual(wanted);
  },
);

test("FORM-SOC-02 knows exactly 13 platforms, each with a handle it accepts and one it refuses", () => {
  const names = [...PLATFORM_NAMES].sort().join(" ");
  expect(names).toBe(
    "bluesky calendly facebook github instagram linkedin savvycal threads tiktok whatsapp wordpress xitter youtube",
  );
  for (const valid of [true, false])
    expect(
      PLATFORM_NAMES.filter((name) => !vectors.some((v) => v.platform === name && v.expect.valid === valid)),
    ).toEqual([]);
});

test("FORM-SOC-05 the URL of every valid profile names the same profile", () => {
  const characters = fc.constantFrom(..."abcXYZ0189._-@é");
  fc.assert(
    fc.property(
      fc.string({ unit: characters, maxLength: 20 }),
      fc.constantFrom(...PLATFORM_NAMES),
      (text, platform) => {
        const profile = parseProfile(text, platform);
        if (profile.valid) expect(parseProfile(profile.url)).toEqual(profile);
      },
    ),
  );
});
