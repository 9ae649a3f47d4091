import { type Log, type LogEvent, type LogFacts, requestLog } from './log.ts';
import { measure, type MeasuringEnv, versionOf } from './measure.ts';

/** The facts of a line that say how it ended, the most telling first. The values of each are from a closed list. */
const outcomeFacts = ['outcome', 'code', 'reason', 'by', 'purpose', 'operation', 'what', 'kind'] as const;
/** The lines that are not measured: the call that they are about is. */
const measuredAsCalls: ReadonlySet<LogEvent> = new Set(['platform_call_failed', 'platform_item_left_out']);

/** Returns the log of one request of a brand. Its lines name the version of the portal, and are measured too. */
export function portalLog(env: MeasuringEnv, common: { brand: string; requestId: string }): Log {
  const version = versionOf(env);
  return requestLog({ ...common, ...(version ? { version } : {}) }, (event, facts) => {
    if (measuredAsCalls.has(event)) return;
    const { ms } = facts;
    const line = { what: event, outcome: outcomeOf(facts), ms: typeof ms === 'number' ? ms : 0 };
    measure(env, common.brand, { kind: 'line', ...line });
  });
}

function outcomeOf(facts: LogFacts): string {
  return String(outcomeFacts.map((name) => facts[name]).find((fact) => fact !== undefined) ?? '');
}
