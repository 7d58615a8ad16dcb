import { Paperclip } from "lucide-react";
import { useResources } from "../../canvas/resources/resources";
import { useEditorContext } from "../../EditorContext";
import { gettext } from "../../texts/gettext";
import { IconButton } from "../fields/IconButton";
import { type ChosenDocument, chooseDocument } from "./chooseDocument";
import { TargetLink } from "./TargetLink";

type ChooseProps = { isDisabled?: boolean; onChoose: (chosen: ChosenDocument) => void };

/** The button that opens Wagtail's document library. A site without it has no button. */
export function ChooseDocument({ isDisabled, onChoose }: ChooseProps) {
  const { boot } = useEditorContext();
  const { addDocument } = useResources();
  const chooser = boot.urls.documentChooser;
  if (!chooser) return null;

  async function choose(url: string) {
    const chosen = await chooseDocument(url);
    addDocument(chosen.id, { url: chosen.url, title: chosen.title });
    onChoose(chosen);
  }

  return (
    <IconButton
      label={gettext("Choose a document")}
      title={gettext("Choose a document, such as a PDF")}
      Icon={Paperclip}
      disabled={isDisabled}
      onClick={() => void choose(chooser)}
    />
  );
}

type Props = { id: string; document: number; isDisabled?: boolean; onRemove: () => void };

/** The chosen file. A deleted one has no title. */
export function DocumentLink({ document, ...props }: Props) {
  const { documents } = useResources();
  const title = documents[String(document)]?.title ?? gettext("Document {number}", { number: document });
  return <TargetLink Icon={Paperclip} title={title} {...props} />;
}
