import { useCallback, useState } from "react";

const PREFIX = "intarsia-editor:";

/**
 * State that the browser stores for the next visit. If the storage is full or blocked, it lasts until the editor
 * closes.
 */
export function useStoredState<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => readStored(key, initial));
  const change = useCallback(
    (next: Value) => {
      setValue(next);
      write(key, next);
    },
    [key],
  );
  return [value, change];
}

/** The stored value of this key, read once. */
export function readStored<Value>(key: string, initial: Value): Value {
  try {
    const stored = JSON.parse(localStorage.getItem(PREFIX + key) ?? "null");
    const isSameType =
      stored !== null && typeof stored === typeof initial && Array.isArray(stored) === Array.isArray(initial);
    return isSameType ? stored : initial;
  } catch {
    return initial;
  }
}

function write(key: string, value: unknown) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // The value still applies until the editor closes.
  }
}
