import { useEffect, useRef, useState } from "react";
import { useEditorContext } from "../EditorContext";
import { uploadFile } from "./uploadFile";

export type Upload = {
  key: number;
  name: string;
  /** From 0 to 1. */
  progress: number;
  /** Why it failed. */
  problem?: string;
};

/** The uploads to a URL under way and those that failed. Closing what shows them cancels them. */
export function useUploads<Value>(url: string, onUploaded: (value: Value) => void) {
  const { api, boot } = useEditorContext();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const closing = useRef(new AbortController());
  const next = useRef(0);
  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    return () => controller.abort();
  }, []);

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((old) => old.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const remove = (key: number) => setUploads((old) => old.filter((one) => one.key !== key));

  async function start(file: File) {
    const key = next.current++;
    const { signal } = closing.current;
    setUploads((old) => [...old, { key, name: file.name, progress: 0 }]);
    const answer = await uploadFile<Value>(file, {
      url,
      user: boot.user,
      token: api.csrfToken(),
      signal,
      onProgress: (progress) => change(key, { progress }),
    });
    if (signal.aborted) return;
    if (!answer.ok) return change(key, { problem: answer.message });
    remove(key);
    onUploaded(answer.value);
  }

  return { uploads, remove, upload: (files: Iterable<File>) => [...files].forEach((file) => void start(file)) };
}
