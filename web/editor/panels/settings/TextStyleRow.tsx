import { ChevronDown } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { Look } from "../../../kit/document";
import type { StyleField } from "../../../kit/style/fields";
import { isPicture } from "../../../kit/style/pictures";
import { variables } from "../../../theme/variables";
import { Popover } from "../../controls/fields/Popover";
import { useEditorContext } from "../../EditorContext";
import { Row } from "./Row";
import { StyleRow, type Styling } from "./StyleRow";
import { styleKey, styleValues } from "./styleValues";

type Props = Styling & {
  fields: readonly (readonly [name: string, field: StyleField])[];
  /** Gives up all of them on the device, as one step. */
  onReset: (deviceAndState: string, names: readonly string[]) => void;
};

const LABEL = "Text style";

/** What makes letters look as they do, summed up in a line; the rows of it open beside. */
export function TextStyleRow({ fields, onReset, ...styling }: Props) {
  const { style, state, isDisabled } = styling;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { device, devices } = useEditorContext();
  const found = fields.map(([name, field]) => ({
    name,
    field,
    ...styleValues({ style, name, device, devices, state }),
  }));
  const own = found.filter((one) => one.own !== undefined);
  const summary = found
    .map((one) => wordsOf(one.field, one.own ?? one.inherited))
    .filter(Boolean)
    .join(" · ");
  const names = own.map(({ name }) => name);
  const giveUp = () => onReset(styleKey(device, state), names);
  return (
    <Row id={id} label={LABEL} onDevice={{ hasOwnValue: own.length > 0, onReset: isDisabled ? undefined : giveUp }}>
      <button
        ref={button}
        id={id}
        type="button"
        className="input text-style"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-rows` : undefined}
        aria-label={`${LABEL}: ${summary || "default"}`}
        title={summary || undefined}
        data-empty={own.length === 0 || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{summary || "Default"}</span>
        <ChevronDown aria-hidden />
      </button>
      {isOpen && (
        <Popover id={`${id}-rows`} label={LABEL} origin={button} onClose={() => setIsOpen(false)}>
          <div className="text-style__rows">
            {fields.map(([name, field]) => (
              <StyleRow key={name} name={name} field={field} {...styling} />
            ))}
          </div>
        </Popover>
      )}
    </Row>
  );
}

/** A value as people say it: the theme's name of a font, the word of a choice, a length as it is. */
function wordsOf(field: StyleField, value: Look | undefined): string {
  if (value === undefined || isPicture(value)) return "";
  if (typeof value === "object") return variables.find(({ name }) => name === value.$var)?.label ?? value.$var;
  const chosen = field.options?.find(([option]) => option === value)?.[1];
  return chosen ?? (field.control === "family" ? (value.split(",")[0]?.replaceAll(/["']/g, "") ?? value) : value);
}
