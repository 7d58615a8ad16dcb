import { DrawingArea } from "./DrawingArea";
import { countPoints, MOST_POINTS, parseStrokes, type Stroke, strokesText } from "./strokes";
import type { SCRIPT_TEXTS } from "./uiStrings";

type Mode = "draw" | "type";

/** One signature: what is drawn is in one input, the typed name in another, and only one of them has a value. */
export class SignaturePad {
  private strokes: Stroke[] = [];
  /** What the drawing was before each change. */
  private past: Stroke[][] = [];
  private mode: Mode;
  /** What is sent only in the other mode. */
  private readonly kept: Record<Mode, string> = { draw: "", type: "" };
  private readonly inputs: Record<Mode, HTMLInputElement>;
  private readonly area: DrawingArea;
  private readonly status: HTMLElement;
  private readonly texts: Record<keyof typeof SCRIPT_TEXTS, string>;

  constructor(
    private readonly box: HTMLElement,
    until: AbortSignal,
  ) {
    this.mode = box.dataset.signature as Mode;
    this.texts = JSON.parse(box.dataset.texts as string);
    const part = (selector: string) => box.querySelector(selector) as HTMLElement;
    this.inputs = {
      draw: part('[name*=".drawn"]') as HTMLInputElement,
      type: part('[name*=".typed"]') as HTMLInputElement,
    };
    this.status = part("[role=status]");
    this.area = new DrawingArea(part(".signature__pad"), until, {
      room: () => MOST_POINTS - countPoints(this.strokes),
      onStroke: (stroke) => this.change([...this.strokes, stroke]),
    });
    box.addEventListener("click", ({ target }) => this.press(target as HTMLElement), { signal: until });
    part(".signature__modes").hidden = false;
    // In a new row of a repeater, or while the script was loading.
    const hasFocus = box.ownerDocument.activeElement === this.inputs.type;
    this.show();
    if (hasFocus && this.mode === "draw") part("[data-mode=draw]").focus();
  }

  /** A draft or a reset may have changed the inputs. */
  show(): void {
    const { draw, type } = this.inputs;
    if (draw.value !== strokesText(this.strokes)) {
      this.strokes = parseStrokes(draw.value) ?? [];
      this.past = [];
      this.say("");
    }
    if (draw.value) this.mode = "draw";
    else if (type.value) this.mode = "type";
    this.area.show(this.strokes);
    this.showMode();
    this.enable("undo", this.past.length > 0);
    this.enable("clear", this.strokes.length > 0);
  }

  private press(target: HTMLElement): void {
    const { mode, action } = target.closest("button")?.dataset ?? {};
    if (mode) this.choose(mode as Mode);
    if (action === "clear" && this.strokes.length > 0) this.change([]);
    if (action === "undo") this.undo();
  }

  private choose(mode: Mode): void {
    if (mode === this.mode) return;
    const left = this.inputs[this.mode];
    this.kept[this.mode] = left.value;
    this.mode = mode;
    left.value = "";
    this.write(this.kept[mode]);
    if (mode === "type") this.inputs.type.focus();
  }

  private change(strokes: Stroke[]): void {
    this.past.push(this.strokes);
    this.draw(strokes);
  }

  private undo(): void {
    const before = this.past.pop();
    if (before) this.draw(before);
  }

  private draw(strokes: Stroke[]): void {
    this.strokes = strokes;
    const isFull = countPoints(strokes) >= MOST_POINTS;
    this.say(isFull ? this.texts.full : strokes.length > 0 ? this.texts.drawn : this.texts.cleared);
    this.write(strokesText(strokes));
  }

  /** Drafts, rules and checks listen to these events. */
  private write(value: string): void {
    const input = this.inputs[this.mode];
    input.value = value;
    this.show();
    for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
  }

  private showMode(): void {
    for (const button of this.box.querySelectorAll<HTMLElement>("[data-mode]"))
      button.setAttribute("aria-pressed", String(button.dataset.mode === this.mode));
    const [drawing, typed] = [".signature__drawing", ".signature__typed"].map((part) => this.box.querySelector(part));
    (drawing as HTMLElement).hidden = this.mode === "type";
    (typed as HTMLElement).hidden = this.mode === "draw";
  }

  /** The focus must not get lost with a button that becomes disabled. */
  private enable(action: string, isEnabled: boolean): void {
    const button = this.box.querySelector(`[data-action=${action}]`) as HTMLButtonElement;
    button.setAttribute("aria-disabled", String(!isEnabled));
  }

  private say(text: string): void {
    if (this.status.textContent !== text) this.status.textContent = text;
  }
}
