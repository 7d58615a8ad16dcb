import { type PasswordStrength, passwordStrength } from "./passwordStrength";

/** `unknown` is shown until the browser has loaded the rules, and if it cannot. */
export type PasswordState = "blank" | "unknown" | "short" | "mismatch" | PasswordStrength;

export type Password = { password: string; confirmation?: string; minLength: number };

/** A field without confirmation passes none. */
export function passwordState({ password, confirmation, minLength }: Password): PasswordState {
  if (password === "") return "blank";
  if ([...password].length < minLength) return "short";
  return confirmation !== undefined && confirmation !== password ? "mismatch" : passwordStrength(password);
}
