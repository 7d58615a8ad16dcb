import { useUiStrings } from "../../../web/kit/environment/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Glyph } from "../../../web/kit/parts/icons/Glyph";
import { search as magnifier } from "../../../web/kit/parts/icons/icons";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { type Found, Results } from "./Results";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./search.css";

type Props = ViewProps<typeof schema> & {
  /** From server.py: the URL of the search and the language of its results. */
  action?: string;
  language?: string;
  /** What the apps that refuse unwanted searches need in the form: attributes, and fields that people leave empty. */
  guard?: { attributes: Record<string, string>; traps: string[] };
  /** Only on the results page. */
  found?: Found;
};

/** A form that works without a script; enhance.ts adds suggestions while the visitor types. */
export function Search({ root, id, action, language = "", found, guard, button, suggests, ...ownProps }: Props) {
  const t = useUiStrings<UiString>();
  if (!action) return <EditorHint {...root("")}>Search is not set up: add Intarsia's URLs to the project</EditorHint>;
  const field = `${id}-field`;
  return (
    <div {...root("search")}>
      <search className="search__box">
        <form
          className="search__form"
          action={action}
          method="get"
          data-suggests={suggests || undefined}
          {...guard?.attributes}
        >
          <label className="visually-hidden" htmlFor={field}>
            {t("Search this site")}
          </label>
          <input
            className="search__field"
            id={field}
            type="search"
            name="q"
            maxLength={100}
            enterKeyHint="search"
            placeholder={ownProps.placeholder || t("Search this site")}
            defaultValue={found?.query}
          />
          {guard?.traps.map((name) => (
            <dialog key={name}>
              <label>
                {t("Leave this field empty")} <input type="text" name={name} tabIndex={-1} autoComplete="off" />
              </label>
            </dialog>
          ))}
          {language && <input type="hidden" name="in" value={language} />}
          {button !== "none" && (
            <button className={`search__button search__button--${button}`} type="submit">
              <Glyph path={magnifier} />
              <span className={button === "icon" ? "visually-hidden" : undefined}>
                {ownProps.button_text || t("Search")}
              </span>
            </button>
          )}
        </form>
      </search>
      {found && <Results found={found} action={action} language={language} />}
    </div>
  );
}
