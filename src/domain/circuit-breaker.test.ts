import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { platformOperations } from '../contracts/platform/platform-table.ts';
import {
  admitted,
  afterCall,
  type CallEnd,
  type Circuit,
  circuitRule,
  closedCircuit,
} from './circuit-breaker.ts';

const START = Date.UTC(2026, 11, 3);
const answered: CallEnd = { kind: 'answered' };
const failed: CallEnd = { kind: 'failed' };
const timedOut = (waitedMs: number): CallEnd => ({ kind: 'timedOut', waitedMs });

/** What becomes of a circuit after calls that end one after another, `stepMs` apart. */
function after(ends: readonly CallEnd[], stepMs = 0): Circuit {
  return ends.reduce<Circuit>(
    (circuit, end, index) => afterCall(circuit, end, START + index * stepMs),
    closedCircuit,
  );
}

const times = (count: number, end: CallEnd): CallEnd[] => Array.from({ length: count }, () => end);

describe('a circuit opens', () => {
  test.each([
    ['after twelve failures in a row', times(12, failed), 0, true],
    ['not after eleven', times(11, failed), 0, false],
    ['not when an answer comes between', [...times(11, failed), answered, ...times(11, failed)], 0, false],
    ['after three changes that nobody answered in 8 seconds', times(3, timedOut(8_000)), 8_000, true],
    ['not after two', times(2, timedOut(8_000)), 8_000, false],
    ['after four reads that nobody answered in 5 seconds', times(4, timedOut(5_000)), 5_000, true],
    ['not after three', times(3, timedOut(5_000)), 5_000, false],
    ['after twelve whose callers gave up after 2 seconds', times(12, timedOut(2_000)), 0, true],
    ['not by callers who had no time to wait', times(50, timedOut(0)), 0, false],
    ['not by failures that lie far apart', times(30, failed), 6_000, false],
    ['by failures within a minute', times(12, failed), 5_000, true],
  ])('%s', (_what, ends, stepMs, isOpen) => {
    expect(after(ends, stepMs).kind).toBe(isOpen ? 'open' : 'closed');
  });

  it('counts a minute from the first failure of the row', () => {
    const row = after(times(11, failed));
    expect(afterCall(row, failed, START + circuitRule.windowMs - 1).kind).toBe('open');
    expect(afterCall(row, failed, START + circuitRule.windowMs)).toEqual({
      kind: 'closed',
      cost: 1,
      sinceMs: START + circuitRule.windowMs,
    });
  });
});

describe('what is sent', () => {
  const open: Circuit = { kind: 'open', sinceMs: START };
  const probing: Circuit = { kind: 'probing', sinceMs: START };

  test.each<[string, Circuit, number, boolean, Circuit]>([
    ['everything while closed', closedCircuit, 0, true, closedCircuit],
    ['nothing while open', open, circuitRule.openMs - 1, false, open],
    [
      'one call after a pause',
      open,
      circuitRule.openMs,
      true,
      { kind: 'probing', sinceMs: START + circuitRule.openMs },
    ],
    ['nothing beside that one', probing, circuitRule.probeMs - 1, false, probing],
    [
      'another where that one never came back',
      probing,
      circuitRule.probeMs,
      true,
      { kind: 'probing', sinceMs: START + circuitRule.probeMs },
    ],
  ])('%s', (_what, circuit, afterMs, sent, then) => {
    expect(admitted(circuit, START + afterMs)).toEqual({ sent, circuit: then });
  });
});

describe('how a call ends that was sent', () => {
  const open: Circuit = { kind: 'open', sinceMs: START };
  const probing: Circuit = { kind: 'probing', sinceMs: START };

  test.each<[string, Circuit, CallEnd, Circuit]>([
    ['the one that tried is answered: closed', probing, answered, closedCircuit],
    ['it fails: open anew', probing, failed, { kind: 'open', sinceMs: START + 900 }],
    ['it is late: open anew', probing, timedOut(8_000), { kind: 'open', sinceMs: START + 900 }],
    ['an older one is answered after all: closed', open, answered, closedCircuit],
    ['an older one fails too: open no longer than before', open, failed, open],
    ['an answer forgets what failed', { kind: 'closed', cost: 7, sinceMs: START }, answered, closedCircuit],
  ])('%s', (_what, circuit, end, then) => {
    expect(afterCall(circuit, end, START + 900)).toEqual(then);
  });
});

describe('whatever happens', () => {
  const ends = fc.oneof(
    fc.constant(answered),
    fc.constant(failed),
    fc.integer({ min: 0, max: 8_000 }).map(timedOut),
  );
  const steps = fc.array(fc.record({ end: ends, afterMs: fc.nat({ max: 20_000 }) }), { maxLength: 60 });

  it('a platform that answers again is asked again within the pause and one probe', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let circuit = closedCircuit;
        let nowMs = START;
        for (const { end, afterMs } of all) {
          nowMs += afterMs;
          const asked = admitted(circuit, nowMs);
          circuit = asked.sent ? afterCall(asked.circuit, end, nowMs) : asked.circuit;
        }
        const later = admitted(circuit, nowMs + Math.max(circuitRule.openMs, circuitRule.probeMs));
        expect(later.sent).toBe(true);
        expect(afterCall(later.circuit, answered, nowMs)).toEqual(closedCircuit);
      }),
    );
  });
});

it('a call that tries is never given up while it may still be answered', () => {
  const longestMs = Math.max(...Object.values(platformOperations).map(({ deadlineMs }) => deadlineMs));
  expect(circuitRule.probeMs).toBeGreaterThan(longestMs);
});
