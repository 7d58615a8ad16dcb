import type { FieldProps } from "../../../web/kit/fields/defineField";
import { PricedChoices } from "../../../web/kit/fields/prices/PricedChoices";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./option.css";

type Props = ViewProps<typeof schema> & FieldProps;

export const Option = ({ kind, product: _, ...field }: Props) => (
  <PricedChoices {...field} type="option" as={kind} sign="+" />
);
