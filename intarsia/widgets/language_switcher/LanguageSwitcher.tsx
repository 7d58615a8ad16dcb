import { useUiStrings } from "../../../web/kit/environment/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Glyph } from "../../../web/kit/parts/icons/Glyph";
import { chevronDown, globe } from "../../../web/kit/parts/icons/icons";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./language_switcher.css";

/** The page in one language, as server.py lists it. `name` is in that language. */
export type Translation = { code: string; name: string; href: string; is_current: boolean };

type Props = ViewProps<typeof schema> & { translations?: readonly Translation[] };

export function LanguageSwitcher({ root, layout, names, translations = [] }: Props) {
  const t = useUiStrings<UiString>();
  const current = translations.find(({ is_current }) => is_current);
  // A list with one language is no choice.
  if (translations.length < 2) return <EditorHint {...root("editor-hint--aside")}>No translations yet</EditorHint>;
  const list = (
    <ul className={layout === "menu" ? "language_switcher__panel" : "language_switcher__list"}>
      {translations.map((translation) => (
        <li key={translation.code}>
          <Language translation={translation} names={names} />
        </li>
      ))}
    </ul>
  );
  return (
    <nav {...root("language_switcher")} aria-label={t("Languages")}>
      {layout === "list" ? (
        list
      ) : (
        <details className="language_switcher__menu">
          <summary
            className="language_switcher__button"
            aria-label={t("Language: {language}", { language: current ? fullName(current, names) : "" })}
          >
            <Glyph path={globe} />
            <span>{current && shortName(current, names)}</span>
            <Glyph path={chevronDown} className="language_switcher__arrow" />
          </summary>
          {list}
        </details>
      )}
    </nav>
  );
}

/** Speakers of another language see, and hear, the name of their own language. */
function Language({ translation, names }: { translation: Translation; names: Props["names"] }) {
  return (
    <a
      className="language_switcher__link"
      href={translation.href}
      lang={translation.code}
      hrefLang={translation.code}
      aria-current={translation.is_current ? "page" : undefined}
      aria-label={names === "code" ? fullName(translation, names) : undefined}
    >
      {shortName(translation, names)}
    </a>
  );
}

/** The accessible name contains the visible text, as voice control needs it. */
const fullName = ({ code, name }: Translation, names: Props["names"]) =>
  names === "code" ? `${name} ${code.toUpperCase()}` : name;

const shortName = ({ code, name }: Translation, names: Props["names"]) =>
  names === "code" ? code.toUpperCase() : name;
