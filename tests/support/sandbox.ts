import { ask, type Answer } from './portal.ts';

/** A call of the platform in the sandbox's log. */
export type LoggedCall = {
  at: string;
  requestId: string | null;
  brand: string;
  account: string | null;
  method: string;
  path: string;
  status: number;
};

/** A fault of an operation, for `times` calls (by default every call) and one brand (by default all). */
export type Fault = { brand?: string; method: string; path: string; fault: string; times?: number };

/** A message in the outbox; a letter has its addresses and what it says. */
export type SentMessage = {
  at: string;
  kind: string;
  channel: string;
  code?: string;
  link?: string;
  from?: string;
  replyTo?: string;
  subject?: string;
  text?: string;
};

async function control(method: string, path: string, data?: unknown): Promise<Answer> {
  const answer = await ask({
    method,
    path: `/sandbox${path}`,
    ...(data === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) }),
  });
  if (answer.status >= 400) throw new Error(`${method} /sandbox${path}: ${answer.status} ${answer.text}`);
  return answer;
}

/** The sandbox's controls. */
export const sandbox = {
  reset: () => control('POST', '/reset'),
  advanceClock: (advanceMs: number) => control('POST', '/clock', { advanceMs }),
  setFault: (fault: Fault) => control('PUT', '/faults', fault),
  clearFaults: () => control('DELETE', '/faults'),
  clearFault: ({ brand = '', method, path }: Omit<Fault, 'fault'>) =>
    control('POST', '/faults/clear', { operation: `${method} ${path}`, brand }),
  /** Changes an account as a person does in the brand's app, without the portal. */
  setAccountStatus: (brand: string, email: string, status: 'active' | 'pending_delete') =>
    control('PUT', '/account-status', { brand, email, status }),
  /** Sets the dialects in which the platform answers (docs/adr/023). */
  speak: (forms: readonly string[], brand?: string) =>
    control('PUT', '/dialect', { forms, ...(brand === undefined ? {} : { brand }) }),
  clearLog: () => control('DELETE', '/log'),
  log: async (): Promise<LoggedCall[]> => JSON.parse((await control('GET', '/log')).text),
  outbox: async (to: string): Promise<SentMessage[]> =>
    JSON.parse((await control('GET', `/outbox?to=${encodeURIComponent(to)}`)).text),
};

/** How many calls of a path the platform has received. */
export async function callsTo(path: string): Promise<number> {
  return (await sandbox.log()).filter((call) => call.path === path).length;
}

/** An event that the analytics service received. */
export type ReportedEvent = { event: string; brand: string; page: string; at: string; detail?: string };

/** Every event that the portal sent to the sandbox's analytics service, newest first. */
export async function reportedEvents(): Promise<ReportedEvent[]> {
  return JSON.parse((await ask({ path: '/sandbox/analytics' })).text);
}
