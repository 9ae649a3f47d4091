import type { AttemptsObject } from './limits/attempts-object.ts';
import type { AccountObject } from './account/account-object.ts';
import type { PendingSignInObject } from './session/pending-sign-in-object.ts';
import type { SessionObject } from './session/session-object.ts';

/** What the runtime hands the portal (wrangler.toml). */
export type PortalEnv = {
  ASSETS: Fetcher;
  SESSIONS: DurableObjectNamespace<SessionObject>;
  PENDING: DurableObjectNamespace<PendingSignInObject>;
  ATTEMPTS: DurableObjectNamespace<AttemptsObject>;
  ACCOUNTS: DurableObjectNamespace<AccountObject>;
  RATE_LIMITER: RateLimit;
  EVENTS?: AnalyticsEngineDataset;
  /** Which deployment this is; `/healthz` says it. */
  CF_VERSION_METADATA?: WorkerVersionMetadata;
  /** The analytics service events are passed on to, where one is configured. */
  ANALYTICS_URL?: string;
  /** Where this Worker runs, and with whose keys: a file of `environments/` by its name. */
  ENVIRONMENT?: string;
  /** Only beside the sandbox, in the environment of that name. */
  SANDBOX?: Fetcher;
  /** Only beside the sandbox: the factor for deadlines and pauses, for tests. */
  TIME_SCALE?: string;
  /** Only beside the sandbox: the factor for how long a sign-in counts as recent, for tests. */
  RECENT_SCALE?: string;
  /** Secret, at least 32 characters: signs and seals cookies. */
  SESSION_KEY?: string;
};

/** Bindings without which the portal cannot do its work. */
export const neededBindings = [
  'ASSETS',
  'SESSIONS',
  'PENDING',
  'ATTEMPTS',
  'ACCOUNTS',
  'RATE_LIMITER',
] as const satisfies readonly (keyof PortalEnv)[];
