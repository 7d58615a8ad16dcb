import type { FontFamily } from "./siteFonts";

/** Options of a `<select>`, in their own typeface where the browser shows it. */
export const FontOptions = ({ label, families }: { label: string; families: readonly FontFamily[] }) =>
  families.length > 0 && (
    <optgroup label={label}>
      {families.map(({ name, css }) => (
        <option key={css} value={css} style={{ fontFamily: css }}>
          {name}
        </option>
      ))}
    </optgroup>
  );
