import { beforeEach, vi } from "vitest";

export type SentUpload = {
  body: FormData;
  answer: (status: number, response: unknown) => void;
  progress: (share: number) => void;
};

/** The server that uploads go to: each waits until it is answered. Call it outside of tests. */
export function uploadServer(): SentUpload[] {
  const uploads: SentUpload[] = [];
  beforeEach(() => {
    uploads.length = 0;
    vi.stubGlobal(
      "XMLHttpRequest",
      class {
        upload: { onprogress?: (event: object) => void } = {};
        status = 0;
        response: unknown;
        onload?: () => void;
        onabort?: () => void;
        open() {}
        setRequestHeader() {}
        abort() {
          this.onabort?.();
        }
        send(body: FormData) {
          uploads.push({
            body,
            progress: (share) => this.upload.onprogress?.({ loaded: share, total: 1 }),
            answer: (status, response) => {
              Object.assign(this, { status, response });
              this.onload?.();
            },
          });
        }
      },
    );
    return () => vi.unstubAllGlobals();
  });
  return uploads;
}
