import type { DialectForm } from '../../src/sandbox/platform/dialects.ts';
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
export type Asked = {
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
}: Asked = {}): Promise<{ run: Run; findings: PointFinding[]; sandbox: ReturnType<typeof testWorld> }> {
  await prepare(sandbox);
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
  return { run, findings: findingsOf(run.seen), sandbox };
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
