import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { AwsClient } from 'aws4fetch';
import { allSandboxBrands } from '../catalogue/all-sandbox-brands.ts';
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { SandboxBrands } from '../catalogue/sandbox-brands.ts';
import { profile, signInAnswer } from '../../contracts/access/profile.ts';
import type { Sql } from './collection.ts';
import { PERSONA_PASSWORD } from './personas.ts';
import { secureRandom } from './random.ts';
import { sandbox } from '../sandbox.ts';
import { personaEmail } from './seed.ts';
import { openWorld, type World, type WorldParts } from './world.ts';

/** Runs queries of a database, and prepares each only once. */
export function queriesOf(database: DatabaseSync): Sql['exec'] {
  const prepared = new Map<string, StatementSync>();
  return (query, ...bindings) => {
    const statement = prepared.get(query) ?? database.prepare(query);
    prepared.set(query, statement);
    return statement.all(...bindings);
  };
}

/** An in-memory SQLite database with the sandbox's interface. */
export function memorySql(database = new DatabaseSync(':memory:')): Sql {
  return {
    exec: queriesOf(database),
    transaction(work) {
      database.exec('BEGIN');
      try {
        work();
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
      database.exec('COMMIT');
    },
  };
}

/** What a database of this Node has and the types of Node do not know yet. */
type Copyable = { serialize(): Uint8Array; deserialize(bytes: Uint8Array): void };

function copyableDatabase(): DatabaseSync & Copyable {
  const database = new DatabaseSync(':memory:');
  if (!isCopyable(database)) throw new Error('this Node copies no database: use the one of the project');
  return database;
}

function isCopyable(database: DatabaseSync): database is DatabaseSync & Copyable {
  return 'serialize' in database && 'deserialize' in database;
}

/** The database of a world that is only seeded, and the time of its seed: made once, and copied for each test. */
let seed: { bytes: Uint8Array; atMs: number } | undefined;

function seededDatabase(): { bytes: Uint8Array; atMs: number } {
  const database = copyableDatabase();
  const { clock } = openWorld(worldParts({ sql: memorySql(database) }));
  return { bytes: database.serialize(), atMs: clock.nowMs() };
}

function worldParts(parts: { brands?: SandboxBrands; sql: Sql; slept?: number[] }): WorldParts {
  return {
    sql: parts.sql,
    brands: parts.brands ?? allSandboxBrands,
    random: secureRandom,
    realMs: () => Date.now(),
    sleep: async (ms) => void parts.slept?.push(ms),
  };
}

/** Returns a separate world for one test; instead of sleeping, it records the milliseconds. */
export function testWorld(parts: { brands?: SandboxBrands; sql?: Sql } = {}) {
  const slept: number[] = [];
  const world =
    parts.brands || parts.sql
      ? openWorld(worldParts({ sql: memorySql(), ...parts, slept }))
      : copiedWorld(slept);
  return { world, slept, fetch: sandbox(world) };
}

/** How old a seed may be, in milliseconds: the clocks of its worlds are so much behind the real time. */
const LONGEST_SEED_MS = 30_000;

/** A world of every brand at the moment of its seed. */
function copiedWorld(slept: number[]): World {
  if (!seed || Date.now() - seed.atMs > LONGEST_SEED_MS) seed = seededDatabase();
  const database = copyableDatabase();
  database.deserialize(seed.bytes);
  const world = openWorld(worldParts({ sql: memorySql(database), slept }));
  world.clock.advance(seed.atMs - world.clock.nowMs());
  return world;
}

/** Returns the codes that were sent, the oldest first, without the seeded links. */
export function codesSent({ store }: World) {
  return store.outbox.list().filter(({ kind }) => kind === 'mfa');
}

/** Returns a brand of the build; throws for an unknown key. */
export function brandOf(key: string, { byKey }: SandboxBrands = allSandboxBrands): SandboxBrand {
  const brand = byKey.get(key);
  if (!brand) throw new Error(`no brand ${key}`);
  return brand;
}

type Fetch = (request: Request) => Promise<Response>;

/** Returns the header `Authorization: Basic` for a text in UTF-8. */
export function basic(text: string): { authorization: string } {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return { authorization: `Basic ${btoa(bytes)}` };
}

/** Calls POST /byEmail of a brand. */
export function byEmail(fetch: Fetch, brand: SandboxBrand, { username, password = PERSONA_PASSWORD }: Login) {
  return fetch(
    new Request(`${brand.platform.api}/authentication/byEmail`, {
      method: 'POST',
      headers: basic(`${brand.key}:${username}:${password}`),
      body: JSON.stringify({ rememberMe: false }),
    }),
  );
}
type Login = { username: string; password?: string };

/** Signs a persona in, with a code if it needs one, and returns functions that send signed requests of that session. */
export async function signedIn(
  { world, fetch }: { world: World; fetch: Fetch },
  brand: SandboxBrand,
  persona: string,
) {
  const email = personaEmail(persona, brand.key);
  const answer = signInAnswer.parse(await (await byEmail(fetch, brand, { username: email })).json());
  const who =
    answer.kind === 'profile' ? answer.profile : await withCode(answer.mfa.secondFactorAuthenticationToken);
  const keys = who.pepperUser.awsUserCredentials;
  const aws = new AwsClient({
    accessKeyId: keys.AccessKeyId,
    secretAccessKey: keys.SecretAccessKey,
    sessionToken: keys.SessionToken,
    service: 'execute-api',
    region: keys.region,
  });
  const sign = (path: string, init: RequestInit = {}) =>
    aws.sign(`${brand.platform.api}${path}`, {
      ...init,
      headers: { ...init.headers, peppertoken: who.token },
    });
  return {
    who,
    sign,
    get: async (path: string) => fetch(await sign(path)),
    post: async (path: string, body?: object) =>
      fetch(await sign(path, { method: 'POST', ...(body ? { body: JSON.stringify(body) } : {}) })),
  };

  async function withCode(token: string) {
    const code = world.store.outbox.list().at(-1)?.code;
    const request = new Request(`${brand.platform.api}/authentication/mfaValidateLoginOTP`, {
      method: 'PUT',
      body: JSON.stringify({
        brand: brand.key,
        secondFactorAuthenticationToken: token,
        oneTimePasscode: code,
        userMFASettings: null,
        email,
      }),
    });
    return profile.parse(await (await fetch(request)).json());
  }
}
