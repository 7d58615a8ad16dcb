import { afterEach, expect, test } from "vitest";
import { loadCatalog } from "./gettext";
import { problemText } from "./problemText";

const SMALL = {
  message: "Columns is 0, and the smallest is 1.",
  parts: {
    text: "{label} {fault}.",
    values: {
      label: { text: "Columns" },
      fault: { text: "is {value}, and the smallest is {smallest}", values: { value: 0, smallest: 1 } },
    },
  },
};

afterEach(() => loadCatalog("en"));

test("a refusal is translated part by part", async () => {
  expect(problemText(SMALL)).toBe("Columns is 0, and the smallest is 1.");
  await loadCatalog("de");
  expect(problemText(SMALL)).toBe("Spalten: 0 ist weniger als der kleinste Wert, 1.");
  await loadCatalog("fr");
  expect(problemText(SMALL)).toBe("Colonnes\u00a0: 0 est moins que la valeur minimale, 1.");
});

test("a value is shown as it was entered, although it is a text of the editor", async () => {
  await loadCatalog("de");
  const parts = { text: "is not one of the choices: {value}", values: { value: "Columns" } };
  expect(problemText({ message: "", parts })).toMatch(/: Columns$/);
});

test("what the server has translated is shown as it is", async () => {
  await loadCatalog("de");
  expect(problemText({ message: "Columns" })).toBe("Columns");
});
