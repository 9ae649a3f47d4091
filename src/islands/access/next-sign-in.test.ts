import { describe, expect, it, test } from 'vitest';
import { nextSignIn, type SignInEvent, type SignInState } from './next-sign-in.ts';

const idle: SignInState = { at: 'idle' };
const sending: SignInState = { at: 'sending' };
const failed: SignInState = { at: 'failed', message: 'Wrong.' };
const leaving: SignInState = { at: 'leaving', next: '/plans' };

const submitted: SignInEvent = { type: 'submitted' };
const refused: SignInEvent = { type: 'refused', message: 'No.' };
const accepted: SignInEvent = { type: 'accepted', next: '/subscriptions' };
const alertClosed: SignInEvent = { type: 'alertClosed' };

/** Every state with every event; `same` where the event does not fit. */
const flow: [SignInState, SignInEvent, SignInState | 'same'][] = [
  [idle, submitted, { at: 'sending' }],
  [idle, refused, 'same'],
  [idle, accepted, 'same'],
  [idle, alertClosed, 'same'],
  [sending, submitted, 'same'],
  [sending, refused, { at: 'failed', message: 'No.' }],
  [sending, accepted, { at: 'leaving', next: '/subscriptions' }],
  [sending, alertClosed, 'same'],
  [failed, submitted, { at: 'sending' }],
  [failed, refused, 'same'],
  [failed, accepted, 'same'],
  [failed, alertClosed, { at: 'idle' }],
  [leaving, submitted, 'same'],
  [leaving, refused, 'same'],
  [leaving, accepted, 'same'],
  [leaving, alertClosed, 'same'],
];

describe('the flow of a sign-in (access.md section 4)', () => {
  test.each(flow)('%j on %j', (state, event, next) => {
    const before = structuredClone(state);
    const after = nextSignIn(state, event);
    if (next === 'same') expect(after).toBe(state);
    else expect(after).toEqual(next);
    expect(state).toEqual(before);
  });

  it('is written down for every pair', () => {
    const pairs = new Set(flow.map(([state, event]) => `${state.at} ${event.type}`));
    expect(pairs.size).toBe(flow.length);
    expect(flow).toHaveLength(4 * 4);
  });
});
