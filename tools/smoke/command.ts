import type { Brand } from '../../src/brands/brand-schema.ts';
import { DEFAULT_BRAND } from '../../src/brands/brand-set.ts';
import { isBesideSandbox, takesMoney } from '../../src/brands/environment-names.ts';
import { isPlaceholder } from '../../src/brands/placeholder.ts';
import type { Terminal } from '../../scripts/terminal.ts';
import { type TestPerson, testAccount } from '../../scripts/test-account.ts';
import { isEverywhere } from './everywhere.ts';
import {
  accessHeaders,
  credentialVariables,
  readOptions,
  type SmokeOptions,
  variablesOf,
} from './options.ts';
import type { Ask } from './portal-ask.ts';
import { lookAtAll, type Result, type SmokeParts } from './run.ts';
import { lineOf, resultJson, summaryOf } from './result-lines.ts';

/** Everything that the command has from the outside, so that a test can be all of it. */
export type Surroundings = Terminal & {
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  /** The brands of an environment. Throws an Error with a sentence for people. */
  brandsOf: (environment: string) => Promise<readonly Brand[]>;
  /** The name of an environment's Worker. */
  workerOf: (environment: string) => string;
  /** Asks the portal's hosts, with `headers` in every request to them. */
  askOf: (hosts: readonly string[], headers: Record<string, string>) => Ask;
  pause: (ms: number) => Promise<void>;
} & Pick<SmokeParts, 'certificateOf' | 'deployedFiles' | 'nowMs' | 'stop'>;

/** Runs the command, and returns its exit code. */
export async function runSmoke(on: Surroundings): Promise<0 | 1 | 2> {
  const options = readOptions(on);
  if (typeof options === 'number') return options;
  let brands: readonly Brand[];
  try {
    brands = await brandsToLookAt(on, options);
  } catch (error) {
    on.err(`${error instanceof Error ? error.message : 'The environment could not be read.'}\n`);
    return 2;
  }
  const accounts = await accountsOf(on, options, brands);
  const results = await lookedAt(on, options, { brands, accounts });
  if (on.stop.aborted) {
    on.err('Stopped before the end.\n');
    return 2;
  }
  const failed = results.filter(({ verdict }) => !verdict.ok).length;
  return failed === 0 ? 0 : 1;
}

/** The brands whose hosts are looked at. Throws an Error with a sentence for people where that is not possible. */
async function brandsToLookAt(
  on: Surroundings,
  { environment, brand }: SmokeOptions,
): Promise<readonly Brand[]> {
  // What was typed is not repeated: it may be a password in the wrong place.
  if (isBesideSandbox(environment)) throw new Error('The sandbox is not deployed: npm test looks at it.');
  const all = await on.brandsOf(environment);
  const brands = all.filter(({ key }) => brand === undefined || key === brand);
  if (brands.length === 0)
    throw new Error(
      `That brand has no deployment in environments/${environment}.ts. The brands there are ${all.map(({ key }) => key).join(', ')}.`,
    );
  const sample = brands.find(({ hosts }) =>
    hosts.some((host) => isPlaceholder(host, { takesMoney: takesMoney(environment) })),
  );
  if (sample)
    throw new Error(
      `environments/${environment}.ts has a placeholder in ${sample.key}.hosts. npm run doctor -- ${environment} lists them all.`,
    );
  return brands;
}

/** The test accounts, by brand: of the environment variables, or of one brand from the terminal. */
async function accountsOf(
  on: Surroundings,
  { brand: named = DEFAULT_BRAND }: SmokeOptions,
  brands: readonly Brand[],
): Promise<Map<string, TestPerson>> {
  const accounts = new Map<string, TestPerson>();
  const silent = { ...on, isTerminal: { in: false } };
  for (const { key, displayName } of brands) {
    const question = `E-mail address of a test account of ${displayName} (hidden; Enter goes on without one): `;
    const own = await testAccount(silent, { variables: variablesOf(key), question });
    const person =
      own ??
      (key === named ? await testAccount(on, { variables: credentialVariables, question }) : undefined);
    if (person) accounts.set(key, person);
  }
  return accounts;
}

async function lookedAt(
  on: Surroundings,
  { environment, version, override, wait: waitSeconds, json }: SmokeOptions,
  { brands, accounts }: Pick<SmokeParts, 'brands' | 'accounts'>,
): Promise<Result[]> {
  const startedMs = on.nowMs();
  const wait = Number(waitSeconds);
  const hosts = brands.flatMap((brand) => brand.hosts);
  const expectedVersion = override ?? version;
  const ask = on.askOf(hosts, {
    ...accessHeaders(on.env),
    ...(override !== undefined && { [OVERRIDES]: `${on.workerOf(environment)}="${override}"` }),
  });
  const { nowMs, pause, stop } = on;
  if (
    wait > 0 &&
    !(await isEverywhere(hosts, { ask, expectedVersion, waitMs: wait * 1_000, nowMs, pause, stop }))
  )
    on.err(
      `${expectedVersion === undefined ? 'Not every host answers' : 'The version is not everywhere'} after ${wait} seconds.\n`,
    );
  const told = json ? on.err : on.out;
  const results = await lookAtAll({
    environment,
    brands,
    accounts,
    expectedVersion,
    deployedFiles: on.deployedFiles,
    ask,
    certificateOf: on.certificateOf,
    nowMs,
    stop,
    told: (result) => told(`${lineOf(result, on.paint)}\n`),
  });
  const ms = on.nowMs() - startedMs;
  on.out(`${json ? resultJson(results, { environment, expectedVersion, ms }) : summaryOf(results, ms)}\n`);
  return results;
}

/** Cloudflare's header that names, for each Worker, the version of its deployment that has to answer. */
const OVERRIDES = 'cloudflare-workers-version-overrides';
