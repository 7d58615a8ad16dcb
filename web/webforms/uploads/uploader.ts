export type FileState = "queued" | "uploading" | "complete" | "error";

export type Limits = { url: string; types: string[]; disallowed: string[]; maxBytes: number; maxFiles: number };

const MB = 1024 * 1024;

export function limitsOf({ dataset }: HTMLElement): Limits {
  const listIn = (text = "") => text.split(",").filter(Boolean);
  return {
    url: dataset.upload ?? "",
    types: listIn(dataset.types),
    disallowed: listIn(dataset.disallowed),
    maxBytes: Number(dataset.maxSize) * MB,
    maxFiles: Number(dataset.maxFiles),
  };
}
