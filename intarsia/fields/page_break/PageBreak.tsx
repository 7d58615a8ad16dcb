import { useContext } from "react";
import { useEnvironment } from "../../../web/kit/environment/environment";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { PageButtonsContext } from "../../../web/kit/fields/pageButtons";
import { PageFooter } from "../../../web/kit/fields/parts/PageFooter";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./page_break.css";

/** Seen on the canvas only: on pages of the site, what is between page breaks becomes a page of the form. */
export function PageBreak({ root, id, label, next_button }: ViewProps<typeof schema> & FieldProps) {
  const { mode } = useEnvironment();
  const ended = useContext(PageButtonsContext)(id);
  if (mode !== "editor") return null;
  const previous = ended?.previous ?? null;
  return (
    <div {...root("page_break")}>
      {ended && (
        <PageFooter
          prefix=""
          isCurrent={false}
          next={{ id: `${id}-next`, label: next_button }}
          previous={previous === null ? undefined : { id: `${id}-previous`, label: previous }}
          save={ended.save === undefined ? undefined : { id: `${id}-save`, label: ended.save }}
        />
      )}
      <p className="page_break__line">{label ? `Page break: ${label}` : "Page break"}</p>
    </div>
  );
}
