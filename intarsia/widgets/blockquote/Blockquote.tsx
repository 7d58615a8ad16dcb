import { EditorHint } from "../../../web/kit/parts/EditorHint";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./blockquote.css";

export function Blockquote(settings: ViewProps<typeof schema>) {
  const { root, blockquote_content, author_name, source, link, blockquote_skin } = settings;
  if (!blockquote_content) return <EditorHint {...root("")}>Enter a quote</EditorHint>;
  const reference = source || (link ? link.href : "");
  return (
    <figure {...root(`blockquote blockquote--${blockquote_skin}`)}>
      <blockquote className="blockquote__text" cite={link?.href}>
        <p>{blockquote_content}</p>
      </blockquote>
      {(author_name || reference) && (
        <figcaption className="blockquote__source">
          {author_name}
          {author_name && reference && ", "}
          {reference && <cite>{link ? <a {...link}>{reference}</a> : reference}</cite>}
        </figcaption>
      )}
    </figure>
  );
}
