import { describe, expect, it, test } from 'vitest';
import { type FormEvent, type FormState, nextForm } from './next-form.ts';

const states: Record<FormState['at'], FormState> = {
  idle: { at: 'idle' },
  sending: { at: 'sending' },
  failed: { at: 'failed', failure: { message: 'Wrong.' } },
  leaving: { at: 'leaving', next: '/plans' },
};
const failure = { message: 'No.', fields: { city: 'Enter your city.' } };
const events: Record<FormEvent['type'], FormEvent> = {
  submitted: { type: 'submitted' },
  handedOver: { type: 'handedOver' },
  accepted: { type: 'accepted', next: '/subscriptions' },
  settled: { type: 'settled' },
  refused: { type: 'refused', failure },
  found: { type: 'found', failure },
  closed: { type: 'closed' },
  restored: { type: 'restored' },
};

/** The state after an event; pairs that are not listed change nothing. */
const leads: Record<string, FormState> = {
  'idle submitted': { at: 'sending' },
  'failed submitted': { at: 'sending' },
  'idle handedOver': { at: 'leaving', next: undefined },
  'failed handedOver': { at: 'leaving', next: undefined },
  'idle found': { at: 'failed', failure },
  'failed found': { at: 'failed', failure },
  'sending accepted': { at: 'leaving', next: '/subscriptions' },
  'sending settled': { at: 'idle' },
  'sending refused': { at: 'failed', failure },
  'failed closed': { at: 'idle' },
  'leaving restored': { at: 'idle' },
};

const pairs = Object.entries(states).flatMap(([at, state]) =>
  Object.entries(events).map(([type, event]) => ({ pair: `${at} ${type}`, state, event })),
);

describe('the flow of a form', () => {
  test.each(pairs)('$pair', ({ pair, state, event }) => {
    const before = structuredClone(state);
    const after = nextForm(state, event);
    const led = leads[pair];
    if (led) expect(after).toEqual(led);
    else expect(after).toBe(state);
    expect(state).toEqual(before);
  });

  it('lists only pairs that exist', () => {
    const names = new Set(pairs.map(({ pair }) => pair));
    expect(Object.keys(leads).filter((pair) => !names.has(pair))).toEqual([]);
  });
});
