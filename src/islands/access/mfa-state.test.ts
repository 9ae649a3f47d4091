import { describe, expect, it, test } from 'vitest';
import { type MfaEvent, type MfaState, nextMfaState } from './mfa-state.ts';

const states: Record<string, MfaState> = {
  idle: { at: 'idle' },
  verifying: { at: 'verifying' },
  resending: { at: 'resending' },
  shown: { at: 'shown', kind: 'error', title: 'Wrong Verification Code', text: undefined, closes: 'dialog' },
  leaving: { at: 'leaving', next: '/plans' },
  handedOver: { at: 'handedOver', form: 'verify' },
};
const events: Record<string, MfaEvent> = {
  verifyPressed: { type: 'verifyPressed' },
  resendPressed: { type: 'resendPressed' },
  handedOver: { type: 'handedOver', form: 'resend' },
  refused: { type: 'refused', message: 'Expired Verification Code\nAsk for a new one.', closes: 'dialog' },
  sent: { type: 'sent', message: 'Verification code sent.' },
  accepted: { type: 'accepted', next: '/subscriptions' },
  closed: { type: 'closed' },
  restored: { type: 'restored' },
};

const expired = {
  at: 'shown',
  kind: 'error',
  title: 'Expired Verification Code',
  text: 'Ask for a new one.',
  closes: 'dialog',
};
const sent = {
  at: 'shown',
  kind: 'success',
  title: 'Verification code sent.',
  text: undefined,
  closes: 'alert',
};

/** The state after an event; pairs that are not listed change nothing. */
const leads: Record<string, unknown> = {
  'idle verifyPressed': { at: 'verifying' },
  'idle resendPressed': { at: 'resending' },
  'shown verifyPressed': { at: 'verifying' },
  'shown resendPressed': { at: 'resending' },
  'idle handedOver': { at: 'handedOver', form: 'resend' },
  'shown handedOver': { at: 'handedOver', form: 'resend' },
  'shown closed': { at: 'idle' },
  'verifying refused': expired,
  'resending refused': expired,
  'resending sent': sent,
  'leaving restored': { at: 'idle' },
  'handedOver restored': { at: 'idle' },
  'verifying accepted': { at: 'leaving', next: '/subscriptions' },
};

const pairs = Object.keys(states).flatMap((state) =>
  Object.keys(events).map((event) => [state, event] as const),
);

describe('the flow of MFA', () => {
  test.each(pairs)('%s on %s', (at, type) => {
    const [state, event] = [states[at], events[type]];
    if (!state || !event) throw new Error('no such pair');
    const after = nextMfaState(state, event);
    const expected = leads[`${at} ${type}`];
    if (expected === undefined) expect(after).toBe(state);
    else expect(after).toEqual(expected);
  });

  it('a refusal of one line has only a title', () => {
    const after = nextMfaState(
      { at: 'verifying' },
      { type: 'refused', message: 'Offline.', closes: 'alert' },
    );
    expect(after).toEqual({
      at: 'shown',
      kind: 'error',
      title: 'Offline.',
      text: undefined,
      closes: 'alert',
    });
  });
});
