import { useUiStrings } from "../../../web/kit/environment/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Image } from "../../../web/kit/parts/Image";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { initials } from "./initials";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./author_box.css";

/** `owner` is the page owner's name, from server.py. */
type Props = ViewProps<typeof schema> & { owner?: string };

export function AuthorBox({ root, source, owner, author_name, role, biography, image, link, ...displayed }: Props) {
  const t = useUiStrings<UiString>();
  const name = (source === "owner" && owner) || author_name;
  const Name = displayed.name_size;
  if (!name) return <EditorHint {...root("")}>{hintFor(source)}</EditorHint>;
  return (
    <section {...root(`author_box author_box--${displayed.layout}`)} aria-label={t("About the author")}>
      {image ? (
        <Image media={image} alt="" sizes="160px" className="author_box__image" />
      ) : (
        <span className="author_box__image author_box__initials" aria-hidden="true">
          {initials(name)}
        </span>
      )}
      <div className="author_box__content">
        <Name className="author_box__name">{link ? <a {...link}>{name}</a> : name}</Name>
        {role && <p className="author_box__role">{role}</p>}
        {biography && <p className="author_box__text">{biography}</p>}
      </div>
    </section>
  );
}

const hintFor = (source: Props["source"]) =>
  source === "owner" ? "The page owner has no name in Wagtail. Add one there, or enter a name here." : "Enter a name";
