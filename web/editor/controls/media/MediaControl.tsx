import { ImagePlus, X } from "lucide-react";
import type { Media, MediaSetting } from "../../../kit/schema/settings";
import { useResources } from "../../canvas/resources";
import { useEditorContext } from "../../EditorContext";
import type { ControlProps } from "../control";
import { chooseImage } from "./chooseImage";
import { Description } from "./Description";

/** A picture of the library, and what it shows. */
export function MediaControl({ id, setting, value, onChange, isDisabled }: ControlProps<Media, MediaSetting>) {
  const { boot } = useEditorContext();
  const { images, addImage } = useResources();
  const image = value?.id ? images[String(value.id)] : undefined;

  async function choose() {
    const chosen = await chooseImage(boot.urls.imageChooser);
    addImage(chosen.id, chosen.image);
    onChange({ id: chosen.id });
  }

  return (
    <div className="media-control">
      <button
        id={id}
        type="button"
        className="media-control__picture"
        aria-label={`${setting.label}: ${value?.id ? `change ${image?.title ?? "the picture"}` : "choose a picture"}`}
        data-empty={!value?.id || undefined}
        disabled={isDisabled}
        onClick={() => void choose()}
      >
        {image ? <img src={image.src} alt="" /> : <ImagePlus aria-hidden />}
        <span>
          {image ? image.title : value?.id ? "Picture" : "Choose a picture"}
          {value?.id && <small>Change</small>}
        </span>
      </button>
      {value?.id && (
        <>
          <button
            type="button"
            className="icon-button"
            disabled={isDisabled}
            aria-label={`Remove ${setting.label}`}
            title="Remove"
            onClick={() => onChange({ id: null })}
          >
            <X />
          </button>
          <Description value={value} fromLibrary={image?.alt ?? ""} isDisabled={isDisabled} onChange={onChange} />
        </>
      )}
    </div>
  );
}
