import { useId } from "react";
import { useEditorContext } from "../../../EditorContext";
import type { DesignSession, DesignState } from "../../../siteDesign/DesignSession";
import { gettext } from "../../../texts/gettext";

/** Colors that apps of the site offer to start from. Other values of the design stay. */
export function PaletteRow({ session, state: { design } }: { session: DesignSession; state: DesignState }) {
  const { boot } = useEditorContext();
  const id = useId();
  const palettes = boot.palettes ?? [];
  if (palettes.length === 0) return null;
  const colors = Object.entries(design.values).filter(([name]) => name.startsWith("color."));
  const others = Object.entries(design.values).filter(([name]) => !name.startsWith("color."));
  const current = palettes.find(({ values }) => isSame(values, Object.fromEntries(colors)));

  function choose(name: string) {
    const palette = palettes.find((one) => one.name === name);
    const label = gettext("Palette: {name}", { name: palette?.label ?? gettext("Theme") });
    session.change({ ...design, values: { ...Object.fromEntries(others), ...palette?.values } }, label, "palette");
  }

  return (
    <div className="setting">
      <label className="setting__label" htmlFor={id}>
        {gettext("Palette")}
      </label>
      <select
        id={id}
        className="input"
        value={current?.name ?? (colors.length === 0 ? "" : OWN)}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{gettext("Theme")}</option>
        {palettes.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
        {!current && colors.length > 0 && (
          <option value={OWN} disabled>
            {gettext("Own colors")}
          </option>
        )}
      </select>
    </div>
  );
}

// No palette has this name.
const OWN = "-";

const isSame = (one: object, other: object) => ordered(one) === ordered(other);
const ordered = (values: object) =>
  JSON.stringify(values, (_key, value) =>
    typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value).sort()) : value,
  );
