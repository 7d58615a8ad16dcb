import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./spacer.css";

export const Spacer = ({ root }: ViewProps<typeof schema>) => <div {...root("spacer")} aria-hidden="true" />;
