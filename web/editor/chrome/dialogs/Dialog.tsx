import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";

type Props = { title: string; className?: string; onClose: () => void; children: ReactNode };

/** A modal dialog. The browser keeps focus inside and restores it. The element with `data-first` gets focus first. */
export function Dialog({ title, className = "", onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>("[data-first]")?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes on Escape by itself
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="dialog__content">
        <header className="dialog__head">
          <h2 id={id}>{title}</h2>
          <button type="button" className="icon-button" aria-label="Close" onClick={() => dialog.current?.close()}>
            <X />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
