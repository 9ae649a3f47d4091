import { env } from 'cloudflare:workers';
import type { PortalEnv } from '../../src/server/request/portal-env.ts';
import type { SessionRecord } from '../../src/server/session/session-record.ts';

/** The portal's Durable Objects, as the test runtime binds them. */
export const objects = env as unknown as Pick<PortalEnv, 'SESSIONS' | 'PENDING' | 'ATTEMPTS' | 'ACCOUNTS'>;

export const MINUTE_MS = 60_000;
/** The time of the tests, in milliseconds. */
export const NOW_MS = Date.UTC(2026, 10, 20, 12);

/** The record of a session that began at `NOW_MS`. */
export const record: SessionRecord = {
  brand: 'geeni',
  startedAtMs: NOW_MS,
  seenAtMs: NOW_MS,
  person: { name: 'Olivia Bennett', email: 'owner@geeni.example', accountId: 'a1', status: 'active' },
  platform: {
    token: 'token',
    credentials: {
      AccessKeyId: 'key',
      SecretAccessKey: 'secret',
      SessionToken: 'session',
      region: 'us-east-2',
    },
  },
};
