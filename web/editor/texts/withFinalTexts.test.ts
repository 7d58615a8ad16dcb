import { expect, onTestFinished, test } from "vitest";
import { fields } from "../../../intarsia/fields";
import { newSettings, type WidgetSchema } from "../../kit/schema/schema";
import { loadCatalog } from "./gettext";
import { finalTextsOf, withFinalTexts } from "./withFinalTexts";

const schemaOf = (type: string) => fields.find(({ schema }) => schema.type === type)?.schema as WidgetSchema;
const labelOf = (type: string, language: string) => newSettings(withFinalTexts(schemaOf(type), language)).label;

async function german() {
  await loadCatalog("de");
  onTestFinished(() => loadCatalog("en"));
}

test("a new field of a German form has a German label, if it is a good question as it is", async () => {
  await german();

  expect(["email", "phone", "date"].map((type) => labelOf(type, "de-AT"))).toEqual([
    "E-Mail-Adresse",
    "Telefonnummer",
    "Datum",
  ]);
  expect(labelOf("text", "de")).toBe(newSettings(schemaOf("text")).label);
});

test("the label is in the language of the document, also if its editor speaks another one", async () => {
  await german();

  expect(labelOf("email", "en")).toBe("E-mail address");
  expect(labelOf("email", "fr")).toBe("E-mail address");
});

test("all labels that are good as they are have a translation", async () => {
  await german();
  const same = fields
    .flatMap(({ schema }) =>
      finalTextsOf(schema).map(([name, text]) => [text, withFinalTexts(schema, "de").initially?.[name]]),
    )
    .filter(([text, translation]) => text === translation);

  expect(new Set(same.map(([text]) => text))).toEqual(new Set(["Name", "Website"]));
});
