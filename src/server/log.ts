/** Facts about one event. Only facts that are safe to keep: no names, addresses, tokens or message bodies. */
export type LogFacts = Readonly<Record<string, string | number | boolean | null>>;

/** Writes the log lines of one request. `event` names the line; docs/runbook.md lists every name. */
export type Log = {
  info(event: string, facts?: LogFacts): void;
  warn(event: string, facts?: LogFacts): void;
  error(event: string, facts?: LogFacts): void;
};

/** Returns the log of one request. Each line is one JSON object, so that no value can forge another line. */
export function requestLog(common: LogFacts): Log {
  const line = (level: string, event: string, facts: LogFacts = {}) =>
    JSON.stringify({ level, event, ...common, ...facts });
  return {
    info: (event, facts) => console.log(line('info', event, facts)),
    warn: (event, facts) => console.log(line('warn', event, facts)),
    error: (event, facts) => console.error(line('error', event, facts)),
  };
}

/** Returns what may be logged of an unexpected error: its class, its message and the start of its stack. */
export function errorFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: 'not an Error', type: typeof error };
  return {
    error: error.name,
    detail: error.message.slice(0, 300),
    stack: (error.stack ?? '').slice(0, 1_000),
  };
}
