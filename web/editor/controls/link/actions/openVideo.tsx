import { Clapperboard } from "lucide-react";
import { useId } from "react";
import { filmAtAny } from "../../../../kit/video/filmAt";
import type { ActionFieldsProps, LinkActionChoice } from "./choice";

export const openVideo: LinkActionChoice = {
  label: "Open a video in the lightbox",
  Icon: Clapperboard,
  make: () => ({ name: "lightbox", settings: { video: "", title: "" } }),
  owns: ({ name, settings }) => name === "lightbox" && settings?.video !== undefined,
  Fields: Video,
};

function Video({ id, action, onChange, isDisabled }: ActionFieldsProps) {
  const hint = useId();
  const { video, title, captions } = action.settings as { video: string; title?: string; captions?: string };
  const film = filmAtAny(video);
  const isUnknown = Boolean(video) && !film;
  const set = (change: object) => onChange({ ...action, settings: { ...action.settings, ...change } });
  return (
    <div className="link__fields">
      <label htmlFor={id}>Address of the video</label>
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
          ? "No video is found there. Copy the address of its page on YouTube or Vimeo, or of an .mp4 file."
          : "From YouTube, Vimeo, or a file of yours. Nothing is loaded before somebody opens it."}
      </p>
      <label htmlFor={`${id}-title`}>Title</label>
      <input
        id={`${id}-title`}
        className="input"
        value={title ?? ""}
        placeholder="What the video shows"
        disabled={isDisabled}
        onChange={(event) => set({ title: event.target.value })}
      />
      {film?.type === "hosted" && (
        <>
          <label htmlFor={`${id}-captions`}>Address of the subtitles</label>
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
