import path from 'node:path';
import {
  experimental_readRawConfig as readRawConfig,
  type Unstable_Config,
  unstable_readConfig as readConfig,
} from 'wrangler';
import type { Brand } from '../src/brands/brand-schema.ts';
import { isBesideSandbox } from '../src/brands/environment-names.ts';
import { neededBindings } from '../src/server/request/portal-env.ts';
import { untakenFields } from './deployment/deployed-config.ts';
import { root } from './prepare.mjs';

/** The configuration of an environment's Worker, as Wrangler reads it. */
export type WorkerConfig = Pick<
  Unstable_Config,
  | 'name'
  | 'vars'
  | 'secrets'
  | 'assets'
  | 'durable_objects'
  | 'ratelimits'
  | 'services'
  | 'analytics_engine_datasets'
  | 'send_email'
  | 'worker_loaders'
>;

/** Variables and bindings that only tests may set. */
const testsAlone = ['TIME_SCALE', 'RECENT_SCALE'];

/** The configuration of an environment's Worker in wrangler.toml. */
export function workerConfig(name: string) {
  return readConfig({ config: path.join(root, 'wrangler.toml'), env: name }, { hideWarnings: true });
}

/** The block of an environment as wrangler.toml has it: only the fields that are written there. */
export function workerBlock(name: string): Readonly<Record<string, unknown>> {
  const { rawConfig } = readRawConfig({ config: path.join(root, 'wrangler.toml') });
  return { ...rawConfig.env?.[name] };
}

/** What of an environment's block would not reach Cloudflare, a line for each field. */
export function blockFindings(name: string, block: Readonly<Record<string, unknown>>): string[] {
  return untakenFields(block).map(
    (field) =>
      `[env.${name}] ${field}: is not taken, because one build serves every environment; write it at the top of the file`,
  );
}

/** What is missing in the Worker of a deployed environment so that these brands can send letters, a line for each. */
export function letterFindings(
  name: string,
  { send_email: bindings }: Pick<WorkerConfig, 'send_email'>,
  brands: readonly Pick<Brand, 'key' | 'letters'>[],
): string[] {
  const senders = brands.filter(({ letters }) => letters !== undefined);
  const binding = bindings.find((each) => each.name === 'LETTERS');
  if (senders.length === 0) return [];
  if (!binding)
    return [
      `[env.${name}] send_email: LETTERS is missing, so that no declaration of ${senders.map(({ key }) => key).join(', ')} would reach anybody`,
    ];
  const allowed = binding.allowed_sender_addresses;
  return senders
    .filter(({ letters }) => letters && allowed && !allowed.includes(letters.from))
    .map(
      ({ key, letters }) =>
        `[env.${name}] send_email: allowed_sender_addresses lacks ${letters?.from}, the sender of ${key}`,
    );
}

/** What is wrong with the Worker of an environment, a line for each. `others` are those of the other environments. */
export function workerFindings(name: string, worker: WorkerConfig, others: readonly WorkerConfig[]) {
  const bound = new Set([
    worker.assets?.binding,
    ...worker.durable_objects.bindings.map((binding) => binding.name),
    ...worker.ratelimits.map((binding) => binding.name),
  ]);
  const isSandbox = isBesideSandbox(name);
  const hasSandbox = worker.services?.some(({ binding }) => binding === 'SANDBOX') ?? false;

  const isShared = (same: (config: WorkerConfig) => readonly (string | undefined)[]): boolean =>
    same(worker).some((value) => value !== undefined && others.some((other) => same(other).includes(value)));
  const vars = worker.vars ?? {};

  const rows: [isWrong: boolean, line: string][] = [
    [vars.ENVIRONMENT !== name, `[env.${name}] vars: ENVIRONMENT must be "${name}"`],
    ...neededBindings.map((binding): [isWrong: boolean, line: string] => [
      !bound.has(binding),
      `[env.${name}] ${binding}: is missing`,
    ]),
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
