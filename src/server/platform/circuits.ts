import type { OperationName } from '../../contracts/platform/platform-table.ts';
import {
  admitted,
  afterCall,
  type CallEnd,
  type Circuit,
  type CircuitRule,
  closedCircuit,
} from '../../domain/web/circuit-breaker.ts';
import type { Log } from '../log.ts';

/** The circuits of the platforms, by brand and operation. An operation that answers has no entry. */
export type Circuits = Map<string, Circuit>;

/** The circuit of one call: it decides whether the call may be sent, and records how the call ended. */
export type CallCircuit = {
  mayBeSent(nowMs: number): boolean;
  ended(end: CallEnd, nowMs: number): void;
};

/** Returns the circuit of one operation of one brand (docs/adr/014). Logs when it opens and when it closes. */
export function circuitOf(
  circuits: Circuits,
  log: Log,
  brand: string,
  operation: OperationName,
  rule: CircuitRule,
): CallCircuit {
  const key = `${brand} ${operation}`;
  const keep = (circuit: Circuit) =>
    void (circuit === closedCircuit ? circuits.delete(key) : circuits.set(key, circuit));
  return {
    mayBeSent(nowMs) {
      const { sent, circuit } = admitted(circuits.get(key) ?? closedCircuit, nowMs, rule);
      keep(circuit);
      return sent;
    },
    ended(end, nowMs) {
      const before = circuits.get(key) ?? closedCircuit;
      const now = afterCall(before, end, nowMs, rule);
      keep(now);
      if (before.kind !== 'open' && now.kind === 'open') log.warn('circuit_opened', { operation });
      if (before.kind !== 'closed' && now.kind === 'closed') log.warn('circuit_closed', { operation });
    },
  };
}
