import type { Element } from "../../../documents/document";
import { walk } from "../../../documents/walk";
import type { WidgetSchema } from "../../../kit/schema/schema";
import { gettext } from "../../texts/gettext";
import type { Check, Checked } from "../check";
import { settingsIn } from "../settingsIn";

/** A page has one level-one heading, which may be in its page template. */
export const headings: Check = {
  name: "headings",
  title: gettext("Main heading"),
  find(checked) {
    const around = checked.server?.headings;
    if (around === undefined || around === null) return [];
    const own = levelOneHeadings(checked);
    if (own.length + around === 0)
      return [
        {
          element: null,
          text: gettext("No heading has the HTML tag H1. Search engines and screen readers expect one."),
        },
      ];
    return own.slice(around > 0 ? 0 : 1).map(({ props }) => ({
      element: props.id,
      text: gettext("Another heading is H1 already. Choose H2 or lower here."),
    }));
  },
};

/** The level-one headings of the document itself. */
export function levelOneHeadings({ document, schemas }: Pick<Checked, "document" | "schemas">): Element[] {
  const schemaOf = new Map(schemas.map((schema) => [schema.type, schema]));
  return [...walk(document.content)].filter((element) => isLevelOne(schemaOf.get(element.type), element));
}

const isLevelOne = (schema: WidgetSchema | undefined, element: Element): boolean =>
  schema !== undefined &&
  settingsIn(schema, element).some(({ setting, value }) => setting.kind === "select" && value === "h1");
