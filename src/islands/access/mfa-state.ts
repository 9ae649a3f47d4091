/** The state of the MFA page. */
export type MfaState =
  | { at: 'idle' }
  | { at: 'verifying' }
  | { at: 'resending' }
  | { at: 'shown'; kind: 'error'; title: string; text: string | undefined; closes: 'dialog' }
  | { at: 'shown'; kind: 'error' | 'success'; title: string; text: string | undefined; closes: 'alert' }
  /** The browser navigates to `next`. */
  | { at: 'leaving'; next: string }
  /** The browser itself submits one of the two forms. */
  | { at: 'handedOver'; form: 'verify' | 'resend' };

export type MfaEvent =
  | { type: 'verifyPressed' }
  | { type: 'resendPressed' }
  | { type: 'handedOver'; form: 'verify' | 'resend' }
  | { type: 'refused'; message: string; closes: 'dialog' | 'alert' }
  | { type: 'sent'; message: string }
  | { type: 'accepted'; next: string }
  | { type: 'closed' }
  /** The browser restored the page from its cache. */
  | { type: 'restored' };

/** Returns the next state of the MFA page; an event that does not fit the state changes nothing. */
export function nextMfaState(state: MfaState, event: MfaEvent): MfaState {
  const isOpen = state.at === 'idle' || state.at === 'shown';
  const busy = state.at === 'verifying' || state.at === 'resending';
  switch (event.type) {
    case 'verifyPressed':
      return isOpen ? { at: 'verifying' } : state;
    case 'resendPressed':
      return isOpen ? { at: 'resending' } : state;
    case 'handedOver':
      return isOpen ? { at: 'handedOver', form: event.form } : state;
    case 'refused': {
      if (!busy) return state;
      const [title = '', ...lines] = event.message.split('\n');
      const text = lines.length > 0 ? lines.join('\n') : undefined;
      return { at: 'shown', kind: 'error', title, text, closes: event.closes };
    }
    case 'sent':
      return state.at === 'resending'
        ? { at: 'shown', kind: 'success', title: event.message, text: undefined, closes: 'alert' }
        : state;
    case 'accepted':
      return state.at === 'verifying' ? { at: 'leaving', next: event.next } : state;
    case 'restored':
      return state.at === 'leaving' || state.at === 'handedOver' ? { at: 'idle' } : state;
    case 'closed':
      return state.at === 'shown' ? { at: 'idle' } : state;
  }
}
