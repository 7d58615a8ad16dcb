import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { InlineText } from "../../../web/kit/parts/InlineText";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./blockquote.css";

export function Blockquote(settings: ViewProps<typeof schema>) {
  const { root, blockquote_content, author_name, source, link, blockquote_skin } = settings;
  if (!blockquote_content) return <EditorHint {...root("")}>Enter a quote</EditorHint>;
  const reference = source ? <InlineText name="source">{source}</InlineText> : link?.href;
  return (
    <figure {...root(`blockquote blockquote--${blockquote_skin}`)}>
      <blockquote className="blockquote__text" cite={link?.href}>
        <p>
          <InlineText name="blockquote_content">{blockquote_content}</InlineText>
        </p>
      </blockquote>
      {(author_name || reference) && (
        <figcaption className="blockquote__source">
          {author_name && <InlineText name="author_name">{author_name}</InlineText>}
          {author_name && reference && ", "}
          {reference && <cite>{link ? <a {...link}>{reference}</a> : reference}</cite>}
        </figcaption>
      )}
    </figure>
  );
}
