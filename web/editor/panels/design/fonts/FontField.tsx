import { useState } from "react";
import { variables } from "../../../../theme/variables";
import { FontOptions } from "../../../fonts/FontOptions";
import { useFonts } from "../../../fonts/FontsContext";
import type { FontFamily } from "../../../fonts/siteFonts";
import { EXPECTED_VALUES } from "../../../texts/designVariables";
import { gettext } from "../../../texts/gettext";
import { TextField } from "../rows/TextField";

const listed = (css: string, name = firstOf(css)): FontFamily => ({ css, name, isOwn: false });

const OF_THEME = variables.filter(({ group }) => group === "font").map(({ light }) => listed(light));
const OF_EVERY_SYSTEM = [
  listed("system-ui, sans-serif", gettext("System")),
  listed("Arial, Helvetica, sans-serif"),
  listed("Verdana, Geneva, sans-serif"),
  listed("Georgia, serif"),
  listed("Times New Roman, Times, serif", "Times"),
  listed("ui-monospace, monospace", gettext("Monospaced")),
];
const BY_NAME = "by name";

type Props = {
  id?: string;
  value: string;
  placeholder: string;
  accepts: (text: string) => boolean;
  onChange: (value: string) => void;
};

/** A font of the theme, the site or a library, a system font, or any other by name. */
export function FontField({ id, value, placeholder, accepts, onChange }: Props) {
  const { families } = useFonts().fonts;
  const isListed = [...OF_THEME, ...families, ...OF_EVERY_SYSTEM].some(({ css }) => css === value);
  const isOther = value !== "" && !isListed;
  const [isTyped, setTyped] = useState(isOther);
  const isByName = isTyped || isOther;
  function choose(next: string) {
    setTyped(next === BY_NAME);
    if (next !== BY_NAME) onChange(next);
  }
  return (
    <>
      <select
        id={id}
        className="input font-select"
        data-empty={value === "" || undefined}
        style={{ fontFamily: value || undefined }}
        value={isByName ? BY_NAME : value}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{gettext("Default: {name}", { name: firstOf(placeholder) })}</option>
        <FontOptions label={gettext("Your fonts")} families={families.filter(({ isOwn }) => isOwn)} />
        <FontOptions label={gettext("Theme")} families={OF_THEME} />
        <FontOptions label={gettext("Font library")} families={families.filter(({ isOwn }) => !isOwn)} />
        <FontOptions label={gettext("System fonts")} families={OF_EVERY_SYSTEM} />
        <option value={BY_NAME}>{gettext("By name…")}</option>
      </select>
      {isByName && (
        <TextField
          label={gettext("Font names")}
          value={value}
          placeholder={gettext("Georgia, serif")}
          accepts={accepts}
          expected={EXPECTED_VALUES.family}
          onChange={onChange}
        />
      )}
    </>
  );
}

function firstOf(stack: string): string {
  return (stack.split(",")[0] ?? "").replaceAll('"', "");
}
