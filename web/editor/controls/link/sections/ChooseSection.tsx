import { Hash } from "lucide-react";
import { useId, useRef, useState } from "react";
import { usePageElements } from "../../../canvas/pageElements";
import { useEditorContext } from "../../../EditorContext";
import { Popover } from "../../../layers/onDemand";
import { iconOf } from "../../../panels/widgets/icons";
import { gettext } from "../../../texts/gettext";
import { useWording } from "../../../wording";
import { IconButton } from "../../fields/IconButton";
import { useCombobox } from "../../fields/useCombobox";
import { invalidAnchors, type LinkedSection, linkedSections } from "./sections";
import { useLinkTo } from "./useLinkTo";

type Props = { isDisabled?: boolean; onChoose: (url: string) => void };

/** The button with the list of sections of the open document. */
export function ChooseSection({ isDisabled, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { isForm } = useWording();
  const label = gettext(isForm ? "Section of this form" : "Section of this page");
  return (
    <>
      <IconButton
        ref={button}
        label={gettext(isForm ? "Choose a section of this form" : "Choose a section of this page")}
        title={label}
        Icon={Hash}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={isDisabled}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Popover id={id} label={label} origin={button} onClose={() => setOpen(false)}>
          <SectionList
            onChoose={(url) => {
              setOpen(false);
              onChoose(url);
            }}
          />
        </Popover>
      )}
    </>
  );
}

const STEPS = { ArrowDown: 1, ArrowUp: -1 };

function SectionList({ onChoose }: Pick<Props, "onChoose">) {
  const { schemaOf } = useEditorContext();
  const { isForm } = useWording();
  const elements = usePageElements();
  const sections = linkedSections(elements, schemaOf);
  const invalid = invalidAnchors(elements);
  const linkTo = useLinkTo(onChoose);
  const { query, found, marked, mark, field, list, optionOf } = useCombobox({
    label: gettext("Find a section"),
    listLabel: gettext("Sections"),
    placeholder: gettext("Find a section"),
    find: (text) => sections.filter((section) => isFound(section, text)),
    onChoose: linkTo,
    steps: STEPS,
    isRound: true,
  });
  return (
    <div className="link-sections">
      <input {...field} />
      <div {...list} className="link-sections__list">
        {found.map(({ element, name, anchor }, index) => {
          const Icon = iconOf(schemaOf(element.type)?.icon ?? "");
          return (
            <div
              {...optionOf(index, index === marked)}
              key={element.props.id}
              className="link-sections__section"
              onPointerMove={() => mark(index)}
            >
              <Icon aria-hidden />
              <span>
                {name} <small>{anchor ? `#${anchor}` : schemaOf(element.type)?.label}</small>
              </span>
            </div>
          );
        })}
      </div>
      {found.length === 0 && (
        <p className="link__hint" role="status">
          {query
            ? gettext("No results for “{query}”.", { query })
            : gettext(
                isForm
                  ? "Nothing in this form has a heading or a CSS ID yet. Add a heading to a section, then choose it here."
                  : "Nothing on this page has a heading or a CSS ID yet. Add a heading to a section, then choose it here.",
              )}
        </p>
      )}
      {invalid.length > 0 && (
        <p className="link__hint">
          {gettext("Not listed, because the CSS ID is invalid: {anchors}. It needs Latin letters without spaces.", {
            anchors: invalid.map((anchor) => gettext("“{name}”", { name: anchor })).join(", "),
          })}
        </p>
      )}
    </div>
  );
}

const isFound = ({ name, anchor = "" }: LinkedSection, query: string): boolean =>
  `${name} #${anchor}`.toLowerCase().includes(query.trim().toLowerCase());
