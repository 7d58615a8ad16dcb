import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./grid.css";

type Props = ViewProps<typeof schema>;

export function Grid({ root, html_tag: Tag, content: Content, ...settings }: Props) {
  return (
    <Tag {...root(classOf(settings))}>
      <Content className="grid__cells" />
    </Tag>
  );
}

function classOf({
  columns_by,
  keeps_columns,
  equal_rows,
}: Pick<Props, "columns_by" | "keeps_columns" | "equal_rows">) {
  const fitted = columns_by === "width" ? ` grid--fitted${keeps_columns ? " grid--filled" : ""}` : "";
  return `grid${fitted}${equal_rows ? " grid--equal" : ""}`;
}
