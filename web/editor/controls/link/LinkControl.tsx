import { FileText, X } from "lucide-react";
import { useState } from "react";
import type { Link, LinkSetting } from "../../../kit/schema/settings";
import { useResources } from "../../canvas/resources/resources";
import { useEditorContext } from "../../EditorContext";
import { gettext } from "../../texts/gettext";
import type { ControlProps } from "../control";
import { IconButton } from "../fields/IconButton";
import { ActionLink, ChooseAction } from "./ActionLink";
import { choosePage } from "./choosePage";
import { fullLink } from "./fullLink";
import { ChooseSection } from "./sections/ChooseSection";
import { useFocusOnChange } from "./useFocusOnChange";

const EMPTY: Link = { url: "", page: null };

/** A URL, a page of this site (the link follows it when it moves), or an action. */
export function LinkControl({ id, setting, value, onChange, isDisabled }: ControlProps<Link, LinkSetting>) {
  const link = value ?? EMPTY;
  const change = useFocusOnChange(id, link, onChange);
  if (link.action) {
    const { action, ...url } = link;
    return (
      <ActionLink
        id={id}
        action={action}
        isDisabled={isDisabled}
        onChange={(next) => change({ ...link, action: next })}
        onRemove={() => change(url)}
      />
    );
  }
  return (
    <div className="link">
      {link.page ? (
        <PageLink id={id} page={link.page} isDisabled={isDisabled} onRemove={() => change({ ...link, page: null })} />
      ) : (
        <UrlField id={id} link={link} isDisabled={isDisabled} onChange={change} />
      )}
      <fieldset className="link__options" aria-label={gettext("How {label} opens", { label: setting.label })}>
        <label>
          <input
            type="checkbox"
            checked={link.is_external === "on"}
            disabled={isDisabled}
            onChange={(event) => onChange({ ...link, is_external: event.target.checked ? "on" : "" })}
          />
          {gettext("New tab")}
        </label>
        <label title={gettext("Tells search engines not to follow the link")}>
          <input
            type="checkbox"
            checked={link.nofollow === "on"}
            disabled={isDisabled}
            onChange={(event) => onChange({ ...link, nofollow: event.target.checked ? "on" : "" })}
          />
          {gettext("Nofollow")}
        </label>
      </fieldset>
    </div>
  );
}

type UrlProps = { id: string; link: Link; isDisabled?: boolean; onChange: (link: Link) => void };

function UrlField({ id, link, isDisabled, onChange }: UrlProps) {
  const { boot } = useEditorContext();
  const { addPage } = useResources();

  async function choose() {
    const chosen = await choosePage(boot.urls.pageChooser);
    titles.set(chosen.id, chosen.title);
    addPage(chosen.id, chosen.url);
    onChange({ ...link, url: "", page: chosen.id });
  }

  return (
    <div className="link__row">
      <input
        id={id}
        type="text"
        inputMode="url"
        className="input"
        autoComplete="off"
        spellCheck={false}
        value={link.url ?? ""}
        placeholder={gettext("https://… or #anchor")}
        disabled={isDisabled}
        onChange={(event) => onChange({ ...link, page: null, url: event.target.value })}
        onBlur={() => {
          const url = fullLink(link.url ?? "");
          if (url !== (link.url ?? "")) onChange({ ...link, url });
        }}
      />
      <div className="link__choices">
        <IconButton
          label={gettext("Choose a page")}
          title={gettext("Choose a page of this site")}
          Icon={FileText}
          disabled={isDisabled}
          onClick={() => void choose()}
        />
        <ChooseSection isDisabled={isDisabled} onChoose={(url) => onChange({ ...link, page: null, url })} />
        <ChooseAction
          isDisabled={isDisabled}
          onChoose={(action) => onChange({ ...link, url: "", page: null, is_external: "", nofollow: "", action })}
        />
      </div>
    </div>
  );
}

// The document stores a page's id. Its title is known from the choice, its URL from the server.
const titles = new Map<number, string>();

type PageProps = { id: string; page: number; isDisabled?: boolean; onRemove: () => void };

function PageLink({ id, page, isDisabled, onRemove }: PageProps) {
  const { boot } = useEditorContext();
  const { pages } = useResources();
  const [title] = useState(() => titles.get(page));
  return (
    <div className="link__row link__page">
      <FileText aria-hidden />
      <span>{title ?? pages[String(page)] ?? gettext("Page {number}", { number: page })}</span>
      <IconButton
        id={id}
        label={gettext("Do not link to {title}", { title: title ?? pages[String(page)] ?? boot.title })}
        title={gettext("Remove")}
        Icon={X}
        disabled={isDisabled}
        onClick={onRemove}
      />
    </div>
  );
}
