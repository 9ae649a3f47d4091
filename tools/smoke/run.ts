import type { Brand } from '../../src/brands/brand-schema.ts';
import type { HostOfBrand } from '../../src/brands/deployed-files.ts';
import type { TestPerson } from '../../scripts/test-account.ts';
import { accountLooks } from './account.ts';
import { type CheckName, hostChecks } from './checks.ts';
import type { Certificate } from './certificate.ts';
import type { LookedAt, DeployedFile } from './looked-at.ts';
import { type Answer, type Ask, Failing, orFailing, Unanswered } from './portal-ask.ts';
import { type Verdict, wrong } from './verdict.ts';

/** What is looked at, and with what. */
export type SmokeParts = {
  environment: string;
  brands: readonly Brand[];
  /** The test account of a brand, by its key. */
  accounts: ReadonlyMap<string, TestPerson>;
  expectedVersion: string | undefined;
  deployedFiles: (of: HostOfBrand) => readonly DeployedFile[];
  ask: Ask;
  certificateOf: (host: string) => Promise<Certificate>;
  nowMs: () => number;
  /** After it no further check is made. */
  stop: AbortSignal;
  /** Hears of each check as it ends. */
  told?: (result: Result) => void;
};

/** How one check of one host ended. */
export type Result = { brand: string; host: string; check: CheckName; verdict: Verdict; ms: number };

/** How many hosts are looked at at the same time. */
const AT_ONCE = 4;
/** How long one host is looked at: each answer has a deadline, but there are many. */
const LONGEST_MS = 60_000;

/** Looks at every host of the brands. Returns the results in the order in which the checks ended. */
export async function lookAtAll(parts: SmokeParts): Promise<Result[]> {
  const { brands, ask, told = () => undefined } = parts;
  const foreign = once((address) => ask(address));
  let first: string | undefined;
  const firstVersion = (id: string) => (first ??= id);
  const waiting = brands.flatMap((brand) =>
    brand.hosts.map((host, index) => ({ brand, host, isFirst: index === 0 })),
  );
  const results: Result[] = [];
  async function lookOn(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { brand, host } = next;
      const setCookies: string[] = [];
      async function visit(path: string): Promise<Answer> {
        const answer = await ask(`https://${host}${path}`, { headers: { 'sec-gpc': '1' } });
        setCookies.push(...answer.headers.getSetCookie());
        return orFailing(path, answer);
      }
      const at: LookedAt = {
        ...parts,
        brand,
        host,
        origin: `https://${host}`,
        firstVersion,
        deployedFiles: parts.deployedFiles({ environment: parts.environment, brand: brand.key, host }),
        visit: once(visit),
        setCookies,
        foreign,
        nowMs: parts.nowMs(),
      };
      // One account and one sign-in for each brand: its hosts are the same portal.
      const person = next.isFirst ? parts.accounts.get(brand.key) : undefined;
      for await (const result of resultsOf(at, person, parts)) {
        results.push(result);
        told(result);
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lookOn));
  return results;
}

/** The results of one host as they come. Where nothing answers, or for too long, the other checks are left out. */
async function* resultsOf(
  at: LookedAt,
  person: TestPerson | undefined,
  { nowMs, stop }: Pick<SmokeParts, 'nowMs' | 'stop'>,
): AsyncGenerator<Result> {
  const looks = [
    ...hostChecks.map(({ check, look }) => ({ check, look: () => look(at) })),
    ...(person ? accountLooks(at, person) : []),
  ];
  const beganMs = nowMs();
  for (const { check, look } of looks) {
    const startedMs = nowMs();
    const isLate = startedMs - beganMs > LONGEST_MS;
    const { verdict, isAnswered } = isLate ? late : await verdictOf(look);
    if (stop.aborted) return;
    yield { brand: at.brand.key, host: at.host, check, verdict, ms: nowMs() - startedMs };
    if (isLate || (check === 'health' && !isAnswered)) return;
    if (check === 'sign-in' && !verdict.ok) return;
  }
}

const late = {
  verdict: wrong(
    'not looked at, nor what comes after it: the host is too slow',
    'Look at Cloudflare’s status and at Workers Logs, and run this again.',
  ),
  isAnswered: true,
};

async function verdictOf(look: () => Promise<Verdict>): Promise<{ verdict: Verdict; isAnswered: boolean }> {
  try {
    return { verdict: await look(), isAnswered: true };
  } catch (error) {
    if (error instanceof Unanswered)
      return {
        verdict: wrong(
          `no answer: ${error.message}`,
          'Look at the host’s DNS record, at the Worker’s custom domains, and at Cloudflare’s status.',
        ),
        isAnswered: false,
      };
    if (error instanceof Failing)
      return {
        verdict: wrong(
          error.message,
          'The deployment fails there, so that this check says nothing else: see the check “health”, and look at Workers Logs.',
        ),
        isAnswered: true,
      };
    // Its message might repeat what came.
    const name = error instanceof Error ? error.name : typeof error;
    return {
      verdict: wrong(`the check itself failed (${name})`, 'Look at the host by hand, and mend the check.'),
      isAnswered: true,
    };
  }
}

/** Asks each address once, and gives everybody that answer. */
function once(ask: (address: string) => Promise<Answer>): (address: string) => Promise<Answer> {
  const asked = new Map<string, Promise<Answer>>();
  return (address) => {
    const answer = asked.get(address) ?? ask(address);
    asked.set(address, answer);
    return answer;
  };
}
