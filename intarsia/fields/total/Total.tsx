import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldBox } from "../../../web/kit/fields/FieldBox";
import { shownPrice } from "../../../web/kit/fields/prices/PricedChoices";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./total.css";

type Props = ViewProps<typeof schema> & FieldProps;

/** The amount is written into the input by the script of the form, and by the server after sending. */
export function Total({ answer, ...field }: Props) {
  return (
    <FieldBox {...field} type="total" is_required="calculated">
      {({ "aria-required": _, ...input }) => (
        <input
          {...input}
          className="field__input ginput_total total__amount"
          type="text"
          readOnly
          defaultValue={shownPrice(String(answer || "0"), field.currency)}
        />
      )}
    </FieldBox>
  );
}
