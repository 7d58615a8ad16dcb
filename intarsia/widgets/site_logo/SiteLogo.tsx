import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Image } from "../../../web/kit/parts/Image";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./site_logo.css";

type Props = ViewProps<typeof schema> & {
  /** From server.py: the site's name, the URL of its home page, and whether this is the home page. */
  site_name?: string;
  home?: string;
  is_home?: boolean;
};

export function SiteLogo({
  root,
  image,
  image_dark,
  show_name,
  site_name = "",
  home = "/",
  is_home,
  ...settings
}: Props) {
  const name = settings.name || site_name;
  const logo = image ?? image_dark;
  if (!logo && !name) return <EditorHint {...root("")}>Choose an image or enter the site's name</EditorHint>;
  const isNameShown = Boolean(name && (show_name || !logo));
  // Screen readers need not announce a visible name twice.
  const alt = isNameShown ? "" : logo?.alt || name || logo?.title;
  const hasTwo = image && image_dark;
  return (
    <div {...root("site_logo")}>
      <a className="site_logo__link" href={home} aria-current={is_home ? "page" : undefined}>
        <Image
          media={logo}
          alt={alt}
          sizes="320px"
          className={hasTwo ? "site_logo__image site_logo__image--light" : "site_logo__image"}
        />
        {hasTwo && (
          <Image media={image_dark} alt={alt} sizes="320px" className="site_logo__image site_logo__image--dark" />
        )}
        {isNameShown && <span className="site_logo__name">{name}</span>}
      </a>
    </div>
  );
}
