import { shownText } from "../../../web/kit/fields/answers/shownAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldGroup } from "../../../web/kit/fields/FieldGroup";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./consent.css";

type Props = ViewProps<typeof schema> & FieldProps;

export const Consent = ({ consent, answer, ...field }: Props) => (
  <FieldGroup {...field} type="consent">
    {({ names, stateOf }) => {
      const input = names.input("1");
      return (
        <div className="gchoice choice">
          <input
            {...input}
            {...stateOf("1")}
            className="choice__input"
            type="checkbox"
            value="1"
            required={field.is_required === "yes"}
            defaultChecked={shownText(answer) === "1"}
          />
          <label className="choice__label" htmlFor={input.id}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized with nh3 on save and before rendering */}
            <span dangerouslySetInnerHTML={{ __html: withoutParagraphs(consent) }} />
          </label>
        </div>
      );
    }}
  </FieldGroup>
);

/** A label contains no paragraphs; their ends become line breaks. */
const withoutParagraphs = (html: string): string =>
  html
    .replace(/<\/p>\s*<p[^>]*>/g, "<br>")
    .replace(/<\/?p(?:\s[^>]*)?>/g, "")
    .trim();
