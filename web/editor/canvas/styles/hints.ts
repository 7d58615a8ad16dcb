import type { Boot } from "../../saving/api";
import { gettext } from "../../texts/gettext";

/** The texts in empty slots, as variables of canvas.css. Where nothing can be added, only an empty document has one. */
export function hintsCss({ kind, locked }: Pick<Boot, "kind" | "locked">): string {
  const isForm = kind === "form";
  const variables = locked
    ? { document: gettext(isForm ? "This form is empty." : "This page is empty.") }
    : {
        document: gettext(
          isForm
            ? "This form is empty. Drag a field here, or click one in the list."
            : "This page is empty. Drag a widget here, or click one in the list.",
        ),
        slot: gettext(isForm ? "Drag a field here" : "Drag a widget here"),
        columns: gettext("Drag widgets into the columns"),
      };
  const declarations = Object.entries(variables).map(([name, text]) => `--hint-${name}:${JSON.stringify(text)}`);
  return `:root{${declarations.join(";")}}`;
}
