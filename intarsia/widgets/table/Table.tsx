import { readCells } from "../../../web/kit/cells/readCells";
import { useEnvironment, useUiStrings } from "../../../web/kit/environment/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { InlineText } from "../../../web/kit/parts/InlineText";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./table.css";

export function Table(settings: ViewProps<typeof schema>) {
  const { root, id, content, caption, has_header_row, has_header_column, rows: variant } = settings;
  const t = useUiStrings<"Table">();
  const rows = readCells(content);
  if (!rows.flat().some(Boolean))
    return <EditorHint {...root("")}>Enter cells, or paste them from a spreadsheet</EditorHint>;
  const [head, body] = has_header_row ? [rows[0], rows.slice(1)] : [undefined, rows];
  return (
    // A wide table scrolls, so it needs a tab stop.
    <section
      {...root(`table table--${variant}`)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
      {...(caption ? { "aria-labelledby": `caption-${id}` } : { "aria-label": t("Table") })}
    >
      <table>
        {caption && (
          <caption id={`caption-${id}`}>
            <InlineText name="caption">{caption}</InlineText>
          </caption>
        )}
        {head && (
          <thead>
            <Row cells={head} row={0} isHead />
          </thead>
        )}
        <tbody>
          {body.map((cells, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and no state
            <Row key={index} cells={cells} row={head ? index + 1 : index} isNamed={has_header_column === "yes"} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = { cells: readonly string[]; row: number; isHead?: boolean; isNamed?: boolean };

function Row({ cells, row, isHead = false, isNamed = false }: RowProps) {
  const { mode } = useEnvironment();
  return (
    <tr>
      {cells.map((cell, index) => {
        const scope = isHead ? "col" : isNamed && index === 0 ? "row" : undefined;
        // An empty header names nothing. On the canvas, the tag must not change while someone types.
        const Cell = scope && (cell || mode === "editor") ? "th" : "td";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no id and no state
          <Cell key={index} scope={Cell === "th" ? scope : undefined}>
            <InlineText name={`content.${row}.${index}`}>{cell}</InlineText>
          </Cell>
        );
      })}
    </tr>
  );
}
