import { useEnvironment } from "../../../web/kit/environment/environment";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./page_break.css";

/** Seen on the canvas only: on pages of the site, what is between page breaks becomes a page of the form. */
export function PageBreak({ root, label }: ViewProps<typeof schema> & FieldProps) {
  const { mode } = useEnvironment();
  if (mode !== "editor") return null;
  return <p {...root("page_break")}>{label ? `Page break: ${label}` : "Page break"}</p>;
}
