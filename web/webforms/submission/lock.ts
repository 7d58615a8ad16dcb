type Locks = Record<string, boolean | undefined>;

/** A global for each form, which scripts of a site may read. */
const locks = () => window as unknown as Locks;
const nameOf = (place: number | string) => `gf_submitting_${place}`;

export const isLocked = (form: HTMLFormElement): boolean => Boolean(locks()[nameOf(placeOf(form))]);

/** Until it is unlocked, the form is not sent a second time. By its id, or `i2-3` for the second form 3 of a page. */
export function lockSubmission(place: number | string): void {
  locks()[nameOf(place)] = true;
}

export function unlockSubmission(place: number | string): void {
  locks()[nameOf(place)] = false;
}

export const locking = { lockSubmission, unlockSubmission };

/** `3` for form 3, `i2-3` where the page shows it a second time. */
export const placeOf = ({ id }: HTMLFormElement): string => id.replace("gform_", "");
