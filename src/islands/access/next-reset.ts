/** Where a new password stands on the page. */
export type ResetState =
  | { at: 'idle' }
  | { at: 'sending' }
  /** It was not taken, and another may be typed. */
  | { at: 'told'; message: string }
  /** It is over, one way or the other: the browser is on its way to the page that says how. */
  | { at: 'leaving' };

export type ResetEvent =
  { type: 'submitted' } | { type: 'refused'; message: string } | { type: 'ended' } | { type: 'closed' };

/** The flow of a new password (spec access.md section 4); an event that does not fit the state changes nothing. */
export function nextReset(state: ResetState, event: ResetEvent): ResetState {
  switch (event.type) {
    case 'submitted':
      return state.at === 'idle' || state.at === 'told' ? { at: 'sending' } : state;
    case 'refused':
      return state.at === 'sending' ? { at: 'told', message: event.message } : state;
    case 'ended':
      return state.at === 'sending' ? { at: 'leaving' } : state;
    case 'closed':
      return state.at === 'told' ? { at: 'idle' } : state;
  }
}
