import { expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { PLATFORM_NAMES } from "../../../web/rules/profiles/platforms";
import { social_profile } from ".";
import { EXAMPLES } from "./examples";

const sent = (typed: string, platform: string) => sentField("social_profile", { "": [typed] }, { platform });

test("FORM-A11Y-05 has a label, and shows what the visitor typed before", async () => {
  const resources = { data: { q: { form: 3, number: 7, answer: "@ada" } } };
  const { getByLabelText, container } = renderWidget(social_profile, { label: "GitHub" }, { id: "q", resources });

  expect((getByLabelText(/^GitHub/) as HTMLInputElement).value).toBe("@ada");
  expect(await violations(container)).toEqual([]);
});

test("FORM-SOC-06 keeps what was typed, and reads as the URL of the profile", () => {
  expect(sent(" @ada_l ", "xitter")).toEqual({
    answer: "@ada_l",
    text: "https://x.com/ada_l",
    error: undefined,
    inputs: undefined,
  });
  expect(sent("https://twitter.com/ada_l", "xitter").text).toBe("https://x.com/ada_l");
});

test.each([
  ["ada_lovelace_of_london", "xitter"],
  ["https://github.com/ada", "xitter"],
  ["javascript:alert(1)", "xitter"],
])("FORM-SOC-06 refuses %s for %s, and says how to write one", (typed, platform) =>
  expect(sent(typed, platform).error).toBe(
    "Enter the URL of a profile on X (Twitter), or its handle, such as @ada_lovelace.",
  ),
);

test.each(PLATFORM_NAMES)("FORM-SOC-06 accepts the example that the message gives for %s", (platform) =>
  expect(sent(EXAMPLES[platform].handle, platform).error).toBeUndefined(),
);
