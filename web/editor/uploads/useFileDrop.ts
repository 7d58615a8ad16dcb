import { type ClipboardEvent, type DragEvent, useState } from "react";

export const filesOf = (files: FileList | null | undefined): File[] => [...(files ?? [])];

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Attributes for an element that takes files that are dropped on it or pasted into it. */
export function useFileDrop(isOn: boolean, onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);

  function onDragOver(event: DragEvent) {
    if (!isOn || !hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  }

  function onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
  }

  function onDrop(event: DragEvent) {
    if (!isOn || !hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    onFiles(filesOf(event.dataTransfer.files));
  }

  function onPaste({ clipboardData }: ClipboardEvent) {
    if (isOn) onFiles(filesOf(clipboardData.files));
  }

  return { onDragOver, onDragLeave, onDrop, onPaste, "data-dropping": isOver || undefined };
}
