import type { Editor } from "@tiptap/react";
import { useId, useState } from "react";
import { readTextAction } from "../../../kit/links/richTextLinks";
import type { Link } from "../../../kit/schema/settings";
import { gettext } from "../../texts/gettext";
import { ActionLink } from "../link/ActionLink";
import { useFocusOnChange } from "../link/useFocusOnChange";
import { UrlForm } from "./UrlForm";

type Props = { editor: Editor; onDone: () => void };

/** The link of the selected text: a URL, a page of this site, or an action. */
export function LinkForm({ editor, onDone }: Props) {
  const id = useId();
  const [link, setLink] = useState(() => linkAt(editor));
  const change = useFocusOnChange(id, link, setLink);
  const { action } = link;

  function setUrl(url: string, page: number | null = null) {
    if (url) setMark(editor, { href: url, page, action: null });
    else unlink(editor);
    editor.commands.focus();
    onDone();
  }
  function setAction(next: NonNullable<Link["action"]>) {
    setMark(editor, { href: null, page: null, action: JSON.stringify(next) });
    change({ url: "", page: null, action: next });
  }
  function rest() {
    unlink(editor);
    change({ url: "", page: null });
  }

  if (!action)
    return (
      <UrlForm
        id={id}
        url={link.url ?? ""}
        isLinked={editor.isActive("link")}
        onUrl={setUrl}
        onAction={setAction}
        onDone={onDone}
      />
    );
  return (
    <div className="richtext__link richtext__link--action">
      <ActionLink id={id} action={action} onChange={setAction} onRemove={rest} />
      <button type="button" className="button" onClick={onDone}>
        {gettext("Done")}
      </button>
    </div>
  );
}

function linkAt(editor: Editor): Link {
  const { href, action } = editor.getAttributes("link");
  const known = action ? readTextAction(action) : null;
  return { url: String(href ?? ""), page: null, ...(known ? { action: known } : {}) };
}

// Tiptap's own command only knows its own attributes of links.
const setMark = (editor: Editor, attributes: Record<string, unknown>) =>
  editor.chain().extendMarkRange("link").setMark("link", attributes).run();

const unlink = (editor: Editor) => editor.chain().extendMarkRange("link").unsetLink().run();
