import { createContext } from "react";

/** Plays the entrance animation of the selected element on the canvas. */
export const ReplayContext = createContext<() => void>(() => {});
