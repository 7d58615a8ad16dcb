export const FILMS = ["mp4", "m4v", "webm", "ogv", "mov"] as const;
export const RECORDINGS = ["mp3", "m4a", "aac", "ogg", "oga", "opus", "wav", "flac", "weba"] as const;

/** The address of a file of this or another site that ends like one of these; empty for anything else that was pasted. */
export function hostedFile(address: string, endings: readonly string[]): string {
  const url = address.trim();
  const file = new RegExp(`^(?:https?://|/(?!/))[^\\s?#]+\\.(?:${endings.join("|")})(?:[?#]\\S*)?$`, "i");
  return file.test(url) ? url : "";
}
