import { Clapperboard } from "lucide-react";
import { useId } from "react";
import { videoAtAny } from "../../../../kit/links/video/videoAt";
import { gettext } from "../../../texts/gettext";
import type { ActionFieldsProps, LinkActionChoice } from "./choice";

export const openVideo: LinkActionChoice = {
  label: gettext("Open a video in the lightbox"),
  Icon: Clapperboard,
  make: () => ({ name: "lightbox", settings: { video: "", title: "" } }),
  owns: ({ name, settings }) => name === "lightbox" && settings?.video !== undefined,
  Fields: Video,
};

function Video({ id, action, onChange, isDisabled }: ActionFieldsProps) {
  const hint = useId();
  const { video, title, captions } = action.settings as { video: string; title?: string; captions?: string };
  const source = videoAtAny(video);
  const isUnknown = Boolean(video) && !source;
  const set = (change: object) => onChange({ ...action, settings: { ...action.settings, ...change } });
  return (
    <div className="link__fields">
      <label htmlFor={id}>{gettext("Video URL")}</label>
      <input
        id={id}
        className="input"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={video}
        placeholder="https://www.youtube.com/watch?v=…"
        aria-describedby={hint}
        aria-invalid={isUnknown || undefined}
        disabled={isDisabled}
        onChange={(event) => set({ video: event.target.value })}
      />
      <p id={hint} className="link__hint">
        {isUnknown
          ? gettext("No video at this URL. Use a YouTube or Vimeo URL, or an .mp4 file.")
          : gettext("From YouTube, Vimeo or a file. Nothing loads before a visitor opens it.")}
      </p>
      <label htmlFor={`${id}-title`}>{gettext("Title")}</label>
      <input
        id={`${id}-title`}
        className="input"
        value={title ?? ""}
        placeholder={gettext("Video title")}
        disabled={isDisabled}
        onChange={(event) => set({ title: event.target.value })}
      />
      {source?.type === "hosted" && (
        <>
          <label htmlFor={`${id}-captions`}>{gettext("Subtitles URL")}</label>
          <input
            id={`${id}-captions`}
            className="input"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={captions ?? ""}
            placeholder="/media/film.vtt"
            disabled={isDisabled}
            onChange={(event) => set({ captions: event.target.value })}
          />
        </>
      )}
    </div>
  );
}
