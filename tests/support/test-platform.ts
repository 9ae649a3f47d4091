import { allBrands } from '../../src/brands/all-brands.ts';
import type { Brand } from '../../src/brands/brand-schema.ts';
import type { Log, LogFacts } from '../../src/server/log.ts';
import { BudgetSlot } from '../../src/server/platform/budget-slot.ts';
import type { Circuits } from '../../src/server/platform/circuits.ts';
import { type PlatformClient, platformClient } from '../../src/server/platform/platform-client.ts';

/** Answers a request as the platform: returns a response, or throws as a network does. */
export type Answering = (request: Request) => Response | Promise<Response>;

/** A session of the platform for signed calls. */
export const platformSession = {
  token: 'session-token-1',
  credentials: {
    AccessKeyId: 'AKIATEST',
    SecretAccessKey: 'secret-access-key',
    SessionToken: 'cloud-session-token',
    region: 'us-east-2',
  },
};

/** A platform client with an injected network, the requests that it sent, the lines that it logged, and its circuits. */
export function testPlatform(
  answering: Answering,
  {
    signedIn = true,
    timeScale = 1,
    expiresAtMs,
  }: { signedIn?: boolean; timeScale?: number; expiresAtMs?: number } = {},
): { client: PlatformClient; sent: Request[]; lines: string[]; circuits: Circuits } {
  const sent: Request[] = [];
  const lines: string[] = [];
  const circuits: Circuits = new Map();
  const client = platformClient({
    brand: brandOf('geeni'),
    requestId: 'request-1',
    log: logInto(lines),
    fetcher: async (request) => {
      sent.push(request);
      return answering(request);
    },
    session: signedIn
      ? {
          ...platformSession,
          credentials: { ...platformSession.credentials, Expiration: expiresAtMs ?? null },
        }
      : undefined,
    circuits,
    timeScale,
  });
  return { client, sent, lines, circuits };
}

/** A slot in a budget that is not counted. */
export const aSlot = new BudgetSlot(() => Promise.resolve());

/** The brand with this key. Throws if there is none. */
export function brandOf(key: string): Brand {
  const brand = allBrands.byKey.get(key);
  if (!brand) throw new Error(`there is no brand ${key}`);
  return brand;
}

/** A log that adds its lines to a list. */
export function logInto(lines: string[]): Log {
  const keep = (event: string, facts: LogFacts = {}) => void lines.push(JSON.stringify({ event, ...facts }));
  return { info: keep, warn: keep, error: keep };
}
