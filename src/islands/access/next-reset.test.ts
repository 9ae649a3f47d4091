import { expect, test } from 'vitest';
import { nextReset, type ResetEvent, type ResetState } from './next-reset.ts';

const idle: ResetState = { at: 'idle' };
const sending: ResetState = { at: 'sending' };
const told: ResetState = { at: 'told', message: 'Too similar' };
const leaving: ResetState = { at: 'leaving' };
const submitted: ResetEvent = { type: 'submitted' };
const refused: ResetEvent = { type: 'refused', message: 'Too similar' };
const ended: ResetEvent = { type: 'ended' };
const closed: ResetEvent = { type: 'closed' };

test.each([
  [idle, submitted, sending],
  [idle, refused, idle],
  [idle, ended, idle],
  [idle, closed, idle],
  [sending, submitted, sending],
  [sending, refused, told],
  [sending, ended, leaving],
  [sending, closed, sending],
  [told, submitted, sending],
  [told, refused, told],
  [told, ended, told],
  [told, closed, idle],
  [leaving, submitted, leaving],
  [leaving, refused, leaving],
  [leaving, ended, leaving],
  [leaving, closed, leaving],
])('%j and %j: %j', (state, event, next) => {
  expect(nextReset(state, event)).toEqual(next);
});
