export const FILMS = ["mp4", "m4v", "webm", "ogv", "mov"] as const;
export const RECORDINGS = ["mp3", "m4a", "aac", "ogg", "oga", "opus", "wav", "flac", "weba"] as const;

/** The URL of a file with one of these endings, on this or another site; empty for any other text. */
export function hostedFile(address: string, endings: readonly string[]): string {
  const url = address.trim();
  const file = new RegExp(`^(?:https?://|/(?!/))[^\\s?#]+\\.(?:${endings.join("|")})(?:[?#]\\S*)?$`, "i");
  return file.test(url) ? url : "";
}
