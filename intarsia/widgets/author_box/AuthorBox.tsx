import type { ViewProps } from "../../../web/kit/defineWidget";
import { useWords } from "../../../web/kit/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Picture } from "../../../web/kit/parts/Picture";
import { initials } from "./initials";
import type { schema } from "./schema";
import type { Word } from "./words";
import "./author_box.css";

/** `owner` is the page owner's name, from server.py. */
type Props = ViewProps<typeof schema> & { owner?: string };

export function AuthorBox({ root, source, owner, author_name, role, biography, image, link, ...shown }: Props) {
  const say = useWords<Word>();
  const name = (source === "owner" && owner) || author_name;
  const Name = shown.name_size;
  if (!name) return <EditorHint {...root("")}>{hintFor(source)}</EditorHint>;
  return (
    <section {...root(`author_box author_box--${shown.layout}`)} aria-label={say("About the author")}>
      {image ? (
        <Picture media={image} alt="" sizes="160px" className="author_box__picture" />
      ) : (
        <span className="author_box__picture author_box__initials" aria-hidden="true">
          {initials(name)}
        </span>
      )}
      <div className="author_box__words">
        <Name className="author_box__name">{link ? <a {...link}>{name}</a> : name}</Name>
        {role && <p className="author_box__role">{role}</p>}
        {biography && <p className="author_box__text">{biography}</p>}
      </div>
    </section>
  );
}

const hintFor = (source: Props["source"]) =>
  source === "owner" ? "The page owner has no name in Wagtail. Add one there, or enter a name here." : "Enter a name";
