/** Where a sign-in stands on the page. */
export type SignInState =
  | { at: 'idle' }
  | { at: 'sending' }
  | { at: 'failed'; message: string }
  /** The browser is on its way to `next`; the button stays busy until it is there. */
  | { at: 'leaving'; next: string };

export type SignInEvent =
  | { type: 'submitted' }
  | { type: 'refused'; message: string }
  | { type: 'accepted'; next: string }
  | { type: 'alertClosed' }
  /** The browser brought the page back as it was left. */
  | { type: 'restored' };

/** The flow of a sign-in (spec access.md section 4); an event that does not fit the state changes nothing. */
export function nextSignIn(state: SignInState, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'submitted':
      return state.at === 'idle' || state.at === 'failed' ? { at: 'sending' } : state;
    case 'refused':
      return state.at === 'sending' ? { at: 'failed', message: event.message } : state;
    case 'accepted':
      return state.at === 'sending' ? { at: 'leaving', next: event.next } : state;
    case 'restored':
      return state.at === 'leaving' ? { at: 'idle' } : state;
    case 'alertClosed':
      return state.at === 'failed' ? { at: 'idle' } : state;
  }
}
