import { useUiStrings } from "../../../web/kit/environment/environment";
import { shownText } from "../../../web/kit/fields/answers/shownAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldBox } from "../../../web/kit/fields/FieldBox";
import { fieldNames } from "../../../web/kit/fields/fieldNames";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { plainText } from "./plainText";
import type { schema } from "./schema";
import { SCRIPT_TEXTS, type UiString } from "./uiStrings";
import "./rich_text.css";

type Props = ViewProps<typeof schema> & FieldProps;

/** Without a script, visitors type plain text. The script fills in both inputs: the text, and its HTML. */
export function RichText({ placeholder, max_length, rows, answer, ...field }: Props) {
  const t = useUiStrings<UiString>();
  const texts = Object.fromEntries(Object.entries(SCRIPT_TEXTS).map(([name, text]) => [name, t(text)]));
  const html = shownText(answer);
  const formatted = fieldNames(field, field.id).input("html");
  return (
    <FieldBox {...field} type="rich_text">
      {(input) => (
        <div className="rich-text" data-rich-text data-lively data-texts={JSON.stringify(texts)}>
          <textarea
            {...input}
            className="field__input field__input--textarea"
            rows={rows}
            placeholder={placeholder || undefined}
            maxLength={max_length || undefined}
            defaultValue={plainText(html)}
          />
          <textarea {...formatted} aria-label={t("Formatted text")} defaultValue={html} hidden />
        </div>
      )}
    </FieldBox>
  );
}
