import type { ViewProps } from "../../../web/kit/defineWidget";
import { useWords } from "../../../web/kit/environment";
import { chevronDown, globe } from "../../../web/kit/icons";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Glyph } from "../../../web/kit/parts/Glyph";
import type { schema } from "./schema";
import type { Word } from "./words";
import "./language_switcher.css";

/** The page in one language, as server.py lists it; `name` is in that language. */
export type Translation = { code: string; name: string; href: string; is_current: boolean };

type Props = ViewProps<typeof schema> & { translations?: readonly Translation[] };

export function LanguageSwitcher({ root, layout, names, translations = [] }: Props) {
  const say = useWords<Word>();
  const current = translations.find(({ is_current }) => is_current);
  // Nobody needs a choice of one.
  if (translations.length < 2)
    return (
      <EditorHint {...root("")}>
        Publish a translation of this page, at an address of its own: its languages stand here
      </EditorHint>
    );
  const list = (
    <ul className={layout === "menu" ? "language_switcher__panel" : "language_switcher__list"}>
      {translations.map((one) => (
        <li key={one.code}>
          <Language one={one} names={names} />
        </li>
      ))}
    </ul>
  );
  return (
    <nav {...root("language_switcher")} aria-label={say("Languages")}>
      {layout === "list" ? (
        list
      ) : (
        <details className="language_switcher__menu">
          <summary
            className="language_switcher__button"
            aria-label={say("Language: {language}", { language: current ? fullOf(current, names) : "" })}
          >
            <Glyph path={globe} />
            <span>{current && shortOf(current, names)}</span>
            <Glyph path={chevronDown} className="language_switcher__arrow" />
          </summary>
          {list}
        </details>
      )}
    </nav>
  );
}

/** Those who do not read this page's language read their own, and hear it said as it is. */
function Language({ one, names }: { one: Translation; names: Props["names"] }) {
  return (
    <a
      className="language_switcher__link"
      href={one.href}
      lang={one.code}
      hrefLang={one.code}
      aria-current={one.is_current ? "page" : undefined}
      aria-label={names === "code" ? fullOf(one, names) : undefined}
    >
      {shortOf(one, names)}
    </a>
  );
}

/** What is heard says what is seen, or those who speak to their device could not name it. */
const fullOf = ({ code, name }: Translation, names: Props["names"]) =>
  names === "code" ? `${name} ${code.toUpperCase()}` : name;

const shortOf = ({ code, name }: Translation, names: Props["names"]) => (names === "code" ? code.toUpperCase() : name);
