import { createContext } from "react";

/** Shows on the canvas how the element of the panel enters the page. */
export const ReplayContext = createContext<() => void>(() => {});
