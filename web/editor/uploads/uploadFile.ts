import type { Answer } from "../saving/api";
import { gettext } from "../texts/gettext";

type Request = {
  url: string;
  user: string;
  token: string;
  signal: AbortSignal;
  /** From 0 to 1. `fetch` reports no progress, so this is an XMLHttpRequest. */
  onProgress: (share: number) => void;
};

/** Sends a file as a form. It never rejects: an error is a result too. */
export const uploadFile = <Value>(
  file: File,
  { url, user, token, signal, onProgress }: Request,
): Promise<Answer<Value>> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.set("file", file);
    request.open("POST", url);
    request.responseType = "json";
    request.setRequestHeader("accept", "application/json");
    request.setRequestHeader("x-intarsia-user", user);
    request.setRequestHeader("x-csrftoken", token);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => resolve(answerOf(request));
    request.onerror = () =>
      resolve(rejection(0, gettext("The upload was interrupted. Check the connection and try again.")));
    request.onabort = () => resolve(rejection(0, gettext("Canceled.")));
    signal.addEventListener("abort", () => request.abort());
    request.send(body);
  });

function answerOf<Value>({ status, response }: XMLHttpRequest): Answer<Value> {
  if (status === 200 && response) return { ok: true, value: response };
  if (status === 413)
    return rejection(status, gettext("The file is larger than this server accepts. Make it smaller."));
  return rejection(
    status,
    response?.message ?? gettext("The server has a problem (error {status}). Try again.", { status }),
  );
}

const rejection = (status: number, message: string): Answer<never> => ({
  ok: false,
  status,
  error: status === 0 ? "offline" : "failed",
  message,
  problems: [],
});
