import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { platformOperations } from '../../contracts/platform/platform-table.ts';
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

/** The circuit after calls that end one after another, `stepMs` apart. */
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
    ['not after eleven failures', times(11, failed), 0, false],
    [
      'not when an answer interrupts the row',
      [...times(11, failed), answered, ...times(11, failed)],
      0,
      false,
    ],
    ['after three timeouts of 8 seconds', times(3, timedOut(8_000)), 8_000, true],
    ['not after two timeouts of 8 seconds', times(2, timedOut(8_000)), 8_000, false],
    ['after four timeouts of 5 seconds', times(4, timedOut(5_000)), 5_000, true],
    ['not after three timeouts of 5 seconds', times(3, timedOut(5_000)), 5_000, false],
    ['after twelve timeouts of 2 seconds', times(12, timedOut(2_000)), 0, true],
    ['not after timeouts of 0 seconds', times(50, timedOut(0)), 0, false],
    ['not after failures far apart', times(30, failed), 6_000, false],
    ['after failures within a minute', times(12, failed), 5_000, true],
  ])('%s', (_what, ends, stepMs, isOpen) => {
    expect(after(ends, stepMs).kind).toBe(isOpen ? 'open' : 'closed');
  });

  it('counts one minute from the first failure of a row', () => {
    const row = after(times(11, failed));
    expect(afterCall(row, failed, START + circuitRule.windowMs - 1).kind).toBe('open');
    expect(afterCall(row, failed, START + circuitRule.windowMs)).toEqual({
      kind: 'closed',
      cost: 1,
      sinceMs: START + circuitRule.windowMs,
    });
  });
});

describe('which calls are sent', () => {
  const open: Circuit = { kind: 'open', sinceMs: START };
  const probing: Circuit = { kind: 'probing', sinceMs: START };

  test.each<[string, Circuit, number, boolean, Circuit]>([
    ['everything while closed', closedCircuit, 0, true, closedCircuit],
    ['nothing while open', open, circuitRule.openMs - 1, false, open],
    [
      'one probe after a pause',
      open,
      circuitRule.openMs,
      true,
      { kind: 'probing', sinceMs: START + circuitRule.openMs },
    ],
    ['nothing during the probe', probing, circuitRule.probeMs - 1, false, probing],
    [
      'another probe where the first one never ended',
      probing,
      circuitRule.probeMs,
      true,
      { kind: 'probing', sinceMs: START + circuitRule.probeMs },
    ],
  ])('%s', (_what, circuit, afterMs, sent, then) => {
    expect(admitted(circuit, START + afterMs)).toEqual({ sent, circuit: then });
  });
});

describe('the circuit after a call has ended', () => {
  const open: Circuit = { kind: 'open', sinceMs: START };
  const probing: Circuit = { kind: 'probing', sinceMs: START };

  test.each<[string, Circuit, CallEnd, Circuit]>([
    ['a probe that is answered closes it', probing, answered, closedCircuit],
    ['a probe that fails opens it again', probing, failed, { kind: 'open', sinceMs: START + 900 }],
    [
      'a probe that times out opens it again',
      probing,
      timedOut(8_000),
      { kind: 'open', sinceMs: START + 900 },
    ],
    ['an older call that is answered closes it', open, answered, closedCircuit],
    ['an older call that fails does not extend its pause', open, failed, open],
    ['an answer resets the failures', { kind: 'closed', cost: 7, sinceMs: START }, answered, closedCircuit],
  ])('%s', (_what, circuit, end, then) => {
    expect(afterCall(circuit, end, START + 900)).toEqual(then);
  });
});

describe('any sequence of calls', () => {
  const ends = fc.oneof(
    fc.constant(answered),
    fc.constant(failed),
    fc.integer({ min: 0, max: 8_000 }).map(timedOut),
  );
  const steps = fc.array(fc.record({ end: ends, afterMs: fc.nat({ max: 20_000 }) }), { maxLength: 60 });

  it('sends a call again after at most one pause or one probe', () => {
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

it('a probe is never abandoned before the longest deadline', () => {
  const longestMs = Math.max(...Object.values(platformOperations).map(({ deadlineMs }) => deadlineMs));
  expect(circuitRule.probeMs).toBeGreaterThan(longestMs);
});
