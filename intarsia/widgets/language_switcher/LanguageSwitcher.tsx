import type { ViewProps } from "../../../web/kit/defineWidget";
import { useWords } from "../../../web/kit/environment";
import { chevronDown, globe } from "../../../web/kit/icons";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Glyph } from "../../../web/kit/parts/Glyph";
import type { schema } from "./schema";
import type { Word } from "./words";
import "./language_switcher.css";

/** The page in one language, as server.py lists it. `name` is in that language. */
export type Translation = { code: string; name: string; href: string; is_current: boolean };

type Props = ViewProps<typeof schema> & { translations?: readonly Translation[] };

export function LanguageSwitcher({ root, layout, names, translations = [] }: Props) {
  const say = useWords<Word>();
  const current = translations.find(({ is_current }) => is_current);
  // A list with one language is no choice.
  if (translations.length < 2)
    return <EditorHint {...root("")}>Languages appear here once this page has a published translation</EditorHint>;
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

/** Speakers of another language see, and hear, the name of their own language. */
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

/** The accessible name contains the visible text, as voice control needs it. */
const fullOf = ({ code, name }: Translation, names: Props["names"]) =>
  names === "code" ? `${name} ${code.toUpperCase()}` : name;

const shortOf = ({ code, name }: Translation, names: Props["names"]) => (names === "code" ? code.toUpperCase() : name);
