import { atom, type WritableAtom } from 'nanostores';

/** A state that changes by events alone. */
export type EventStore<State, Event> = {
  $state: WritableAtom<State>;
  /** Applies the event; returns false if it changed nothing. */
  apply: (event: Event) => boolean;
};

/** Makes a state that changes by events; `next` returns the same state for an event that does not fit it. */
export function eventStore<State, Event>(
  initial: State,
  next: (state: State, event: Event) => State,
): EventStore<State, Event> {
  const $state = atom(initial);
  return {
    $state,
    apply(event) {
      const before = $state.get();
      $state.set(next(before, event));
      return $state.get() !== before;
    },
  };
}
