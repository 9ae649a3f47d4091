import { beforeEach, describe, expect, it, test } from 'vitest';
import { platformOperations } from '../../contracts/platform/platform-table.ts';
import { setDialect } from './dialects.ts';
import { failureForms } from './failure-answer.ts';
import { gatewayStatuses } from './gateway-refusal.ts';
import { clearFault, faultSwitch, listFaults, parseFault, setFault } from './faults.ts';
import { brandOf, byEmail, codesSent, testWorld } from '../world/world.fixture.ts';

describe('parseFault', () => {
  test.each([
    ['status:503', { kind: 'status', status: 503 }],
    ['status:200', { kind: 'status', status: 200 }],
    ['slow:2000', { kind: 'slow', ms: 2000 }],
    ['slow:0', { kind: 'slow', ms: 0 }],
    ['error:1198', { kind: 'error', code: '1198' }],
    [
      'error:error.subscription.card.3d.security',
      { kind: 'error', code: 'error.subscription.card.3d.security' },
    ],
    ['gateway:429', { kind: 'gateway', status: 429 }],
    ['failure:error-message', { kind: 'failure', form: 'error-message' }],
    ['state:requires_action', { kind: 'state', word: 'requires_action' }],
    ['lag:3000', { kind: 'lag', ms: 3000 }],
    ['pause', { kind: 'pause' }],
    ['hang', { kind: 'hang' }],
    ['reset', { kind: 'reset' }],
    ['html', { kind: 'html' }],
    ['truncated', { kind: 'truncated' }],
    ['empty', { kind: 'empty' }],
    ['huge', { kind: 'huge' }],
  ])('reads %s', (text, fault) => {
    expect(parseFault(text)).toEqual(fault);
  });

  test.each([
    '',
    'status',
    'status:',
    'status:99',
    'status:600',
    'status:5x',
    'slow:-1',
    'slow:60001',
    'error:',
    'gateway',
    'gateway:400',
    'gateway:five',
    'failure:',
    'failure:nonsense',
    'lag:86400001',
    'hang:1',
    'pause:1',
    'HANG',
  ])('refuses %j', (text) => {
    expect(parseFault(text)).toBeNull();
  });
});

it('accepts every operation of the table, whose methods and paths are unique', () => {
  const places = Object.values(platformOperations).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
  for (const { method, path } of Object.values(platformOperations)) {
    expect(faultSwitch.safeParse({ method, path, fault: 'hang' }).success).toBe(true);
  }
  expect(faultSwitch.safeParse({ method: 'GET', path: '/deviceModels/geeni', fault: 'hang' }).success).toBe(
    false,
  );
});

