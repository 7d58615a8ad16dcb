import { TriangleAlert } from "lucide-react";
import type { ContrastFault } from "../../../../theme/contrastFaults";
import { variables } from "../../../../theme/variables";

type Props = { fault: ContrastFault; label: string; onUse: (color: string) => void };

/** A warning, because an owner may know better: a color may never be text. */
export function ContrastNote({ fault: { mode, against, ratio, needed, suggestion }, label, onUse }: Props) {
  const background = variables.find(({ name }) => name === against)?.label ?? against;
  return (
    <p className="design-note">
      <TriangleAlert aria-hidden />
      <span>
        {mode === "light" ? "Light" : "Dark"}: contrast with “{background}” is {ratio.toFixed(1)}:1; it needs {needed}
        :1.
      </span>
      {suggestion && (
        <button type="button" className="button" onClick={() => onUse(suggestion)}>
          <span className="design-note__swatch" style={{ background: suggestion }} />
          Use {suggestion}
          <span className="sr-only">
            {" "}
            for {label}, {mode}
          </span>
        </button>
      )}
    </p>
  );
}
