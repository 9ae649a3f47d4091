import type { WritableAtom } from 'nanostores';

/**
 * Returns a function that applies an event to a state and returns false if it changed nothing. `next` returns the same
 * state for an event that does not fit it.
 */
export function eventApplier<State, Event>(
  $state: WritableAtom<State>,
  next: (state: State, event: Event) => State,
): (event: Event) => boolean {
  return (event) => {
    const before = $state.get();
    const after = next(before, event);
    $state.set(after);
    return after !== before;
  };
}
