import { FileText } from "lucide-react";
import { useState } from "react";
import type { Link, LinkSetting } from "../../../kit/schema/settings";
import { useResources } from "../../canvas/resources/resources";
import { useEditorContext } from "../../EditorContext";
import { gettext } from "../../texts/gettext";
import type { ControlProps } from "../control";
import { IconButton } from "../fields/IconButton";
import { ActionLink, ChooseAction } from "./ActionLink";
import { choosePage, titleOfChosen } from "./choosePage";
import { ChooseDocument, DocumentLink } from "./DocumentLink";
import { fullLink } from "./fullLink";
import { ChooseSection } from "./sections/ChooseSection";
import { TargetLink } from "./TargetLink";
import { useFocusOnChange } from "./useFocusOnChange";

const EMPTY: Link = { url: "", page: null };

/** The link with another target instead of the one that it has. */
function withTarget({ document, ...link }: Link, target: Partial<Link>): Link {
  return { ...link, url: "", page: null, ...target };
}

/** A URL, a page or a file of this site (the link follows it when its URL changes), or an action. */
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
      <Target id={id} link={link} isDisabled={isDisabled} onChange={change} />
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

type TargetProps = { id: string; link: Link; isDisabled?: boolean; onChange: (link: Link) => void };

function Target(props: TargetProps) {
  const { id, link, isDisabled, onChange } = props;
  const { document, ...withoutDocument } = link;
  if (link.page)
    return (
      <PageLink id={id} page={link.page} isDisabled={isDisabled} onRemove={() => onChange({ ...link, page: null })} />
    );
  if (document)
    return (
      <DocumentLink id={id} document={document} isDisabled={isDisabled} onRemove={() => onChange(withoutDocument)} />
    );
  return <UrlField {...props} />;
}

function UrlField({ id, link, isDisabled, onChange }: TargetProps) {
  const { boot } = useEditorContext();
  const { addPage } = useResources();

  async function choose() {
    const chosen = await choosePage(boot.urls.pageChooser);
    addPage(chosen.id, chosen.url);
    onChange(withTarget(link, { page: chosen.id }));
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
        onChange={(event) => onChange(withTarget(link, { url: event.target.value }))}
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
        <ChooseDocument
          isDisabled={isDisabled}
          onChoose={(chosen) => onChange(withTarget(link, { document: chosen.id }))}
        />
        <ChooseSection isDisabled={isDisabled} onChoose={(url) => onChange(withTarget(link, { url }))} />
        <ChooseAction
          isDisabled={isDisabled}
          onChoose={(action) => onChange(withTarget(link, { is_external: "", nofollow: "", action }))}
        />
      </div>
    </div>
  );
}

type PageProps = { id: string; page: number; isDisabled?: boolean; onRemove: () => void };

function PageLink({ page, ...props }: PageProps) {
  const { boot } = useEditorContext();
  const { pages } = useResources();
  const [title] = useState(() => titleOfChosen(page));
  const url = pages[String(page)];
  return (
    <TargetLink
      Icon={FileText}
      title={title ?? url ?? gettext("Page {number}", { number: page })}
      name={title ?? url ?? boot.title}
      {...props}
    />
  );
}
