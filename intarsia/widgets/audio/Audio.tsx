import { useEnvironment, useUiStrings } from "../../../web/kit/environment/environment";
import { AUDIO_EXTENSIONS, hostedFile } from "../../../web/kit/links/hostedFile";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Image } from "../../../web/kit/parts/Image";
import { Glyph } from "../../../web/kit/parts/icons/Glyph";
import { download } from "../../../web/kit/parts/icons/icons";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./audio.css";

type Props = ViewProps<typeof schema>;

export function Audio({ root, url, title, note, picture: image, transcript, show_download, loop }: Props) {
  const t = useUiStrings<UiString>();
  const file = hostedFile(url, AUDIO_EXTENSIONS);
  if (!url)
    return (
      <EditorHint {...root("")} sample={<Sample title={title} note={note} image={image} />}>
        Enter the URL of an audio file
      </EditorHint>
    );
  if (!file) return <EditorHint {...root("")}>No audio file at this URL. Example: /media/recording.mp3</EditorHint>;
  return (
    <div {...root(image ? "audio audio--pictured" : "audio")}>
      <Image media={image} className="audio__image" sizes="(max-width: 767px) 30vw, 240px" />
      <div className="audio__body">
        <Caption title={title} note={note} />
        {/* biome-ignore lint/a11y/useMediaCaption: the transcript below has the same content */}
        <audio
          className="audio__player"
          controls
          preload="none"
          src={file}
          loop={loop === "yes"}
          aria-label={title || t("Audio")}
        />
        {show_download && (
          <a
            className="audio__download"
            href={file}
            download
            aria-label={title ? t("Download {title}", { title }) : undefined}
          >
            <Glyph path={download} />
            {t("Download")}
          </a>
        )}
        {transcript && <Transcript text={transcript} />}
      </div>
    </div>
  );
}

type TextProps = { title: string; note: string };

const Caption = ({ title, note }: TextProps) =>
  (title || note) && (
    <div className="audio__text">
      {title && <span className="audio__title">{title}</span>}
      {note && <span className="audio__note">{note}</span>}
    </div>
  );

const Sample = ({ title, note, image }: TextProps & { image: Props["picture"] }) => (
  <div className={image ? "audio audio--pictured" : "audio"}>
    <Image media={image} className="audio__image" />
    <div className="audio__body">
      <Caption title={title || "Audio title"} note={note} />
      {/* biome-ignore lint/a11y/useMediaCaption: a sample without a file */}
      <audio className="audio__player" controls preload="none" />
    </div>
  </div>
);

function Transcript({ text }: { text: string }) {
  const t = useUiStrings<UiString>();
  const { mode } = useEnvironment();
  const paragraphs = text.split(/\n+/).filter((line) => line.trim());
  return (
    <details className="audio__transcript" open={mode === "editor" || undefined}>
      <summary>{t("Transcript")}</summary>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
        <p key={index}>{paragraph}</p>
      ))}
    </details>
  );
}
