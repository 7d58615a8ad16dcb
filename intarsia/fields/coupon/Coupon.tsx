import { shownText } from "../../../web/kit/fields/answers/shownAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldBox } from "../../../web/kit/fields/FieldBox";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./coupon.css";

type Props = Omit<ViewProps<typeof schema>, "coupons"> & FieldProps;

export function Coupon({ answer, ...field }: Props) {
  return (
    <FieldBox {...field} type="coupon">
      {(input) => (
        <input
          {...input}
          className="field__input field__input--code"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={shownText(answer)}
        />
      )}
    </FieldBox>
  );
}
