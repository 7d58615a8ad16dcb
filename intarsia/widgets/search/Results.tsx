import { useUiStrings } from "../../../web/kit/environment/environment";
import { Glyph } from "../../../web/kit/parts/icons/Glyph";
import { arrowLeft, arrowRight } from "../../../web/kit/parts/icons/icons";
import type { UiString } from "./uiStrings";

/** A page that was found. In its excerpt, the parts at odd indexes are the matches. */
export type Result = { title: string; url: string; excerpt: readonly string[] };

export type Found = {
  query: string;
  is_too_often?: boolean;
  count: number;
  /** Whether there are more pages than `count`, which has a limit. */
  has_more?: boolean;
  results: readonly Result[];
  /** The number of this results page, from 1, and how many there are. */
  number: number;
  pages: number;
};

type Props = { found: Found; action: string; language: string };

export function Results({ found, ...where }: Props) {
  const { query, count, has_more, results, number, is_too_often } = found;
  const t = useUiStrings<UiString>();
  if (is_too_often) return <Note>{t("Too many searches. Please wait a minute and try again.")}</Note>;
  if (!query) return <Note>{t("Enter a search term.")}</Note>;
  if (count === 0)
    return <Note title={t("No results for “{query}”", { query })}>{t("Try another word, or a shorter one.")}</Note>;
  return (
    <>
      <p className="search__count">
        {count === 1
          ? t("1 page found for “{query}”", { query })
          : t("{count} pages found for “{query}”", { query, count: has_more ? `${count}+` : count })}
      </p>
      <ol className="search__results" start={(number - 1) * 10 + 1}>
        {results.map(({ title, url, excerpt }) => (
          <li key={url} className="search__result">
            <h2 className="search__title">
              <a href={url}>{title}</a>
            </h2>
            <p className="search__excerpt">
              {/* biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are identified by their position */}
              {excerpt.map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part))}
            </p>
          </li>
        ))}
      </ol>
      {found.pages > 1 && <Pages found={found} {...where} />}
    </>
  );
}

function Note({ title, children }: { title?: string; children: string }) {
  return (
    <div className="search__note">
      {title && <p className="search__nothing">{title}</p>}
      <p>{children}</p>
    </div>
  );
}

function Pages({ found: { query, number, pages }, action, language }: Props) {
  const t = useUiStrings<UiString>();
  const urlOf = (page: number) =>
    `${action}?q=${encodeURIComponent(query)}${language && `&in=${encodeURIComponent(language)}`}&page=${page}`;
  return (
    <nav className="search__pages" aria-label={t("Result pages")}>
      {number > 1 && (
        <a href={urlOf(number - 1)} rel="prev">
          <Glyph path={arrowLeft} /> {t("Previous results")}
        </a>
      )}
      <span>{t("Page {number} of {count}", { number, count: pages })}</span>
      {number < pages && (
        <a href={urlOf(number + 1)} rel="next">
          {t("More results")} <Glyph path={arrowRight} />
        </a>
      )}
    </nav>
  );
}
