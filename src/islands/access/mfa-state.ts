/** Where the second step stands on the page. */
export type CodeState =
  | { at: 'idle' }
  | { at: 'verifying' }
  | { at: 'resending' }
  | { at: 'told'; kind: 'error'; title: string; text: string | undefined; closes: 'dialog' }
  | { at: 'told'; kind: 'error' | 'success'; title: string; text: string | undefined; closes: 'alert' }
  /** The browser is on its way to `next`. */
  | { at: 'leaving'; next: string };

export type CodeEvent =
  | { type: 'verifyPressed' }
  | { type: 'resendPressed' }
  | { type: 'refused'; message: string; closes: 'dialog' | 'alert' }
  | { type: 'sent'; message: string }
  | { type: 'accepted'; next: string }
  | { type: 'closed' }
  /** The browser brought the page back as it was left. */
  | { type: 'restored' };

/** The flow of the second step (spec access.md section 4); an event that does not fit the state changes nothing. */
export function nextCodeState(state: CodeState, event: CodeEvent): CodeState {
  const busy = state.at === 'verifying' || state.at === 'resending';
  switch (event.type) {
    case 'verifyPressed':
      return state.at === 'idle' || state.at === 'told' ? { at: 'verifying' } : state;
    case 'resendPressed':
      return state.at === 'idle' || state.at === 'told' ? { at: 'resending' } : state;
    case 'refused': {
      if (!busy) return state;
      const [title = '', text] = event.message.split('\n');
      return { at: 'told', kind: 'error', title, text, closes: event.closes };
    }
    case 'sent':
      return state.at === 'resending'
        ? { at: 'told', kind: 'success', title: event.message, text: undefined, closes: 'alert' }
        : state;
    case 'accepted':
      return state.at === 'verifying' ? { at: 'leaving', next: event.next } : state;
    case 'restored':
      return state.at === 'leaving' ? { at: 'idle' } : state;
    case 'closed':
      return state.at === 'told' ? { at: 'idle' } : state;
  }
}
