import type { Answer } from "../forms/formModel";
import type { PostedInputs } from "./readInputs";

/** One text, without the spaces around it; null if there is none. */
export const readText = (inputs: PostedInputs, input = ""): Answer => inputs[input]?.[0]?.trim() || null;
