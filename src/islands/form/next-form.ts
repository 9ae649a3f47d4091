/**
 * Why a form was rejected: `fields` has the messages of single fields by name, `code` the server's code if there is
 * one.
 */
export type FormFailure = {
  message: string;
  code?: string | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
};

/** The state of a form. */
export type FormState =
  | { at: 'idle' }
  | { at: 'sending' }
  | { at: 'failed'; failure: FormFailure }
  /** The browser navigates to `next`, or submits the form itself if `next` is undefined. */
  | { at: 'leaving'; next: string | undefined };

/** The events of a form. */
export type FormEvent =
  | { type: 'submitted' }
  /** The browser itself submits the form and shows the response. */
  | { type: 'handedOver' }
  | { type: 'accepted'; next: string }
  /** The form was accepted, and the page stays. */
  | { type: 'settled' }
  | { type: 'refused'; failure: FormFailure }
  /** A check before sending found this failure. */
  | { type: 'found'; failure: FormFailure }
  | { type: 'closed' }
  /** The browser restored the page from its cache. */
  | { type: 'restored' };

/** Returns the next state of a form; an event that does not fit the state changes nothing. */
export function nextForm(state: FormState, event: FormEvent): FormState {
  const isOpen = state.at === 'idle' || state.at === 'failed';
  switch (event.type) {
    case 'submitted':
      return isOpen ? { at: 'sending' } : state;
    case 'handedOver':
      return isOpen ? { at: 'leaving', next: undefined } : state;
    case 'found':
      return isOpen ? { at: 'failed', failure: event.failure } : state;
    case 'accepted':
      return state.at === 'sending' ? { at: 'leaving', next: event.next } : state;
    case 'settled':
      return state.at === 'sending' ? { at: 'idle' } : state;
    case 'refused':
      return state.at === 'sending' ? { at: 'failed', failure: event.failure } : state;
    case 'closed':
      return state.at === 'failed' ? { at: 'idle' } : state;
    case 'restored':
      return state.at === 'leaving' ? { at: 'idle' } : state;
  }
}
