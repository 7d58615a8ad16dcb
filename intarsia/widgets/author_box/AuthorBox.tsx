import { useUiStrings } from "../../../web/kit/environment/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Image } from "../../../web/kit/parts/Image";
import { InlineText } from "../../../web/kit/parts/InlineText";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { initials } from "./initials";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./author_box.css";

/** `owner` is the page owner's name, from server.py. */
type Props = ViewProps<typeof schema> & { owner?: string };

export function AuthorBox({ root, owner, ...settings }: Props) {
  const t = useUiStrings<UiString>();
  const name = (settings.source === "owner" && owner) || settings.author_name;
  const className = `author_box author_box--${settings.layout}`;
  if (!name)
    return (
      <EditorHint
        {...root("")}
        sample={
          <div className={className}>
            <Content {...settings} name={SAMPLE_NAME} />
          </div>
        }
      >
        {settings.source === "owner" ? "Enter a name, here or for the page owner in Wagtail" : "Enter a name"}
      </EditorHint>
    );
  return (
    <section {...root(className)} aria-label={t("About the author")}>
      <Content {...settings} name={name} />
    </section>
  );
}

const SAMPLE_NAME = "Author name";

type ContentProps = Omit<Props, "root" | "owner"> & { name: string };

function Content({ name, author_name, name_size: Name, role, biography, image, link }: ContentProps) {
  // The name of the page owner is edited in Wagtail.
  const shown = name === author_name ? <InlineText name="author_name">{name}</InlineText> : name;
  return (
    <>
      {image ? (
        <Image media={image} alt="" sizes="160px" className="author_box__image" />
      ) : (
        <span className="author_box__image author_box__initials" aria-hidden="true">
          {initials(name)}
        </span>
      )}
      <div className="author_box__content">
        <Name className="author_box__name">{link ? <a {...link}>{shown}</a> : shown}</Name>
        {role && (
          <p className="author_box__role">
            <InlineText name="role">{role}</InlineText>
          </p>
        )}
        {biography && (
          <p className="author_box__text">
            <InlineText name="biography">{biography}</InlineText>
          </p>
        )}
      </div>
    </>
  );
}
