/**
 * The bindings and variables that the runtime gives the portal (wrangler.toml). src/env.d.ts names the classes of the
 * Durable Objects, which stand above this folder.
 */
export type PortalEnv = PortalObjects & {
  ASSETS: Fetcher;
  RATE_LIMITER: RateLimit;
  /** Where events of people are counted. */
  EVENTS?: AnalyticsEngineDataset;
  /** Where requests, platform calls and log lines are measured. */
  MEASURES?: AnalyticsEngineDataset;
  /** Where letters are sent, for a brand that takes declarations. */
  LETTERS?: SendEmail;
  /** Starts the Worker that draws invoices. */
  LOADER: WorkerLoader;
  /** The version of this deployment, which `/healthz` returns. */
  CF_VERSION_METADATA?: WorkerVersionMetadata;
  /** The address of the analytics service that receives the events, where one is configured. */
  ANALYTICS_URL?: string;
  /** The environment that this Worker runs in: the name of a file in `environments/`. */
  ENVIRONMENT?: string;
  /** Only in the sandbox environment: the sandbox. */
  SANDBOX?: Fetcher;
  /** Only in the sandbox environment: the factor for deadlines and pauses, for tests. */
  TIME_SCALE?: string;
  /** Only in the sandbox environment: the factor for how long a sign-in counts as recent, for tests. */
  RECENT_SCALE?: string;
  /** A secret of at least 32 characters that signs and seals cookies. */
  SESSION_KEY?: string;
  /** Another such secret, while the key is changed: what it signed or sealed still opens. */
  SESSION_KEY_ALSO?: string;
};

/** The bindings without which the portal cannot work. */
export const neededBindings = [
  'ASSETS',
  'SESSIONS',
  'PENDING',
  'ATTEMPTS',
  'ACCOUNTS',
  'RATE_LIMITER',
] as const satisfies readonly (keyof PortalEnv)[];
