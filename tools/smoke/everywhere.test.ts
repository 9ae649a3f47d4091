import { describe, expect, it, test } from 'vitest';
import { isEverywhere } from './everywhere.ts';
import { type Answer, Unanswered } from './portal-ask.ts';

const NEW = 'new';

/** What a host answers to one request: a version, another site, or nothing. */
type Turn = 'new' | 'old' | 'other' | 'none';

function answerIn(turn: Turn): Answer {
  if (turn === 'none') throw new Unanswered('no connection');
  const version = { id: turn, tag: '' };
  const text =
    turn === 'other'
      ? '<html>'
      : JSON.stringify({ status: 'ok', environment: 'staging', brand: 'otis', version });
  return { status: 200, headers: new Headers(), bytes: new Uint8Array(), text };
}

/** Waits for hosts that answer in turns; the last turn of a host stays. Each pause takes as long as it says. */
async function waited(
  turns: Record<string, Turn[]>,
  { expectedVersion = NEW, waitMs = 60_000, stop = new AbortController().signal, ofAnyVersion = false } = {},
) {
  let nowMs = 0;
  const isThere = await isEverywhere(Object.keys(turns), {
    ask: async (address) => {
      const own = turns[new URL(address).hostname] ?? [];
      return answerIn((own.length > 1 ? own.shift() : own[0]) ?? 'none');
    },
    expectedVersion: ofAnyVersion ? undefined : expectedVersion,
    waitMs,
    nowMs: () => nowMs,
    pause: async (ms) => void (nowMs += ms),
    stop,
  });
  return { isThere, seconds: nowMs / 1_000 };
}

test.each<[what: string, turns: Record<string, Turn[]>, seconds: number]>([
  ['there from the start', { a: ['new'], b: ['new'] }, 2],
  ['late on one host', { a: ['new'], b: ['old', 'old', 'new'] }, 4],
  ['not yet on every machine of a host', { a: ['new', 'new', 'old', 'new'] }, 5],
  ['behind a host that comes up', { a: ['none', 'other', 'new'] }, 4],
])('a version %s is waited for', async (_what, turns, seconds) => {
  expect(await waited(turns)).toEqual({ isThere: true, seconds });
});

it('a version that never comes is not waited for longer than was said', async () => {
  expect(await waited({ a: ['new'], b: ['old'] }, { waitMs: 5_000 })).toEqual({ isThere: false, seconds: 5 });
});

describe('without an expected version', () => {
  it('any version is right, and no answer is none', async () => {
    expect(await waited({ a: ['none', 'old', 'new', 'old'] }, { ofAnyVersion: true })).toEqual({
      isThere: true,
      seconds: 3,
    });
  });
});

it('nothing is waited for once the run is stopped', async () => {
  const stopped = new AbortController();
  stopped.abort();
  expect(await waited({ a: ['old'] }, { stop: stopped.signal })).toEqual({ isThere: false, seconds: 0 });
});
