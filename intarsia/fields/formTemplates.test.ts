import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { renderWidget, violations } from "../../web/kit/testing/renderWidget";
import { fields } from ".";

type Element = { type: string; props: Record<string, unknown> & { id: string } };

const FILES = join(import.meta.dirname, "../webforms/form_templates/files");
const files = readdirSync(FILES);

const typesByName = new Map(fields.map((field) => [field.schema.type, field]));

/** Fields inside columns in place of the columns. */
const flat = (content: readonly Element[]): Element[] =>
  content.flatMap((element) =>
    element.type === "columns"
      ? (element.props.columns as { fields: Element[] }[]).flatMap((column) => flat(column.fields))
      : [element],
  );

test.each(files)("FORM-A11Y-05 the form of %s has no accessibility fault", async (file) => {
  const { content } = JSON.parse(readFileSync(join(FILES, file), "utf-8")) as { content: Element[] };
  document.body.replaceChildren();
  flat(content).forEach(({ type, props: { id, ...settings } }, index) => {
    const field = typesByName.get(type);
    if (!field) throw new Error(`${file} has a field of the unknown type '${type}'.`);
    renderWidget(field, settings, { id, resources: { data: { [id]: { form: 3, number: index + 1 } } } });
  });
  // All options are alike, and axe needs seconds for the countries.
  for (const option of document.querySelectorAll("option:nth-child(n+4)")) option.remove();

  expect(document.querySelectorAll(".gfield").length).toBeGreaterThan(2);
  expect(await violations(document.body)).toEqual([]);
});
