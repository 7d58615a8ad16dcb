import { expect, test } from "vitest";
import { image, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { image_choice } from ".";

const CHOICES = ["Oak", "Elm"].map((label, index) => ({
  _id: label,
  label,
  value: label.toLowerCase(),
  image: { id: index + 3 },
  is_selected: "yes",
}));

const show = (settings = {}, data = {}) =>
  renderWidget(
    image_choice,
    { label: "Wood", choices: CHOICES, ...settings },
    { id: "q", resources: { images: { "3": image(), "4": image() }, data: { q: { form: 3, number: 7, ...data } } } },
  );

test("FORM-A11Y-05 shows cards whose texts are the labels, and whose images are decoration", async () => {
  const { getByLabelText, container } = show();

  expect(getByLabelText("Oak").getAttribute("type")).toBe("radio");
  expect([...container.querySelectorAll("label img")].map((one) => one.getAttribute("alt"))).toEqual(["", ""]);
  expect(await violations(container)).toEqual([]);
});

test("FORM-PAGE-01 has radio buttons with one name, or checkboxes with numbers", () => {
  const inputs = (settings = {}) =>
    [...show(settings).container.querySelectorAll("input")].map(({ id, name }) => [id, name]);

  expect(inputs()).toEqual([
    ["choice_3_7_0", "input_7"],
    ["choice_3_7_1", "input_7"],
  ]);
  expect(inputs({ is_multiple: "yes" })).toEqual([
    ["choice_3_7_1", "input_7.1"],
    ["choice_3_7_2", "input_7.2"],
  ]);
});

test("FORM-PAGE-15 shows the preselected choices, or what the visitor chose before", () => {
  const checked = (settings = {}, data = {}) =>
    [...show(settings, data).container.querySelectorAll<HTMLInputElement>(":checked")].map(({ value }) => value);

  expect([checked(), checked({ is_multiple: "yes" })]).toEqual([["oak"], ["oak", "elm"]]);
  expect([checked({}, { answer: "elm" }), checked({}, { answer: null })]).toEqual([["elm"], []]);
});

test("reads as the labels of its choices, and limits how many there are", () => {
  const several = { choices: CHOICES, is_multiple: "yes", max_choices: 1 };

  expect(sentField("image_choice", { "": ["elm"] }, { choices: CHOICES })).toMatchObject({
    answer: "elm",
    text: "Elm",
  });
  expect(sentField("image_choice", { 1: ["oak"] }, several)).toMatchObject({ answer: ["oak"], text: "Oak" });
  expect(sentField("image_choice", { 1: ["oak"], 2: ["elm"] }, several).error).toBe("Choose at most 1 of the options.");
  expect(sentField("image_choice", { "": ["ash"] }, { choices: CHOICES }).error).toBe("Choose one of the options.");
});
