import type { DialectForm } from '../../src/sandbox/platform/dialects.ts';
import { setFault } from '../../src/sandbox/platform/faults.ts';
import { setDialect } from '../../src/sandbox/platform/dialects.ts';
import { accountKey, personaEmail } from '../../src/sandbox/world/seed.ts';
import { PERSONA_PASSWORD } from '../../src/sandbox/world/personas.ts';
import { codesSent, testWorld } from '../../src/sandbox/world/world.fixture.ts';
import { brandOf } from '../../tests/support/test-platform.ts';
import type { AskSettings, CodeAnswer } from './asking.ts';
import { findingsOf, type PointFinding } from './findings.ts';
import type { Fetcher } from './recorder.ts';
import { askPlatform, type Run } from './run.ts';

/** The pauses of a run in a test, beside those of a real one. Its deadlines are the real ones: a test may run on a busy machine. */
export const PAUSE_SCALE = 0.01;

/** Whose platform is asked, as whom, and how it answers. */
export type RunParams = {
  persona?: string;
  brand?: string;
  forms?: readonly DialectForm[];
  settings?: Partial<AskSettings>;
  /** Stands between the run and the platform. */
  between?: (platform: Fetcher) => Fetcher;
  askCode?: () => Promise<CodeAnswer>;
  password?: string;
  stop?: AbortController;
  /** Runs before the run, in its sandbox. */
  prepare?: (sandbox: ReturnType<typeof testWorld>) => unknown;
  sandbox?: ReturnType<typeof testWorld>;
};

/** Runs against a sandbox of its own, with everything switched on that costs no money. */
export async function asked({
  persona = 'owner',
  brand: key = 'otis',
  forms = [],
  settings = {},
  between = (platform) => platform,
  askCode,
  password = PERSONA_PASSWORD,
  stop = new AbortController(),
  sandbox = testWorld(),
  prepare = () => undefined,
}: RunParams = {}): Promise<{ run: Run; findings: PointFinding[]; before: unknown; after: unknown }> {
  await prepare(sandbox);
  const before = accountIn(sandbox, persona, key);
  setDialect(sandbox.world, { brand: key, forms: [...forms] });
  const run = await askPlatform({
    brand: brandOf(key),
    runId: 'ask-test',
    fetcher: between((request) => sandbox.fetch(request)),
    settings: {
      changes: true,
      orders: false,
      isTestSystem: true,
      promoCode: 'quarter25',
      ssoToken: undefined,
      ...settings,
    },
    person: { email: personaEmail(persona, key), password },
    askCode: askCode ?? newestCode(sandbox),
    stop: stop.signal,
    pauseScale: PAUSE_SCALE,
  });
  sandbox.world.store.faults.clear();
  const findings = findingsOf(run.seen);
  return { run, findings, before, after: accountIn(sandbox, persona, key) };
}

/** Asks for a second code once, and then answers with the newest one. */
export function newestCode({ world }: ReturnType<typeof testWorld>): () => Promise<CodeAnswer> {
  let isFirst = true;
  return async () => {
    const again = isFirst;
    isFirst = false;
    return again ? { kind: 'again' } : { kind: 'code', code: codesSent(world).at(-1)?.code ?? '' };
  };
}

/** A fault of the sandbox: it comes at so many calls, else at every one. */
export type Fault = [method: string, path: string, fault: string, times?: number];

/** Switches faults of a brand's platform on before a run. */
export function failing(...faults: readonly Fault[]): Pick<RunParams, 'prepare'> {
  return {
    prepare: ({ world }) => {
      for (const [method, path, fault, times] of faults)
        setFault(world, { brand: 'otis', method, path, fault, ...(times === undefined ? {} : { times }) });
    },
  };
}

/** A platform that answers calls whose path has `part` in its own way, and everything else as it is. */
export function answering(
  part: string,
  answer: (request: Request, platform: Fetcher) => Promise<Response>,
): { between: NonNullable<RunParams['between']> } {
  return {
    between: (platform) => (request) =>
      new URL(request.url).pathname.includes(part) ? answer(request, platform) : platform(request),
  };
}

/** A platform whose answers to one path have another text. Throws where a read keeps its text. */
export function rewording(
  part: string,
  from: RegExp,
  to: string | ((all: string) => string),
): ReturnType<typeof answering> {
  return answering(part, async (request, platform) => {
    const answer = await platform(request);
    const text = await answer.text();
    const changed = typeof to === 'string' ? text.replaceAll(from, to) : text.replaceAll(from, to);
    if (changed === text && request.method === 'GET') throw new Error(`nothing in ${part} is like ${from}`);
    return new Response(changed, { status: answer.status, headers: answer.headers });
  });
}

/** The calls by which a run changed something. */
export function changesIn({ seen }: Run): string[] {
  return seen.exchanges
    .map(({ call }) => call)
    .filter((call) =>
      /^(save|cancel|request|subscribe|migrate|checkout|billingInfoUpdate|store|verify|forgot)/.test(call),
    );
}

/** The names of the points that are otherwise. */
export function otherwiseIn(findings: readonly PointFinding[]): string[] {
  return findings.filter(({ finding }) => finding.verdict === 'otherwise').map(({ id }) => id);
}

/** What was found of a point, in words. */
export function wordsOf(findings: readonly PointFinding[], id: string): string {
  const found = findings.find((each) => each.id === id)?.finding;
  switch (found?.verdict) {
    case 'asAssumed':
      return found.seen;
    case 'otherwise':
      return found.came;
    case 'cannotBeTold':
      return found.because;
    case undefined:
      throw new Error(`there is no point ${id}`);
  }
}

/** What of an account a change could change: its record, its plans and its card. */
export function accountIn({ world }: ReturnType<typeof testWorld>, persona: string, brand: string): unknown {
  const key = accountKey(brand, personaEmail(persona, brand));
  return {
    account: world.store.accounts.get(key),
    plans: world.store.plans.ownedBy(key),
    card: world.store.cards.get(key),
    invoices: world.store.invoices.ownedBy(key).length,
  };
}
