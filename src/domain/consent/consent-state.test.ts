import { describe, expect, it, test } from 'vitest';
import { choiceNow } from './consent-choice.ts';
import { allowedPurposes, consentState, choiceDays } from './consent-state.ts';

const NOW_MS = Date.UTC(2026, 10, 26, 12);
const DAY_MS = 86_400_000;
const ago = (days: number, ...purposes: ('measuring' | 'advertising')[]) =>
  choiceNow(purposes, NOW_MS - days * DAY_MS);
const both = ['measuring', 'advertising'];

test.each([
  // rule, signal, choice, state, allowed
  ['ask', false, undefined, 'asked', []],
  ['ask', false, ago(0, 'measuring', 'advertising'), 'chosen', both],
  ['ask', false, ago(0, 'measuring'), 'chosen', ['measuring']],
  ['ask', false, ago(0, 'advertising'), 'chosen', ['advertising']],
  ['ask', false, ago(0), 'chosen', []],
  ['ask', false, ago(181, 'measuring'), 'chosen', ['measuring']],
  ['ask', false, ago(182, 'measuring'), 'asked', []],
  ['ask', false, ago(400), 'asked', []],
  // The clock of another machine may be ahead by some hours, never by days.
  ['ask', false, ago(-1, 'measuring'), 'chosen', ['measuring']],
  ['ask', false, ago(-2, 'measuring'), 'asked', []],
  ['ask', false, 'unreadable', 'asked', []],
  ['optOut', false, undefined, 'unasked', both],
  ['optOut', false, ago(0), 'chosen', []],
  ['optOut', false, ago(0, 'measuring'), 'chosen', ['measuring']],
  // A refusal has no end.
  ['optOut', false, ago(4_000), 'chosen', []],
  ['optOut', false, 'unreadable', 'unreadable', []],
  ['ask', true, undefined, 'signal', []],
  ['ask', true, ago(0, 'measuring', 'advertising'), 'signal', []],
  ['optOut', true, undefined, 'signal', []],
  ['optOut', true, ago(0, 'measuring', 'advertising'), 'signal', []],
  ['optOut', true, 'unreadable', 'signal', []],
] as const)('%s, signal %s, %j: %s allows %j', (rule, sendsSignal, choice, kind, allowed) => {
  const state = consentState({ rule, sendsSignal, choice, nowMs: NOW_MS });
  expect(state.kind).toBe(kind);
  expect(allowedPurposes(state)).toEqual(allowed);
});

describe('a choice is kept', () => {
  it('for six months where the law asks first, and as long as a browser can elsewhere', () => {
    expect(choiceDays).toEqual({ ask: 182, optOut: 400 });
  });
});
