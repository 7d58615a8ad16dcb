import { FileText } from "lucide-react";
import { useResources } from "../../canvas/resources/resources";
import { useEditorContext } from "../../EditorContext";
import { gettext } from "../../texts/gettext";
import { choosePage, titleOfChosen } from "../link/choosePage";

type Props = {
  /** The id of the page. */
  page: number | null;
  describedBy?: string;
  isDisabled?: boolean;
  onChange: (page: number) => void;
};

/** The page of a rule, as a button that opens Wagtail's page chooser. */
export function PageValue({ page, describedBy, isDisabled, onChange }: Props) {
  const { boot } = useEditorContext();
  const { pages, addPage } = useResources();

  async function choose() {
    const chosen = await choosePage(boot.urls.pageChooser);
    addPage(chosen.id, chosen.url);
    onChange(chosen.id);
  }

  const name = page && (titleOfChosen(page) ?? pages[String(page)] ?? gettext("Page {number}", { number: page }));
  return (
    <button
      type="button"
      className="button condition__page"
      aria-label={name ? gettext("Value: {value}. Choose another page", { value: name }) : undefined}
      aria-describedby={describedBy}
      disabled={isDisabled}
      onClick={() => void choose()}
    >
      <FileText aria-hidden /> <span>{name || gettext("Choose a page")}</span>
    </button>
  );
}
