import { retry } from "./retry";

/** The server's reply to a file, or to a chunk of it. */
export type Uploaded = { temp_filename: string; uploaded_filename: string; id: string; hash?: string };

/** How much of a file has arrived: the number of chunks, and the reply to the last one. */
export type Arrived = { chunk: number; data: Uploaded };

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
  /** The same each time that this file is sent: the server does not begin it twice. */
  key: string;
  arrived?: Arrived | undefined;
  until: AbortSignal;
  onArrival: (arrived: Arrived) => void;
  /** The network is lost; the chunk is sent again automatically. */
  onWait: () => void;
};

/** Small enough for the proxies in front of most sites. */
const CHUNK_BYTES = 1024 * 1024;
/** In milliseconds; a slow phone needs a minute. */
const CHUNK_TIMEOUT = 120_000;

export const chunksOf = ({ size }: Pick<File, "size">): number => Math.max(1, Math.ceil(size / CHUNK_BYTES));

/** Sends a file chunk by chunk, or what has not arrived of it. Each reply is read; an error ends it with an UploadError. */
export async function sendFile(file: File, options: Options): Promise<Uploaded> {
  let { arrived } = options;
  while (!arrived || arrived.chunk < chunksOf(file)) {
    const before: Arrived | undefined = arrived;
    const send = () => sendChunk(file, before, options);
    arrived = { chunk: (before?.chunk ?? 0) + 1, data: await retry(send, isTemporary, options) };
    options.onArrival(arrived);
  }
  return arrived.data;
}

async function sendChunk(file: File, arrived: Arrived | undefined, options: Options): Promise<Uploaded> {
  const { url, fields, key, until } = options;
  const { chunk, data } = arrived ?? { chunk: 0 };
  const body = new FormData();
  const own = { original_filename: file.name, name: `o_${key}`, chunk: String(chunk), chunks: String(chunksOf(file)) };
  for (const [name, value] of Object.entries({ ...fields, ...own })) body.set(name, value);
  if (data) body.set(own.name, JSON.stringify(data));
  body.set("file", file.slice(chunk * CHUNK_BYTES, (chunk + 1) * CHUNK_BYTES), "blob");
  const signal = AbortSignal.any([until, AbortSignal.timeout(CHUNK_TIMEOUT)]);
  const response = await fetch(url, { method: "POST", body, headers: { "Idempotency-Key": key }, signal });
  return dataIn(await response.json());
}

function dataIn({ status, data, error }: Reply): Uploaded {
  if (status === "ok" && data) return data;
  throw new UploadError(error?.message, error?.code);
}

const TOO_OFTEN = 429;

/** The network, or a server that restarts. What the server refuses, it refuses again. */
const isTemporary = (error: unknown): boolean =>
  !(error instanceof UploadError) || error.code === undefined || error.code === TOO_OFTEN;
