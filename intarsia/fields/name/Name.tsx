import type { FieldProps } from "../../../web/kit/fields/defineField";
import { PartsField } from "../../../web/kit/fields/parts/PartsField";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { shownParts } from "./parts";
import type { schema } from "./schema";
import "./name.css";

type Props = ViewProps<typeof schema> & FieldProps;

export const Name = (field: Props) => (
  <PartsField {...field} type="name" parts={shownParts(field)} isNeeded={(part) => "missing" in part} />
);
