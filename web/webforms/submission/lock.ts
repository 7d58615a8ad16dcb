type Locks = Record<string, boolean | undefined>;

/** A global for each form, which scripts of a site may read. */
const locks = () => window as unknown as Locks;
const nameOf = (formId: number | string) => `gf_submitting_${formId}`;

export const isLocked = (formId: number | string): boolean => Boolean(locks()[nameOf(formId)]);

/** Until it is unlocked, the form is not sent a second time. */
export function lockSubmission(formId: number | string): void {
  locks()[nameOf(formId)] = true;
}

export function unlockSubmission(formId: number | string): void {
  locks()[nameOf(formId)] = false;
}

export const locking = { lockSubmission, unlockSubmission };
