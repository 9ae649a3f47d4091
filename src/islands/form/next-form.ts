/** Why a form was not taken: `fields` says it of single fields, by name; `code` is the server's, where it gave one. */
export type FormFailure = {
  message: string;
  code?: string | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
};

/** Where a form stands on the page. */
export type FormState =
  | { at: 'idle' }
  | { at: 'sending' }
  | { at: 'failed'; failure: FormFailure }
  /** The browser is on its way: to `next`, or with the form itself where none is named. */
  | { at: 'leaving'; next: string | undefined };

export type FormEvent =
  | { type: 'submitted' }
  /** The browser itself sends the form and shows what comes. */
  | { type: 'handedOver' }
  | { type: 'accepted'; next: string }
  /** It was taken, and the page stays. */
  | { type: 'settled' }
  | { type: 'refused'; failure: FormFailure }
  /** A look at it before it is sent found this. */
  | { type: 'found'; failure: FormFailure }
  | { type: 'closed' }
  /** The browser brought the page back as it was left. */
  | { type: 'restored' };

/** The flow of a form; an event that does not fit the state changes nothing. */
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
