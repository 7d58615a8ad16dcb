import type { ViewProps } from "../../../web/kit/defineWidget";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Picture } from "../../../web/kit/parts/Picture";
import type { schema } from "./schema";
import "./site_logo.css";

type Props = ViewProps<typeof schema> & {
  /** From server.py: the site's name, the URL of its home page, and whether this is the home page. */
  site_name?: string;
  home?: string;
  is_home?: boolean;
};

export function SiteLogo({ root, image, image_dark, show_name, site_name = "", home = "/", is_home, ...own }: Props) {
  const name = own.name || site_name;
  const picture = image ?? image_dark;
  if (!picture && !name) return <EditorHint {...root("")}>Choose an image or enter the site's name</EditorHint>;
  const isNameShown = Boolean(name && (show_name || !picture));
  // Screen readers need not announce a visible name twice.
  const alt = isNameShown ? "" : picture?.alt || name || picture?.title;
  const hasTwo = image && image_dark;
  return (
    <div {...root("site_logo")}>
      <a className="site_logo__link" href={home} aria-current={is_home ? "page" : undefined}>
        <Picture
          media={picture}
          alt={alt}
          sizes="320px"
          className={hasTwo ? "site_logo__picture site_logo__picture--light" : "site_logo__picture"}
        />
        {hasTwo && (
          <Picture media={image_dark} alt={alt} sizes="320px" className="site_logo__picture site_logo__picture--dark" />
        )}
        {isNameShown && <span className="site_logo__name">{name}</span>}
      </a>
    </div>
  );
}
