import { useUiStrings } from "../../../web/kit/environment/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Glyph } from "../../../web/kit/parts/icons/Glyph";
import { user } from "../../../web/kit/parts/icons/icons";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./login_link.css";

type Props = ViewProps<typeof schema> & {
  /** From server.py: where this site logs visitors in or out, and the page that shows the link. */
  address?: string;
  logOutAddress?: string;
  here?: string;
  /** Only for logging out: proves that the visitor pressed the button. */
  confirm?: { token: string; next: string };
};

export function LoginLink({
  root,
  action,
  link,
  comes_back,
  look: variant,
  show_icon,
  here = "",
  confirm,
  ...settings
}: Props) {
  const t = useUiStrings<UiString>();
  const text = settings.text || t(action === "logout" ? "Log out" : "Log in");
  const address = link?.href ?? settings.address;
  const icon = show_icon && <Glyph path={user} />;
  const content = (
    <>
      {icon}
      {text}
    </>
  );
  if (confirm) return <LogOut {...{ root, confirm }}>{content}</LogOut>;
  if (!address)
    return (
      <EditorHint {...root("")}>
        {action === "logout" ? "Choose the page to log out" : "Choose the page to log in"}
      </EditorHint>
    );
  const returning = (url: string) => (comes_back && here ? withNext(url, here) : url);
  const logOut = action === "both" && settings.logOutAddress;
  const state = logOut ? { "data-page-state": "visitor", "data-log-out": returning(logOut) } : {};
  return (
    <div {...root("login_link")}>
      <a
        {...link}
        {...state}
        className={`login_link__link login_link__link--${variant}`}
        href={returning(address)}
        rel="nofollow"
      >
        {logOut ? (
          <>
            {icon}
            <BothTexts logIn={text} logOut={t("Log out")} />
          </>
        ) : (
          content
        )}
      </a>
    </div>
  );
}

/** In one place, so that the link keeps its size when the other text appears. */
function BothTexts({ logIn, logOut }: { logIn: string; logOut: string }) {
  return (
    <span className="login_link__texts">
      <span className="login_link__text">{logIn}</span>
      <span className="login_link__text login_link__text--log-out">{logOut}</span>
    </span>
  );
}

type LogOutProps = Pick<Props, "root"> & { confirm: NonNullable<Props["confirm"]>; children: React.ReactNode };

/** A browser may prefetch a link, so logging out is a button. */
function LogOut({ root, confirm: { token, next }, children }: LogOutProps) {
  return (
    <form {...root("login_link")} method="post">
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="next" value={next} />
      <button className="login_link__link login_link__link--filled" type="submit">
        {children}
      </button>
    </form>
  );
}

/** Goes before the fragment and after an existing query. */
function withNext(address: string, here: string): string {
  const [page = "", anchor] = address.split("#");
  const withQuery = `${page}${page.includes("?") ? "&" : "?"}next=${encodeURIComponent(here)}`;
  return anchor === undefined ? withQuery : `${withQuery}#${anchor}`;
}
