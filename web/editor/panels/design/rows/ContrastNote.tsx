import { TriangleAlert } from "lucide-react";
import type { ContrastFault } from "../../../../theme/contrastFaults";
import { useEditorContext } from "../../../EditorContext";
import { designVariables } from "../../../texts/designVariables";
import { gettext } from "../../../texts/gettext";
import { labelInMode } from "./labelInMode";

type Props = { fault: ContrastFault; label: string; onUse: (color: string) => void };

/** A warning, because an owner may know better: a color may never be text. */
export function ContrastNote({ fault: { mode, against, ratio, needed, suggestion }, label, onUse }: Props) {
  const { boot } = useEditorContext();
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const background = designVariables.find(({ name }) => name === against)?.label ?? against;
  return (
    <p className="design-note">
      <TriangleAlert aria-hidden />
      <span>
        {gettext(
          mode === "light"
            ? "Light: contrast with “{color}” is {ratio}:1; it needs {needed}:1."
            : "Dark: contrast with “{color}” is {ratio}:1; it needs {needed}:1.",
          { color: background, ratio: ratio.toLocaleString(boot.language, oneDecimal), needed },
        )}
      </span>
      {suggestion && (
        <button type="button" className="button" onClick={() => onUse(suggestion)}>
          <span className="design-note__swatch" style={{ background: suggestion }} />
          {gettext("Use {color}", { color: suggestion })}
          <span className="sr-only"> ({labelInMode(label, mode)})</span>
        </button>
      )}
    </p>
  );
}
