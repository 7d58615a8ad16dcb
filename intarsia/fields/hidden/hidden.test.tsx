import { describe, expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { hidden } from ".";

describe("a hidden field", () => {
  const show = (settings = {}, data = {}, mode: "page" | "editor" = "page") =>
    renderWidget(hidden, settings, {
      id: "q",
      environment: { mode },
      resources: { data: { q: { form: 3, number: 7, ...data } } },
    });

  test("posts its default value, or the one from before", () => {
    const input = (data = {}) =>
      show({ default_value: "fair", parameter: "utm_source" }, data).container.querySelector("input");

    expect([input()?.type, input()?.name, input()?.value]).toEqual(["hidden", "input_7", "fair"]);
    expect(input()?.dataset.prefill).toBe("utm_source");
    expect(input({ answer: "letter" })?.value).toBe("letter");
    expect(input({ answer: null })?.value).toBe("");
  });

  test("FORM-PAGE-01 visitors see nothing of it, and its box and input have the ids of the wire contract", async () => {
    const { container, queryByText } = show({ label: "Source" });
    const box = container.querySelector<HTMLElement>(".gfield--type-hidden");

    expect([box?.hidden, box?.id, box?.dataset.field, box?.querySelector("input")?.id]).toEqual([
      true,
      "field_3_7",
      "7",
      "input_3_7",
    ]);
    expect(queryByText("Source")).toBeNull();
    expect(await violations(container)).toEqual([]);
  });

  test("without a parameter, no query string fills it in", () => {
    expect(show().container.querySelector("[data-prefill]")).toBeNull();
  });

  test("FORM-PAGE-01 has other ids and names in each row of a repeater and in a second form on the page", () => {
    const { container } = show({}, { row: "[1]", prefix: "b-" });
    const input = container.querySelector("input");

    expect([container.querySelector(".gfield")?.id, input?.id, input?.name]).toEqual([
      "b-field_3_7-1",
      "b-input_3_7-1",
      "input_7[1]",
    ]);
  });

  test("can be seen in the editor", () => {
    const { container, getByText } = show({ label: "Source" }, {}, "editor");

    expect(getByText(/Hidden: Source/)).toBeTruthy();
    expect(container.querySelector("input")).toBeNull();
  });

  test("on the canvas of a form that is not saved yet, the id of its element takes the place of the number", () => {
    const { container } = show({}, { form: undefined, number: undefined });

    expect(container.querySelector<HTMLElement>(".gfield")?.dataset.field).toBe("q");
    expect(container.querySelector("input")?.name).toBe("input_q");
  });

  test("takes what was sent without the spaces around it, and nothing as no answer", () => {
    expect(sentField("hidden", { "": [" fair "] })).toEqual({
      answer: "fair",
      text: "fair",
      error: undefined,
      inputs: undefined,
    });
    expect(sentField("hidden", { "": [" "] })).toMatchObject({ answer: null, text: "", error: undefined });
  });

  test("refuses more than anybody puts into a query string", () => {
    expect(sentField("hidden", { "": ["x".repeat(2001)] }).error).toBe("This answer is too long. Shorten it.");
    expect(sentField("hidden", { "": ["x".repeat(2000)] }).error).toBeUndefined();
  });

  test("FORM-COND-07 rules of other fields compare it", () => {
    const shown_if = { field: "q", operator: "is", value: "fair" };
    const content = [
      { type: "hidden", props: { id: "q" } },
      { type: "text", props: { id: "after", shown_if } },
    ];
    const hiddenFor = (sent: string) =>
      evaluateAnswers({ document: { root: {}, content }, posted: { q: { "": [sent] } }, translations: {} }).hidden;

    expect([hiddenFor("fair"), hiddenFor("letter")]).toEqual([[], ["after"]]);
  });
});
