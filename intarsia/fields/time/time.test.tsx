import { expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { time } from ".";

const sent = (typed: string, settings = {}, language = "en") => sentField("time", { "": [typed] }, settings, language);

test("FORM-A11Y-05 is the browser's own control, with its limits", async () => {
  const settings = { label: "Arrival", min: "08:00", max: "18:00", default_value: "09:30" };
  const { getByLabelText, container } = renderWidget(time, settings, { id: "q" });
  const input = getByLabelText(/^Arrival/) as HTMLInputElement;

  expect([input.type, input.min, input.max, input.value]).toEqual(["time", "08:00", "18:00", "09:30"]);
  expect(await violations(container)).toEqual([]);
});

test("reads in the language of the form", () => {
  expect(sent("14:05", {}, "de")).toEqual({ answer: "14:05", text: "14:05", error: undefined, inputs: undefined });
  expect(sent("14:05").text).toMatch(/^2:05\sPM$/);
});

test.each(["24:00", "9:30", "12:60", "noon"])("refuses %s, which is no time", (typed) =>
  expect(sent(typed).error).toBe("Enter a time, such as 09:30."),
);

test("refuses a time outside the limits, and says which are possible", () => {
  const limits = { min: "08:00", max: "18:00" };

  expect(sentField("time", { "": ["07:59"] }, limits, "de").error).toBe("Choose 08:00 or later.");
  expect(sentField("time", { "": ["18:01"] }, limits, "de").error).toBe("Choose 18:00 or earlier.");
  expect([sent("08:00", limits).error, sent("18:00", limits).error]).toEqual([undefined, undefined]);
});
