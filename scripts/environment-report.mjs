import path from 'node:path';
import { unstable_readConfig as readConfig } from 'wrangler';
import { indexedBrands } from '../src/brands/brand-set.ts';
import { brandFiles } from '../src/brands/checked-brands.ts';
import { isBesideSandbox, takesMoney } from '../src/brands/environment-names.ts';
import { placeFindings } from '../src/brands/place-findings.ts';
import { placing } from '../src/brands/placed-brand.ts';
import { neededBindings } from '../src/server/request/portal-env.ts';
import { brandModules, environmentNamed, environments } from './brand-files.mjs';
import { root } from './prepare.mjs';

/** @typedef {import('../src/brands/brand-schema.ts').BrandFile} BrandFile */
/** @typedef {import('../src/brands/placed-brand.ts').Environment} Environment */
/** @typedef {Pick<import('wrangler').Unstable_Config, 'name' | 'vars' | 'secrets' | 'assets' | 'durable_objects' | 'ratelimits' | 'services' | 'analytics_engine_datasets'>} WorkerConfig */
/**
 * What is missing in an environment. `findings` are the lines to correct, by brand or part of the Worker. `absent` are the
 * brands that have no place there, which is allowed.
 * @typedef {{ name: string, served: string[], absent: string[], findings: { of: string, lines: string[] }[] }} EnvironmentReport
 */

/** Variables and bindings that only tests may set. */
const testsAlone = ['TIME_SCALE', 'RECENT_SCALE'];

/**
 * Reports what is missing in an environment of this checkout. Throws an Error if there is none of that name.
 * @param {string | undefined} name
 * @returns {Promise<EnvironmentReport>}
 */
export async function environmentReport(name) {
  const environment = await environmentNamed(name);
  const others = (await environments()).filter((one) => one.name !== environment.name);
  return reportOf({
    environment,
    brands: brandFiles(await brandModules()),
    worker: workerConfig(environment.name),
    others: others.map((one) => workerConfig(one.name)),
  });
}

/**
 * The configuration of an environment's Worker in wrangler.toml.
 * @param {string} name
 */
export function workerConfig(name) {
  return readConfig({ config: path.join(root, 'wrangler.toml'), env: name }, { hideWarnings: true });
}

/**
 * @param {{ environment: Environment, brands: readonly BrandFile[], worker: WorkerConfig, others: readonly WorkerConfig[] }} given
 * @returns {EnvironmentReport}
 */
export function reportOf({ environment, brands, worker, others }) {
  const { name } = environment;
  const placed = brands.map((brand) => ({ key: brand.key, placing: placing(brand, environment) }));
  const findings = placed.flatMap(({ key, placing: one }) => {
    if (!one) return [];
    if (!one.ok) return [{ of: key, lines: one.lines }];
    // In the sandbox environment all values are placeholders on purpose.
    const wrong = isBesideSandbox(name) ? [] : placeFindings(one.brand, { takesMoney: takesMoney(name) });
    return [{ of: key, lines: wrong.map(({ field, mend }) => `${field}: ${mend}`) }];
  });
  const good = placed.flatMap(({ placing: one }) => (one?.ok ? [one.brand] : []));
  return {
    name,
    served: good.map(({ key }) => key),
    absent: placed.filter((one) => !one.placing).map(({ key }) => key),
    findings: [
      ...findings,
      { of: 'hosts', lines: sharedHosts(good) },
      { of: 'wrangler.toml', lines: workerFindings(name, worker, others) },
    ].filter(({ lines }) => lines.length > 0),
  };
}

/** @param {readonly import('../src/brands/brand-schema.ts').Brand[]} brands */
function sharedHosts(brands) {
  try {
    indexedBrands(brands);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/**
 * @param {string} name
 * @param {WorkerConfig} worker
 * @param {readonly WorkerConfig[]} others
 */
function workerFindings(name, worker, others) {
  const bound = new Set([
    worker.assets?.binding,
    ...worker.durable_objects.bindings.map((binding) => binding.name),
    ...worker.ratelimits.map((binding) => binding.name),
  ]);
  const isSandbox = isBesideSandbox(name);
  const hasSandbox = worker.services?.some(({ binding }) => binding === 'SANDBOX') ?? false;
  /** @type {(same: (config: WorkerConfig) => readonly (string | undefined)[]) => boolean} */
  const isShared = (same) =>
    same(worker).some((value) => value !== undefined && others.some((other) => same(other).includes(value)));
  const vars = worker.vars ?? {};
  /** @type {[isWrong: boolean, line: string][]} */
  const rows = [
    [vars.ENVIRONMENT !== name, `[env.${name}] vars: ENVIRONMENT must be "${name}"`],
    .../** @type {[boolean, string][]} */ (
      neededBindings.map((binding) => [!bound.has(binding), `[env.${name}] ${binding}: is missing`])
    ),
    [
      !isSandbox && !worker.secrets?.required?.includes('SESSION_KEY'),
      `[env.${name}] secrets.required: SESSION_KEY is missing, so that a deployment without it would not be refused`,
    ],
    [!isSandbox && hasSandbox, `[env.${name}] services: SANDBOX is for [env.sandbox] alone`],
    [isSandbox && !hasSandbox, `[env.${name}] services: SANDBOX is missing`],
    [
      isShared((config) => [config.name]),
      `[env.${name}] name: "${worker.name}" is another environment’s Worker`,
    ],
    [
      isShared((config) => config.ratelimits.map((limit) => limit.namespace_id)),
      `[env.${name}] ratelimits: the namespace_id is another environment’s`,
    ],
    [
      isShared((config) => config.analytics_engine_datasets.map((set) => set.dataset)),
      `[env.${name}] analytics_engine_datasets: the dataset is another environment’s`,
    ],
    [
      typeof vars.ANALYTICS_URL === 'string' && !vars.ANALYTICS_URL.startsWith('https://'),
      `[env.${name}] vars: ANALYTICS_URL must be an https:// address`,
    ],
    [
      !isSandbox && testsAlone.some((variable) => variable in vars),
      `[env.${name}] vars: ${testsAlone.join(' and ')} are for the tests alone`,
    ],
  ];
  return rows.filter(([isWrong]) => isWrong).map(([, line]) => line);
}

/**
 * The text of a report.
 * @param {EnvironmentReport} report
 */
export function reportText({ name, served, absent, findings }) {
  const count = findings.reduce((sum, { lines }) => sum + lines.length, 0);
  const blocks = findings.map(({ of, lines }) =>
    [`${of}`, ...lines.map((line) => `  ${line}`), ''].join('\n'),
  );
  const where = `Brands: src/brands/data/<brand>.ts. Their places: environments/${name}.ts. The Worker: [env.${name}] in wrangler.toml.`;
  return [
    ...blocks,
    ...(absent.length > 0
      ? [`Not served in ${name}, for they have no place in it: ${absent.join(', ')}.`]
      : []),
    count === 0
      ? `${name} is ready: ${served.join(', ')}.`
      : `${name} is not ready: ${count} ${count === 1 ? 'thing is' : 'things are'} missing.\n${where}`,
    ...(isBesideSandbox(name)
      ? []
      : ['What cannot be seen from here: the secret SESSION_KEY. A deployment without it is refused.']),
  ].join('\n');
}
