import type { ViewProps } from "../../../web/kit/defineWidget";
import { useEnvironment, useWords } from "../../../web/kit/environment";
import { download } from "../../../web/kit/icons";
import { hostedFile, RECORDINGS } from "../../../web/kit/links/hostedFile";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Glyph } from "../../../web/kit/parts/Glyph";
import { Picture } from "../../../web/kit/parts/Picture";
import type { schema } from "./schema";
import type { Word } from "./words";
import "./audio.css";

type Props = ViewProps<typeof schema>;

export function Audio({ root, url, title, note, picture, transcript, show_download, loop }: Props) {
  const say = useWords<Word>();
  const file = hostedFile(url, RECORDINGS);
  if (!url) return <EditorHint {...root("")}>Enter the URL of an audio file</EditorHint>;
  if (!file) return <EditorHint {...root("")}>No audio file at this URL. Example: /media/recording.mp3</EditorHint>;
  return (
    <figure {...root(picture ? "audio audio--pictured" : "audio")}>
      <Picture media={picture} className="audio__picture" sizes="(max-width: 767px) 30vw, 240px" />
      <div className="audio__body">
        {(title || note) && (
          <figcaption className="audio__words">
            {title && <span className="audio__title">{title}</span>}
            {note && <span className="audio__note">{note}</span>}
          </figcaption>
        )}
        {/* biome-ignore lint/a11y/useMediaCaption: what is heard is told in words below it */}
        <audio
          className="audio__player"
          controls
          preload="none"
          src={file}
          loop={loop === "yes"}
          aria-label={title || say("Audio")}
        />
        {show_download && (
          <a
            className="audio__download"
            href={file}
            download
            aria-label={title ? say("Download {title}", { title }) : undefined}
          >
            <Glyph path={download} />
            {say("Download")}
          </a>
        )}
        {transcript && <Transcript text={transcript} />}
      </div>
    </figure>
  );
}

function Transcript({ text }: { text: string }) {
  const say = useWords<Word>();
  const { mode } = useEnvironment();
  const paragraphs = text.split(/\n+/).filter((line) => line.trim());
  return (
    <details className="audio__transcript" open={mode === "editor" || undefined}>
      <summary>{say("Transcript")}</summary>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be said twice
        <p key={index}>{paragraph}</p>
      ))}
    </details>
  );
}
