import { expect, test } from "vitest";
import { renderWidget } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { address } from ".";

const ALL = { show_line2: "yes", show_state: "yes" };
const HOME = { 1: ["Leimweg 3"], 3: ["Ulm"], 5: ["89073"], 6: ["DE"] };

const show = (settings = {}, data = {}, locale = "en") =>
  renderWidget(address, settings, {
    id: "q",
    environment: { locale },
    resources: { data: { q: { form: 3, number: 7, ...data } } },
  });

test("FORM-PAGE-01 has the inputs of the wire contract, with autofill", () => {
  const inputs = [...show(ALL).container.querySelectorAll<HTMLInputElement>("input, select")];

  expect(inputs.map((one) => [one.name, one.getAttribute("autocomplete")])).toEqual([
    ["input_7.1", "address-line1"],
    ["input_7.2", "address-line2"],
    ["input_7.5", "postal-code"],
    ["input_7.3", "address-level2"],
    ["input_7.4", "address-level1"],
    ["input_7.6", "country"],
  ]);
});

test("names countries in the language of the page, in its order", () => {
  const { getByLabelText } = show({ default_country: "at" }, {}, "de");
  const list = getByLabelText("Country") as HTMLSelectElement;
  const names = [...list.options].map(({ text }) => text);

  expect(names.slice(1, 3)).toEqual(["Afghanistan", "Ägypten"]);
  expect(list.selectedOptions[0]?.text).toBe("Österreich");
});

test("reads on one line, with the country in the language of the visitor", () => {
  expect(sentField("address", HOME, ALL, "fr")).toMatchObject({
    answer: { 1: "Leimweg 3", 3: "Ulm", 5: "89073", 6: "DE" },
    text: "Leimweg 3, 89073 Ulm, Allemagne",
  });
});

test("FORM-A11Y-02 a required address needs street, code, city and country", () => {
  expect(sentField("address", HOME, { ...ALL, is_required: "yes" }).error).toBeUndefined();
  expect(sentField("address", { 3: ["Ulm"] }, { is_required: "yes" }).inputs).toEqual(["1", "5", "6"]);
  expect(sentField("address", { 3: ["Ulm"] }, { is_required: "yes", show_country: "" }).inputs).toEqual(["1", "5"]);
  expect(sentField("address", { ...HOME, 3: [""] }, { ...ALL, is_required: "yes" }).error).toBe("Enter the city.");
});

test("the default country alone is no answer", () => {
  const settings = { default_country: "de", is_required: "yes" };

  expect(sentField("address", { 6: ["DE"] }, settings).answer).toBeNull();
  expect(sentField("address", { 6: ["DE"] }, settings).error).toBe("Fill in the marked parts of this answer.");
  expect(sentField("address", { 6: ["FR"] }, { default_country: "de" }).answer).toEqual({ 6: "FR" });
});

test.each(["XX", "d", "Germany", "__proto__", "\0"])("refuses %j, which is no country", (code) => {
  expect(sentField("address", { ...HOME, 6: [code] })).toMatchObject({ inputs: ["6"] });
});
