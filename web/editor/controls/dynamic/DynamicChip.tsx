import { Database, X } from "lucide-react";
import { useResources } from "../../canvas/resources/resources";
import { plain } from "../../commands/plain";
import { useEditorContext } from "../../EditorContext";
import { gettext } from "../../texts/gettext";
import { IconButton } from "../fields/IconButton";
import { type CurrentValue, type SettingPlace, useCurrentValue } from "./SettingPlace";
import { nameOf } from "./sources";

type Props = {
  id: string;
  /** The label of the setting. */
  label: string;
  source: string;
  place: SettingPlace;
  isDisabled?: boolean;
  onOpen: () => void;
  onRemove: () => void;
};

/** The source of a setting, with the value that it has on this page. */
export function DynamicChip({ id, label, source, place, isDisabled, onOpen, onRemove }: Props) {
  const { boot } = useEditorContext();
  const known = boot.dynamicSources?.find(({ name }) => name === source);
  const current = useCurrentValue(place);
  const name = known ? nameOf(known) : source;
  return (
    <div className="dynamic-chip">
      <button
        id={id}
        type="button"
        className="dynamic-chip__source"
        aria-label={gettext("{label}: {value}", { label, value: name })}
        aria-describedby={`${id}-value`}
        disabled={isDisabled}
        onClick={onOpen}
      >
        <Database aria-hidden />
        <span>{name}</span>
      </button>
      <IconButton label={gettext("Remove dynamic value")} Icon={X} disabled={isDisabled} onClick={onRemove} />
      <small id={`${id}-value`} aria-live="polite">
        {known ? <Current current={current} /> : gettext("Not available on this site. Visitors see the fallback.")}
      </small>
    </div>
  );
}

function Current({ current }: { current: CurrentValue }) {
  const { images } = useResources();
  if (current.state !== "ready")
    return gettext(current.state === "loading" ? "Loading …" : "The current value could not be loaded.");
  const { value } = current;
  if (value === null) return gettext("No value on this page. Visitors see the fallback.");
  if (typeof value === "string") return plain(value).slice(0, 120);
  const { id, url } = value as { id?: number; url?: string };
  return url ?? images[String(id)]?.title ?? gettext("Image");
}
