import type { Translate } from "../../../kit/environment/uiStrings";
import { announce } from "../../parts/announce";
import type { FormScriptUiString } from "../../uiStrings";
import { type Item, language } from "../items/fileItem";
import { type Arrived, chunksOf, sendFile, UploadError, type Uploaded } from "./sendFile";

type Options = {
  t: Translate<FormScriptUiString>;
  url: string;
  fields: Readonly<Record<string, string>>;
  key: string;
  /** What arrived of a file whose upload was interrupted by a reload. */
  arrived?: Arrived | undefined;
  until: AbortSignal;
  /** Puts this transfer at the end of the queue. */
  enqueue: (transfer: Transfer) => void;
  onArrival: (arrived: Arrived) => void;
  onComplete: (uploaded: Uploaded) => void;
  /** With the reason, if the server refused the file. */
  onFail: (refusal?: string) => void;
};

/** The code for a chunk whose beginning the server does not have. */
const NOT_CONTINUED = 105;

/** The upload of one file, which its buttons pause, continue and cancel. */
export class Transfer {
  private arrived: Arrived | undefined;
  private stop = new AbortController();
  private isPaused = false;

  constructor(
    private readonly file: File,
    private readonly item: Item,
    private readonly options: Options,
  ) {
    this.arrived = options.arrived;
    this.showProgress();
    item.setAction({ label: "Pause", run: this.pause });
    item.cancelled.addEventListener("abort", () => this.stop.abort());
  }

  /** Resolves once the next file can be sent: this one is complete, paused, cancelled or refused. */
  async run(): Promise<void> {
    if (this.isPaused || this.item.cancelled.aborted) return;
    this.stop = new AbortController();
    const until = AbortSignal.any([this.options.until, this.item.cancelled, this.stop.signal]);
    this.item.setState("uploading");
    this.showProgress();
    if (this.arrived && this.arrived === this.options.arrived) this.tell(this.partText(this.arrived));
    try {
      const uploaded = await this.send(until);
      this.item.complete(uploaded.temp_filename);
      this.options.onComplete(uploaded);
    } catch (error) {
      if (!until.aborted) this.fail(error);
    }
  }

  private async send(until: AbortSignal): Promise<Uploaded> {
    const continued = this.options.arrived;
    const send = () => sendFile(this.file, { ...this.options, arrived: this.arrived, until, ...this.events });
    try {
      return await send();
    } catch (error) {
      // The server has deleted what a visit before had sent: the file starts again.
      const isGone = error instanceof UploadError && error.code === NOT_CONTINUED && this.arrived === continued;
      if (!continued || !isGone) throw error;
      this.arrived = undefined;
      return await send();
    }
  }

  private readonly events = {
    onArrival: (arrived: Arrived) => {
      const quarter = Math.floor(4 * this.share);
      this.arrived = arrived;
      this.showProgress();
      // Screen readers hear each quarter of a long upload; short ones end at once.
      if (this.share < 1 && Math.floor(4 * this.share) > quarter) this.say(this.percent);
      this.options.onArrival(arrived);
    },
    onWait: () => this.tell(this.options.t("No connection. The upload continues automatically.")),
  };

  private readonly pause = () => {
    this.isPaused = true;
    this.stop.abort();
    this.item.setState("queued");
    this.item.element.dataset.paused = "yes";
    this.item.setAction({ label: "Resume", run: this.resume });
    this.tell(this.options.t("Paused at {percent}.", { percent: this.percent }));
  };

  private readonly resume = () => {
    this.isPaused = false;
    delete this.item.element.dataset.paused;
    this.tell(this.options.t("The upload continues."));
    this.wait();
  };

  private readonly tryAgain = () => {
    this.item.setState("queued");
    this.item.setStatus(this.options.t("Waiting"));
    this.wait();
  };

  private wait(): void {
    this.item.setAction({ label: "Pause", run: this.pause });
    this.options.enqueue(this);
  }

  private fail(error: unknown): void {
    const { code, message } = error instanceof UploadError ? error : new UploadError();
    const { t, onFail } = this.options;
    if (code === undefined) {
      this.item.fail(t("The file could not be uploaded. Try again."), { label: "Try again", run: this.tryAgain });
      onFail();
    } else {
      const refusal = t("Error {code}: {message}", { code, message });
      this.item.fail(refusal);
      onFail(refusal);
    }
  }

  private partText({ chunk }: Arrived): string {
    const at = { part: chunk + 1, parts: chunksOf(this.file) };
    return this.options.t("The upload continues at part {part} of {parts}.", at);
  }

  private get share(): number {
    return (this.arrived?.chunk ?? 0) / chunksOf(this.file);
  }

  private get percent(): string {
    return this.share.toLocaleString(language(), { style: "percent" });
  }

  private showProgress(): void {
    this.item.setProgress(this.share);
    if (this.item.element.dataset.state === "uploading") this.item.setStatus(this.percent);
  }

  private tell(text: string): void {
    this.item.setStatus(text);
    this.say(text);
  }

  private say(text: string): void {
    announce(`${this.item.name}: ${text}`);
  }
}
