import type { Editor } from "@tiptap/react";
import { useId, useState } from "react";
import { readTextAction } from "../../../kit/links/richTextLinks";
import type { Link } from "../../../kit/schema/settings";
import { gettext } from "../../texts/gettext";
import { ActionLink } from "../link/ActionLink";
import type { ChosenDocument } from "../link/chooseDocument";
import { DocumentLink } from "../link/DocumentLink";
import { useFocusOnChange } from "../link/useFocusOnChange";
import { UrlForm } from "./UrlForm";

type Props = { editor: Editor; onDone: () => void };

/** The link of the selected text: a URL, a page or a file of this site, or an action. */
export function LinkForm({ editor, onDone }: Props) {
  const id = useId();
  const [link, setLink] = useState(() => linkAt(editor));
  const change = useFocusOnChange(id, link, setLink);
  const { action, document } = link;

  function setUrl(url: string, page: number | null = null) {
    if (url) setMark(editor, { href: url, page });
    else unlink(editor);
    leave();
  }
  function setDocument({ id: chosen, url }: ChosenDocument) {
    setMark(editor, { href: url, document: String(chosen) });
    leave();
  }
  function leave() {
    editor.commands.focus();
    onDone();
  }
  function setAction(next: NonNullable<Link["action"]>) {
    setMark(editor, { action: JSON.stringify(next) });
    change({ url: "", page: null, action: next });
  }
  function rest() {
    unlink(editor);
    change({ url: "", page: null });
  }

  if (!action && !document)
    return (
      <UrlForm
        id={id}
        url={link.url ?? ""}
        isLinked={editor.isActive("link")}
        onUrl={setUrl}
        onDocument={setDocument}
        onAction={setAction}
        onDone={onDone}
      />
    );
  return (
    <div className="richtext__link richtext__link--action">
      {action && <ActionLink id={id} action={action} onChange={setAction} onRemove={rest} />}
      {document && <DocumentLink id={id} document={document} onRemove={rest} />}
      <button type="button" className="button" onClick={onDone}>
        {gettext("Done")}
      </button>
    </div>
  );
}

function linkAt(editor: Editor): Link {
  const { href, document, action } = editor.getAttributes("link");
  const known = action ? readTextAction(action) : null;
  if (known) return { url: "", page: null, action: known };
  return { url: String(href ?? ""), page: null, ...(document ? { document: Number(document) } : {}) };
}

// Tiptap's own command only knows its own attributes of links, and keeps those that are not named.
const NO_TARGET = { href: null, page: null, document: null, action: null };
const setMark = (editor: Editor, target: Partial<Record<keyof typeof NO_TARGET, unknown>>) =>
  editor
    .chain()
    .extendMarkRange("link")
    .setMark("link", { ...NO_TARGET, ...target })
    .run();

const unlink = (editor: Editor) => editor.chain().extendMarkRange("link").unsetLink().run();
