/**
 * The circuit of one operation at one brand's platform. `closed`: calls are sent; `cost` is the total cost of the
 * failures in a row since `sinceMs`. `open`: no call has been sent since `sinceMs`. `probing`: one call has been
 * running since `sinceMs` to find out whether the platform is back, and no other is sent. Times are in milliseconds
 * since 1970.
 */
export type Circuit =
  | { kind: 'closed'; cost: number; sinceMs: number }
  | { kind: 'open'; sinceMs: number }
  | { kind: 'probing'; sinceMs: number };

/**
 * How a sent call ended. `answered`: the platform responded, even with a refusal. `failed`: the connection broke, or a
 * gateway responded because it could not reach the platform. `timedOut`: no response came within `waitedMs`
 * milliseconds.
 */
export type CallEnd = { kind: 'answered' } | { kind: 'failed' } | { kind: 'timedOut'; waitedMs: number };

/**
 * The cost of failures in a row at which a circuit opens. A failure costs 1, a timeout 1 for every `waitMs` it waited.
 */
export const COST_TO_OPEN = 12;

/** When a circuit opens and when it is probed (docs/adr/014). All times are in milliseconds. */
export type CircuitRule = Readonly<Record<keyof typeof circuitRule, number>>;

/** The rule in production. */
export const circuitRule = {
  /** A timeout costs one failure for every wait of this length. */
  waitMs: 2_000,
  /** Failures in a row count together within this time. */
  windowMs: 60_000,
  /** After this pause without calls, one probe is sent. */
  openMs: 5_000,
  /**
   * How long a probe may take before another is sent. Longer than any deadline, because the caller of a probe may have
   * left.
   */
  probeMs: 10_000,
} as const;

/** The initial circuit: calls are sent. */
export const closedCircuit: Circuit = { kind: 'closed', cost: 0, sinceMs: 0 };

/** Decides whether a call is sent, and returns the circuit after that decision. */
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

/** Returns the circuit after a sent call has ended. Any response of the platform closes it. */
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
