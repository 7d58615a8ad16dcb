import { useUiStrings } from "../../../web/kit/environment/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Glyph } from "../../../web/kit/parts/icons/Glyph";
import { chevronRight } from "../../../web/kit/parts/icons/icons";
import { StructuredData } from "../../../web/kit/parts/StructuredData";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./breadcrumbs.css";

/** A page as server.py lists it, from the home page down to the current page. */
export type Crumb = { text: string; href: string };

type Props = ViewProps<typeof schema> & {
  trail?: readonly Crumb[];
  /** The origin to put before URLs of this site, for structured data. */
  origin?: string;
};

export function Breadcrumbs(props: Props) {
  const { root, trail = [], origin = "", separator, structured_data } = props;
  const t = useUiStrings<UiString>();
  const crumbs = named(trail, props.home_text);
  const shown = crumbs.slice(props.show_home ? 0 : 1, props.show_current ? undefined : -1);
  // The home page has no parent.
  if (crumbs.length < 2 || shown.length === 0)
    return <EditorHint {...root("")}>Pages below the home page show their path here</EditorHint>;
  return (
    <nav {...root("breadcrumbs")} aria-label={t("Breadcrumb")}>
      <ol className="breadcrumbs__list">
        {shown.map((crumb, index) => (
          <li key={crumb.href} className="breadcrumbs__item">
            {index > 0 && <Separator kind={separator} />}
            {crumb === crumbs.at(-1) ? (
              <span className="breadcrumbs__current" aria-current="page">
                {crumb.text}
              </span>
            ) : (
              <a className="breadcrumbs__link" href={crumb.href}>
                {crumb.text}
              </a>
            )}
          </li>
        ))}
      </ol>
      {structured_data && <StructuredData data={breadcrumbList(crumbs, origin)} />}
    </nav>
  );
}

const named = (trail: readonly Crumb[], home: string) =>
  trail.map((crumb, index) => (index === 0 && home ? { ...crumb, text: home } : crumb));

function Separator({ kind }: { kind: Props["separator"] }) {
  return (
    <span className="breadcrumbs__separator" aria-hidden="true">
      {kind === "chevron" ? <Glyph path={chevronRight} /> : { slash: "/", dot: "·" }[kind]}
    </span>
  );
}

/** A https://schema.org/BreadcrumbList. */
const breadcrumbList = (crumbs: readonly Crumb[], origin: string) => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ text, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: text,
    item: href.startsWith("/") ? origin + href : href,
  })),
});
