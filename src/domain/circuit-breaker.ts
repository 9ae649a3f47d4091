/**
 * What is known of one operation of one brand's platform. `closed`: calls are sent; `cost` is what those that failed in a row
 * since `sinceMs` came to. `open`: since `sinceMs` no call is sent. `probing`: since `sinceMs` one call is under way that
 * tells whether the platform is back; no other is sent. Times in milliseconds since 1970.
 */
export type Circuit =
  | { kind: 'closed'; cost: number; sinceMs: number }
  | { kind: 'open'; sinceMs: number }
  | { kind: 'probing'; sinceMs: number };

/**
 * How a call that was sent ended. `answered`: the platform said something, be it no. `failed`: the connection broke, or a
 * gateway spoke for a platform it could not reach. `timedOut`: nothing came for `waitedMs` milliseconds.
 */
export type CallEnd = { kind: 'answered' } | { kind: 'failed' } | { kind: 'timedOut'; waitedMs: number };

/** What failures in a row must come to before a circuit opens: one each, and one for every `waitMs` a person waited. */
export const COST_TO_OPEN = 12;

/** When a circuit opens, and how it is tried again (docs/adr/014). All in milliseconds. */
export type CircuitRule = Readonly<Record<keyof typeof circuitRule, number>>;

/** The rule as it is in production. */
export const circuitRule = {
  /** So long a wait for nothing counts as one failure. */
  waitMs: 2_000,
  /** Failures in a row count together for so long. */
  windowMs: 60_000,
  /** So long nothing is sent; then one call is. */
  openMs: 5_000,
  /** So long that one call is waited for: longer than any deadline. Whoever sent it may have left. */
  probeMs: 10_000,
} as const;

/** Nothing is known: calls are sent. */
export const closedCircuit: Circuit = { kind: 'closed', cost: 0, sinceMs: 0 };

/** The circuit once a call has asked to be sent, and whether it is sent. */
export function admitted(
  circuit: Circuit,
  nowMs: number,
  rule: CircuitRule = circuitRule,
): { sent: boolean; circuit: Circuit } {
  if (circuit.kind === 'closed') return { sent: true, circuit };
  const waitMs = circuit.kind === 'open' ? rule.openMs : rule.probeMs;
  if (nowMs - circuit.sinceMs < waitMs) return { sent: false, circuit };
  return { sent: true, circuit: { kind: 'probing', sinceMs: nowMs } };
}

/** The circuit after a call that was sent has ended. Whatever the platform answers closes it. */
export function afterCall(
  circuit: Circuit,
  end: CallEnd,
  nowMs: number,
  rule: CircuitRule = circuitRule,
): Circuit {
  if (end.kind === 'answered') return closedCircuit;
  if (circuit.kind === 'open') return circuit;
  if (circuit.kind === 'probing') return { kind: 'open', sinceMs: nowMs };
  const goesOn = circuit.cost > 0 && nowMs - circuit.sinceMs < rule.windowMs;
  const cost = (goesOn ? circuit.cost : 0) + costOf(end, rule);
  if (cost >= COST_TO_OPEN) return { kind: 'open', sinceMs: nowMs };
  return { kind: 'closed', cost, sinceMs: goesOn ? circuit.sinceMs : nowMs };
}

function costOf(end: Exclude<CallEnd, { kind: 'answered' }>, rule: CircuitRule): number {
  return end.kind === 'failed' ? 1 : Math.round(end.waitedMs / rule.waitMs);
}
