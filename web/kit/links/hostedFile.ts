export const VIDEO_EXTENSIONS = ["mp4", "m4v", "webm", "ogv", "mov"] as const;
export const AUDIO_EXTENSIONS = ["mp3", "m4a", "aac", "ogg", "oga", "opus", "wav", "flac", "weba"] as const;

/** The URL of a file with one of these endings, on this or another site; empty for any other text. */
export function hostedFile(text: string, extensions: readonly string[]): string {
  const url = text.trim();
  const file = new RegExp(`^(?:https?://|/(?!/))[^\\s?#]+\\.(?:${extensions.join("|")})(?:[?#]\\S*)?$`, "i");
  return file.test(url) ? url : "";
}