describe('a call under a fault', () => {
  const geeni = brandOf('geeni');
  let sandbox: ReturnType<typeof testWorld>;
  beforeEach(() => {
    sandbox = testWorld();
  });
  const place = { method: 'GET', path: '/deviceModels/{brand}' };
  const switchOn = (fault: string, more: { brand?: string; times?: number } = {}) =>
    setFault(sandbox.world, { ...place, fault, ...more });
  const models = (brand = geeni) =>
    sandbox.fetch(new Request(`${brand.platform.api}/configuration/deviceModels/${brand.key}`));
  const lastStatus = () => sandbox.world.store.calls.list()[0]?.status;

  test.each([
    ['status:503', 503, { errorCode: 503, description: expect.any(String) }],
    ['status:429', 429, { errorCode: 429 }],
    [
      'error:1198',
      400,
      { errorCode: 1198, description: 'Your account is locked. Please wait 10 minutes and try again.' },
    ],
    [
      'error:error.subscription.card.declined',
      400,
      {
        errorCode: 'error.subscription.card.declined',
        description: 'Unable to process your request. Please use a different card or contact your bank.',
      },
    ],
    ['error:error.nobody.knows', 400, { errorCode: 'error.nobody.knows', description: 'error.nobody.knows' }],
  ])('%s is a refusal', async (fault, status, body) => {
    switchOn(fault);
    const response = await models();
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject(body);
    expect(lastStatus()).toBe(status);
  });

  test.each([
    [403, 'ForbiddenException', 'Forbidden'],
    [429, 'TooManyRequestsException', 'Too Many Requests'],
    [500, 'InternalServerErrorException', 'Internal server error'],
    [502, 'InternalServerErrorException', 'Internal server error'],
    [503, 'ServiceUnavailableException', 'Service Unavailable'],
    [504, 'InternalServerErrorException', 'Endpoint request timed out'],
  ])('gateway:%i is API Gateway’s own answer, %s, in every dialect', async (status, kind, message) => {
    switchOn(`gateway:${status}`);
    for (const forms of [[], ['code'], ['codes-with-200']] as const) {
      setDialect(sandbox.world, { forms: [...forms] });
      const response = await models();
      expect([response.status, response.headers.get('x-amzn-errortype')]).toEqual([status, kind]);
      expect(await response.json()).toEqual({ message });
      expect(lastStatus()).toBe(status);
    }
  });

  const isoDate = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  test.each([
    [
      'error-message',
      'GET',
      {
        errorMessage: expect.stringMatching(
          /^\d{4}-\d\d-\d\dT\S+Z [\w-]+ Task timed out after 6\.00 seconds$/,
        ),
        errorType: 'Sandbox.Timedout',
      },
    ],
    ['message', 'GET', { message: 'Internal server error' }],
    ['success-false', 'GET', { success: false }],
    ['message', 'POST', { message: 'Internal server error' }],
  ])('failure:%s tells %s with status 200', async (form, method, body) => {
    await expectTold(`failure:${form}`, method, body);
  });

  test.each([
    ['failed', 'GET', { status: 'failed' }],
    ['failed', 'POST', { state: 'failed', current_period_ends_at: isoDate, tax_in_cents: 0 }],
    [
      'future',
      'POST',
      {
        state: 'future',
        current_period_started_at: isoDate,
        current_period_ends_at: isoDate,
        tax_in_cents: 0,
      },
    ],
  ])('state:%s tells %s with status 200', async (word, method, body) => {
    await expectTold(`state:${word}`, method, body);
  });

  async function expectTold(fault: string, method: string, body: object): Promise<void> {
    switchOn(fault);
    setFault(sandbox.world, { method: 'POST', path: '/subscribe', fault });
    const subscribing = new Request(`${geeni.platform.api}/subscriptions/subscribe`, { method: 'POST' });
    const response = await (method === 'GET' ? models() : sandbox.fetch(subscribing));
    expect([response.status, await response.json()]).toEqual([200, body]);
    expect(lastStatus()).toBe(200);
  }

  it('slow waits and then answers', async () => {
    switchOn('slow:1500');
    expect(await (await models()).json()).toHaveLength(7);
    expect(sandbox.slept).toEqual([1500]);
  });

  describe('pause', () => {
    /** Asks under a pause, which ends when the call looks for the third time. */
    const askPaused = (ends: () => void) => {
      let looks = 0;
      sandbox.world.sleep = async () => {
        looks += 1;
        if (looks === 3) ends();
      };
      switchOn('pause');
      return models();
    };

    it('answers when it is cleared', async () => {
      const { status } = await askPaused(() => clearFault(sandbox.world, { brand: null, ...place }));
      expect([status, lastStatus()]).toEqual([200, 200]);
    });

    it('answers with the fault that takes its place', async () => {
      const { status } = await askPaused(() => switchOn('status:503', { times: 1 }));
      expect([status, lastStatus()]).toEqual([503, 503]);
      expect(listFaults(sandbox.world)).toEqual([]);
    });

    it('has no number of times', () => {
      expect(faultSwitch.safeParse({ ...place, fault: 'pause', times: 1 }).success).toBe(false);
    });
  });

  it('hang exceeds every client’s deadline and is logged without an answer', async () => {
    switchOn('hang');
    await models();
    expect(sandbox.slept).toEqual([600_000]);
    expect(lastStatus()).toBe(0);
  });

  it('reset rejects and is logged without an answer', async () => {
    switchOn('reset');
    await expect(models()).rejects.toThrow('switched on in the sandbox');
    expect(lastStatus()).toBe(0);
  });

  it('html is a gateway page with status 200', async () => {
    switchOn('html');
    const response = await models();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
  });

  it('truncated cuts the real JSON in half', async () => {
    const whole = await (await models()).text();
    switchOn('truncated');
    const half = await (await models()).text();
    expect(whole.startsWith(half)).toBe(true);
    expect(half).toHaveLength(Math.ceil(whole.length / 2));
    expect(() => JSON.parse(half)).toThrow(SyntaxError);
  });

  it('empty has no body', async () => {
    switchOn('empty');
    expect(await (await models()).text()).toBe('');
  });

  it('huge has more than 60 MB, generated while it is read', async () => {
    switchOn('huge');
    let bytes = 0;
    for await (const chunk of (await models()).body ?? []) bytes += chunk.byteLength;
    expect(bytes).toBeGreaterThan(60_000_000);
  });

  it('a fault with `times` counts down', async () => {
    switchOn('status:500', { times: 2 });
    expect([(await models()).status, (await models()).status, (await models()).status]).toEqual([
      500, 500, 200,
    ]);
    expect(listFaults(sandbox.world)).toEqual([]);
  });

  it('a fault of a brand affects only that brand, and overrides the one for every brand', async () => {
    switchOn('status:500', { brand: 'otis' });
    expect([(await models()).status, (await models(brandOf('otis'))).status]).toEqual([200, 500]);
    switchOn('status:502');
    expect([(await models()).status, (await models(brandOf('otis'))).status]).toEqual([502, 500]);
  });

  it.each<[string, number]>([
    ['status:503', 0],
    ['error:1198', 0],
    ...gatewayStatuses.map((status): [string, number] => [`gateway:${status}`, 0]),
    ...failureForms.map((form): [string, number] => [`failure:${form}`, 0]),
    ['reset', 1],
    ['empty', 1],
    ['truncated', 1],
    ['slow:5', 1],
  ])('%s: the code of a sign-in is sent %i times', async (fault, sent) => {
    setFault(sandbox.world, { method: 'POST', path: '/byEmail', fault });
    await byEmail(sandbox.fetch, geeni, { username: 'mfa-sms@geeni.example' }).catch(
      (error: unknown) => error,
    );
    expect(codesSent(sandbox.world)).toHaveLength(sent);
  });
});
