import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { brandOf, logInto, platformSession, type Answering } from '../../../tests/support/test-platform.ts';
import { circuitRule, COST_TO_OPEN } from '../../domain/web/circuit-breaker.ts';
import type { Circuits } from './circuits.ts';
import { platformClient } from './platform-client.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const status =
  (code: number): Answering =>
  () =>
    Response.json({}, { status: code });
const refusing: Answering = () => Promise.reject(new TypeError('fetch failed'));
const notSent = { ok: false, failure: { kind: 'notSent' } };

/**
 * One isolate whose requests call a platform, one after another. `world.answering` is how the platform answers at the
 * moment.
 */
function isolate(answering: Answering, timeScale = 1) {
  const circuits: Circuits = new Map();
  const sent: string[] = [];
  const lines: string[] = [];
  const world = { answering };
  const clientFor = (brand = 'geeni') =>
    platformClient({
      brand: brandOf(brand),
      requestId: 'request-1',
      log: logInto(lines),
      fetcher: async (request) => {
        sent.push(new URL(request.url).pathname);
        return world.answering(request);
      },
      session: platformSession,
      circuits,
      timeScale,
    });
  const change = (brand?: string) => clientFor(brand).call('requestDeletion');
  const changes = async (count: number) => {
    for (let index = 0; index < count; index += 1) await change();
  };
  const logged = (event: string) => lines.filter((line) => line.includes(`"${event}"`));
  return { world, sent, clientFor, change, changes, logged };
}

describe('a platform that does not answer (docs/adr/014)', () => {
  it('is no longer called, and the failure is returned at once', async () => {
    const { sent, change, changes, logged } = isolate(refusing);
    await changes(COST_TO_OPEN);
    expect(sent).toHaveLength(COST_TO_OPEN);
    expect(logged('circuit_opened')).toEqual(['{"event":"circuit_opened","operation":"requestDeletion"}']);
    expect(await change()).toEqual(notSent);
    expect(sent).toHaveLength(COST_TO_OPEN);
  });

  it('is called by one probe after a pause, and by all calls once the probe is answered', async () => {
    const { world, sent, change, changes, logged } = isolate(refusing);
    await changes(COST_TO_OPEN);
    vi.setSystemTime(Date.now() + circuitRule.openMs);
    const waiting = Promise.withResolvers<Response>();
    world.answering = () => waiting.promise;
    const probe = change();
    await expect.poll(() => sent).toHaveLength(COST_TO_OPEN + 1);
    expect(await change()).toEqual(notSent);
    waiting.resolve(Response.json({ statusCode: 200 }));
    expect((await probe).ok).toBe(true);
    world.answering = () => Response.json({ statusCode: 200 });
    expect((await change()).ok).toBe(true);
    expect(logged('circuit_closed')).toHaveLength(1);
  });

  it('is probed sooner where time is scaled', async () => {
    const { sent, change, changes } = isolate(refusing, 0.1);
    await changes(COST_TO_OPEN);
    vi.setSystemTime(Date.now() + circuitRule.openMs / 10);
    await change();
    expect(sent).toHaveLength(COST_TO_OPEN + 1);
  });

  it('is not called for another pause where the probe fails', async () => {
    const { sent, change, changes } = isolate(refusing);
    await changes(COST_TO_OPEN);
    vi.setSystemTime(Date.now() + circuitRule.openMs);
    expect(await change()).toMatchObject({ failure: { kind: 'unreachable' } });
    expect(await change()).toEqual(notSent);
    expect(sent).toHaveLength(COST_TO_OPEN + 1);
  });

  it('does not block another operation or another brand', async () => {
    const { change, changes, clientFor } = isolate(refusing);
    await changes(COST_TO_OPEN);
    expect(await change('notion')).toMatchObject({ failure: { kind: 'unreachable' } });
    expect(await clientFor().call('cancelDeletion')).toMatchObject({ failure: { kind: 'unreachable' } });
  });
});

describe('the circuit stays closed after', () => {
  test.each([
    ['a refusal', status(400)],
    ['an unknown session', status(401)],
    ['too many requests', status(429)],
    ['an error 500, which the input of one person may cause', status(500)],
    ['a page for an answer', () => new Response('<html>')],
  ])('%s', async (_what, answering) => {
    const { sent, changes } = isolate(answering);
    await changes(COST_TO_OPEN + 3);
    expect(sent).toHaveLength(COST_TO_OPEN + 3);
  });

  it('calls that could not be sent', async () => {
    const { clientFor, sent } = isolate(() => Response.json({}));
    const body = { device_models: [] };
    for (let index = 0; index < COST_TO_OPEN + 3; index += 1)
      await clientFor().call('validateCoupon', { segments: { code: '..' }, body });
    await clientFor().call('validateCoupon', { segments: { code: 'SAVE' }, body });
    expect(sent).toHaveLength(1);
  });
});
