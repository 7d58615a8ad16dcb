/** `repeats` is what the visitor did: a copy is never trusted. */
export type RepeatedEvent = Event & { repeats?: Event };

/** Fires a copy of an event, for code that has loaded since. */
export function repeatEvent(event: Event): void {
  const Kind = event.constructor as typeof Event;
  event.target?.dispatchEvent(Object.assign(new Kind(event.type, event), { repeats: event }));
}
