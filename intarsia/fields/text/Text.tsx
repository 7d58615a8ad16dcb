import { shownText } from "../../../web/kit/fields/answers/shownAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldBox } from "../../../web/kit/fields/FieldBox";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { applyMask, isNumeric } from "../../../web/rules/masks/applyMask";
import { isMask } from "../../../web/rules/masks/maskedAnswer";
import type { schema } from "./schema";
import "./text.css";

type Props = ViewProps<typeof schema> & FieldProps;

export function Text({ placeholder, default_value, max_length, input_mask, autocomplete, answer, ...field }: Props) {
  const mask = isMask(input_mask) ? input_mask : undefined;
  return (
    <FieldBox {...field} type="text">
      {(input) => (
        <input
          {...input}
          className="field__input"
          type="text"
          placeholder={placeholder || (mask && applyMask(mask, "").shown)}
          maxLength={mask ? undefined : max_length || undefined}
          inputMode={mask && isNumeric(mask) ? "numeric" : undefined}
          data-mask={mask}
          autoComplete={autocomplete || undefined}
          defaultValue={shownText(answer, default_value)}
        />
      )}
    </FieldBox>
  );
}
