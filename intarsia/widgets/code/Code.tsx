import { useUiStrings } from "../../../web/kit/environment/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Glyph } from "../../../web/kit/parts/icons/Glyph";
import { copy } from "../../../web/kit/parts/icons/icons";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { highlight, isTooLong, MAX_CHARACTERS, type Token } from "./highlight";
import { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./code.css";

type Props = ViewProps<typeof schema>;

/** The server highlights the code, so visitors download no highlighter. enhance.ts copies it. */
export function Code({ root, code, language, title, show_title, line_numbers, show_copy, long_lines }: Props) {
  const t = useUiStrings<UiString>();
  if (!code.trim()) return <EditorHint {...root("")}>Enter code</EditorHint>;
  const name = title || nameOf(language);
  const listing = code.replace(/\r\n?/g, "\n").replace(/^\n+/, "").trimEnd();
  const isPlain = isTooLong(listing);
  const lines = highlight(listing, language);
  const hasNumbers = line_numbers && !isPlain;
  const className = ["code", `code--${long_lines}`, hasNumbers && "code--numbered"].filter(Boolean).join(" ");
  return (
    <figure {...root(className)}>
      {(show_title || show_copy) && (
        <figcaption className="code__head">
          <span className="code__title">{show_title && name}</span>
          {show_copy && (
            <button type="button" className="code__copy">
              <Glyph path={copy} />
              <span className="code__status" role="status">
                {t("Copy")}
              </span>
            </button>
          )}
        </figcaption>
      )}
      {/* Code is left-to-right in every language. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard, WCAG 2.1.1 */}
      <section className="code__lines" dir="ltr" tabIndex={0} aria-label={name || t("Code")}>
        <pre translate="no">
          <code>
            {lines.map((line, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their position
              <span key={number} className="code__line">
                {line.map(rendered)}
                {"\n"}
              </span>
            ))}
          </code>
        </pre>
      </section>
      {isPlain && (
        <EditorHint className="">
          More than {MAX_CHARACTERS.toLocaleString("en")} characters: shown without colors and line numbers
        </EditorHint>
      )}
    </figure>
  );
}

const nameOf = (language: string) =>
  language ? (schema.settings.language.options.find(([value]) => value === language)?.[1] ?? "") : "";

const rendered = ({ kind, text }: Token, index: number) =>
  kind ? (
    <span key={index} className={`code__${kind}`}>
      {text}
    </span>
  ) : (
    text
  );
