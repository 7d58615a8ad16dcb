/** The server's reply to a file, or to its last chunk. */
export type Uploaded = { temp_filename: string; uploaded_filename: string; id: string };

/** `code` is that of the server; without one, nobody knows what happened. */
export class UploadError extends Error {
  constructor(
    message = "",
    readonly code?: number,
  ) {
    super(message);
  }
}

type Reply = { status?: string; data?: Uploaded; error?: { code: number; message: string } };
type Options = {
  url: string;
  fields: Readonly<Record<string, string>>;
  until: AbortSignal;
  onProgress: (share: number) => void;
};

/** Small enough for the proxies in front of usual sites. */
const CHUNK_BYTES = 1024 * 1024;

/** Sends a file chunk by chunk. Each reply is read; an error ends it. Rejects with an UploadError. */
export async function sendFile(file: File, { url, fields, until, onProgress }: Options): Promise<Uploaded> {
  const chunks = Math.max(1, Math.ceil(file.size / CHUNK_BYTES));
  const name = `o_${fields.gform_unique_id}_${Math.random().toString(36).slice(2)}`;
  let data: Uploaded | undefined;
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const body = new FormData();
    const own = { original_filename: file.name, name, chunk: String(chunk), chunks: String(chunks) };
    for (const [key, value] of Object.entries({ ...fields, ...own })) body.set(key, value);
    if (data) body.set(name, JSON.stringify(data));
    body.set("file", file.slice(chunk * CHUNK_BYTES, (chunk + 1) * CHUNK_BYTES), "blob");
    data = dataIn(await fetch(url, { method: "POST", body, signal: until }).then((response) => response.json()));
    onProgress((chunk + 1) / chunks);
  }
  return data as Uploaded;
}

function dataIn({ status, data, error }: Reply): Uploaded {
  if (status === "ok" && data) return data;
  throw new UploadError(error?.message, error?.code);
}
