import { shownText } from "../../../web/kit/fields/answers/shownAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldBox } from "../../../web/kit/fields/FieldBox";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./social_profile.css";

type Props = ViewProps<typeof schema> & FieldProps;

/** Text and not `type=url`, which refuses handles. */
export const SocialProfile = ({ platform: _, placeholder, default_value, answer, ...field }: Props) => (
  <FieldBox {...field} type="social_profile">
    {(input) => (
      <input
        {...input}
        className="field__input"
        type="text"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholder || undefined}
        defaultValue={shownText(answer, default_value)}
      />
    )}
  </FieldBox>
);
