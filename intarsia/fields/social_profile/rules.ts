import type { FieldRules, FieldSettings } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";
import { parseProfile } from "../../../web/rules/profiles/parseProfile";
import { EXAMPLES, isPlatform } from "./examples";
import type { UiString } from "./schema";

export const rules: FieldRules = {
  inBrowser: ["platform"],
  check(answer, settings) {
    const platform = platformOf(settings);
    const profile = parseProfile(String(answer), platform);
    // A URL says itself which platform it belongs to.
    if (profile.valid && profile.platform === platform) return null;
    const { name, handle } = EXAMPLES[platform];
    return fault<UiString>("Enter the URL of a profile on {platform}, or its handle, such as {example}.", {
      values: { platform: name, example: handle },
    });
  },
  /** The URL, which people can open, whatever was typed. */
  textOf: (answer, settings) => parseProfile(String(answer), platformOf(settings)).url || String(answer),
};

const platformOf = ({ platform }: FieldSettings) => (isPlatform(platform) ? platform : "instagram");
