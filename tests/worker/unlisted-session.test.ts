import { reset } from 'cloudflare:test';
import { afterEach, describe, expect, it } from 'vitest';
import { beginSessionOf, openSession, whyNoSession } from '../../src/server/session/sessions.ts';
import { accountByEmail } from '../../src/server/session/account-of.ts';
import { aContext, fakeEnv } from '../support/fake-env.ts';
import { objects, record } from './fixtures.ts';

afterEach(reset);

const { env } = fakeEnv(() => Response.error());
const nowMs = Date.now();
const down = {
  getByName: () => {
    throw new Error('down');
  },
};

/** A request of a browser with these cookies, with the real objects; `isDown`: those of accounts fail. */
function request(cookies: readonly string[] = [], isDown = false) {
  const context = aContext(
    'https://account.geeni.example/',
    { cookie: cookies.map((line) => line.split(';', 1)[0]).join('; ') },
    nowMs,
    { ...env, ...objects, ...(isDown && { ACCOUNTS: Object.assign(Object.create(objects.ACCOUNTS), down) }) },
  );
  const lines: string[] = [];
  const log = (event: string) => void lines.push(event);
  return { context: { ...context, log: { info: log, warn: log, error: log } }, lines };
}

/** Begins a session while the objects of accounts fail, and returns its cookies. */
async function unlisted(): Promise<string[]> {
  const { context, lines } = request([], true);
  const cookies = await beginSessionOf(context, { ...record, startedAtMs: nowMs, seenAtMs: nowMs });
  if (!cookies) throw new Error('no session');
  expect(lines).toEqual(['security_not_noted']);
  return cookies;
}

const address = () => accountByEmail({ env: objects }, 'geeni', record.person.email);
const listed = async () => (await address().security('geeni', nowMs)).sessions.length;
const isOpen = async (cookies: readonly string[]) =>
  (await openSession(request(cookies).context)) !== undefined;

describe('A session that could not be listed when it began', () => {
  it('is listed when it is used, once', async () => {
    const cookies = await unlisted();
    expect(await listed()).toBe(0);
    expect(await isOpen(cookies)).toBe(true);
    expect(await listed()).toBe(1);
    // The objects of accounts are not asked again: they fail, and nothing is logged.
    const { context, lines } = request(cookies, true);
    expect(await openSession(context)).toBeDefined();
    expect(lines).toEqual([]);
  });

  it('stays open, and unlisted, while it cannot be listed', async () => {
    const cookies = await unlisted();
    const { context, lines } = request(cookies, true);
    expect(await openSession(context)).toBeDefined();
    expect(lines).toEqual(['security_not_noted']);
    expect(await isOpen(cookies)).toBe(true);
    expect(await listed()).toBe(1);
  });

  it('is over when it is used after a new password, and says that it was ended', async () => {
    const cookies = await unlisted();
    await address().endSessions('geeni', 'all', nowMs + 1);
    expect(await isOpen(cookies)).toBe(false);
    expect(await whyNoSession(request(cookies).context)).toBe('elsewhere');
  });
});
