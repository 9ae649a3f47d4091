import { afterEach, describe, expect, it, test } from 'vitest';
import { aSlot, logInto } from '../../../tests/support/test-platform.ts';
import type { OperationName } from '../../contracts/platform/platform-table.ts';
import type { Profile } from '../../contracts/access/profile.ts';
import { basicCredentials } from '../../server/platform/basic-credentials.ts';
import { type PlatformClient, platformClient } from '../../server/platform/platform-client.ts';
import type { PlatformFailure } from '../../server/platform/platform-failure.ts';
import {
  clearDialects,
  type DialectForm,
  dialectForms,
  dialectSwitch,
  listDialects,
  sameForms,
  setDialect,
} from './dialects.ts';
import { parseFault, setFault } from './faults.ts';
import { PERSONA_PASSWORD } from '../world/personas.ts';
import { brandOf, codesSent, testWorld } from '../world/world.fixture.ts';

const geeni = brandOf('geeni');
const sandbox = testWorld();
const { world } = sandbox;
afterEach(() => {
  clearDialects(world);
  world.store.faults.clear();
});

const lines: string[] = [];
function clientOf(profile?: Profile): PlatformClient {
  return platformClient({
    brand: geeni,
    requestId: 'r',
    log: logInto(lines),
    fetcher: sandbox.fetch,
    session: profile && { token: profile.token, credentials: profile.pepperUser.awsUserCredentials },
    circuits: new Map(),
    timeScale: 1,
  });
}

function byEmail(persona: string) {
  const basic = basicCredentials([geeni.key, `${persona}@geeni.example`, PERSONA_PASSWORD]) ?? '';
  return clientOf().callWithin(aSlot, 'byEmail', { basic, body: { rememberMe: false } });
}

async function signedIn(persona: string): Promise<Profile> {
  const result = await byEmail(persona);
  if (!result.ok || result.answer.kind !== 'profile') throw new Error(`${persona} did not sign in`);
  return result.answer.profile;
}

const owner = await signedIn('owner');
const client = clientOf(owner);
const [held] = await answerOf(client.call('subscriptions'));
const [invoice] = await answerOf(client.call('paymentHistory'));

async function answerOf<T>(
  result: Promise<{ ok: true; answer: T } | { ok: false; failure: PlatformFailure }>,
) {
  const done = await result;
  if (!done.ok) throw new Error(JSON.stringify(done.failure));
  return done.answer;
}

const previewed = {
  plan_code: 'geeni_premium_y',
  currency: 'USD',
  account: {
    account_code: owner.pepperUser.account_id,
    billing_info: { address1: '', address2: '', city: '', state: '', zip: '', country: 'US' },
  },
};

/** Every operation that returns the same answer when repeated. */
const reads: [OperationName, () => Promise<unknown>][] = [
  ['byEmail', async () => known(await signedIn('owner'))],
  ['accountProfile', () => answerOf(client.call('accountProfile'))],
  ['contactInfo', () => answerOf(client.call('contactInfo'))],
  ['subscriptions', () => answerOf(client.call('subscriptions'))],
  [
    'accountSubscriptions',
    async () =>
      (
        await answerOf(
          client.call('accountSubscriptions', { segments: { accountId: owner.pepperUser.account_id } }),
        )
      ).trialEligibility,
  ],
  ['listAvailableSubscriptions', () => answerOf(client.call('listAvailableSubscriptions'))],
  ['plans', () => answerOf(client.call('plans', { query: { brand: 'geeni' } }))],
  ['deviceModels', () => answerOf(client.call('deviceModels', { segments: { brand: 'geeni' } }))],
  ['devices', () => answerOf(client.call('devices', { query: { excludeExternalSub: 'false' } }))],
  ['appLink', () => answerOf(client.call('appLink', { segments: { brand: 'geeni' } }))],
  ['migrationRequired', () => answerOf(client.call('migrationRequired'))],
  ['billingInfo', () => answerOf(client.call('billingInfo'))],
  ['billingInfoV3', () => answerOf(client.call('billingInfoV3'))],
  ['paymentHistory', () => answerOf(client.call('paymentHistory'))],
  [
    'invoiceDetails',
    () => answerOf(client.call('invoiceDetails', { query: { invoiceId: invoice?.invoiceId ?? '' } })),
  ],
  [
    'preview',
    async () => {
      const { chargeDate, ...amounts } = await answerOf(client.call('preview', { body: previewed }));
      // The charge date is now, so it differs with each call.
      return [typeof chargeDate, amounts];
    },
  ],
  [
    'validateCoupon',
    () =>
      answerOf(client.call('validateCoupon', { segments: { code: 'save10' }, body: { device_models: [] } })),
  ],
  [
    'saveDevices',
    async () =>
      (
        await client.call('saveDevices', {
          body: { pepperSubscriptionId: held?.id ?? '', devices: held?.deviceIds ?? [], devicesRemoved: [] },
        })
      ).ok,
  ],
  [
    'forgotPassword',
    async () =>
      (
        await client.callWithin(aSlot, 'forgotPassword', {
          segments: { brand: 'geeni' },
          body: { template: '', email: 'nobody@geeni.example' },
        })
      ).ok,
  ],
];

/** The person who signed in, without the values that are new in each session. */
function known({ email, fullName, pepperUser }: Profile) {
  return [email, fullName, pepperUser.account_id, pepperUser.account];
}

/** The card type is an enumeration too, and is displayed in any case. The id of a plan names it in any case. */
function inOneCase(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer).replaceAll(/"(Visa|Mastercard|plan-\w+)"/gi, (word) => word.toLowerCase()),
  );
}

test.each(reads)('%s has the same answer in every form, and nothing is left out', async (_name, read) => {
  const plainly = inOneCase(await read());
  for (const form of sameForms) {
    setDialect(world, { brand: 'geeni', forms: [form] });
    lines.length = 0;
    expect.soft(inOneCase(await read()), form).toEqual(plainly);
    expect
      .soft(
        lines.filter((line) => line.includes('left_out')),
        form,
      )
      .toEqual([]);
    clearDialects(world);
  }
});

const spokenForms: DialectForm[][] = [[], ...sameForms.map((form) => [form])];

describe('MFA in every form', () => {
  test.each(spokenForms.map((spoken) => ({ spoken })))('$spoken', async ({ spoken }) => {
    const [form] = spoken;
    setDialect(world, { brand: 'geeni', forms: spoken });
    const asked = await answerOf(byEmail('mfa-email'));
    if (asked.kind !== 'mfa') throw new Error('no MFA');
    expect(asked.mfa).toMatchObject({
      email: 'mfa-email@geeni.example',
      userMFASettings: expect.any(String),
    });
    const body = {
      brand: 'geeni',
      secondFactorAuthenticationToken: asked.mfa.secondFactorAuthenticationToken,
      email: 'mfa-email@geeni.example',
    };
    const wrong = await clientOf().callWithin(aSlot, 'mfaValidateLoginOtp', {
      body: { ...body, oneTimePasscode: '000000' },
    });
    expect(wrong).toMatchObject({ ok: false, failure: { kind: 'refused', code: '1067' } });
    const code = codesSent(world).at(-1)?.code ?? '';
    const right = await answerOf(
      clientOf().callWithin(aSlot, 'mfaValidateLoginOtp', { body: { ...body, oneTimePasscode: code } }),
    );
    const isBare = dialectForms.success.some((each) => each === form);
    expect(right.kind).toBe(isBare ? 'success' : 'profile');
    expect((await answerOf(byEmail('mfa-email'))).kind).toBe(isBare ? 'profile' : 'mfa');
    // The number of codes is limited; each form starts with a new limit.
    world.store.codeGuards.clear();
  });
});

describe('a refusal keeps its code', () => {
  const codes = [
    '970',
    '1067',
    '1198',
    'email.not.verified',
    'error.subscription.card.declined',
    'missing_parameters',
  ];
  test.each(codes)('%s in every form', async (code) => {
    expect(parseFault(`error:${code}`)).not.toBeNull();
    setFault(world, { brand: 'geeni', method: 'GET', path: '/subscriptions', fault: `error:${code}` });
    for (const form of sameForms) {
      setDialect(world, { brand: 'geeni', forms: [form] });
      const answer = await client.call('subscriptions');
      expect.soft(answer, form).toMatchObject({ failure: { kind: 'refused', code } });
      clearDialects(world);
    }
  });
});

describe('temporary credentials', () => {
  it('that the API gateway reports as expired end the session', async () => {
    setDialect(world, { brand: 'geeni', forms: ['credentials-expired'] });
    expect(await client.call('subscriptions')).toEqual({ ok: false, failure: { kind: 'signedOut' } });
  });

  it('that had expired when they were received are not used', async () => {
    setDialect(world, { brand: 'geeni', forms: ['credentials-end'] });
    const late = clientOf(await signedIn('yearly'));
    expect(await late.call('subscriptions')).toEqual({ ok: false, failure: { kind: 'signedOut' } });
  });
});

describe('the switch', () => {
  it('accepts at most one form of each group', () => {
    expect(dialectSwitch.safeParse({ forms: ['seconds', 'nil'] }).success).toBe(true);
    expect(dialectSwitch.safeParse({ forms: ['seconds', 'milliseconds'] }).success).toBe(false);
    expect(dialectSwitch.safeParse({ forms: ['klingon'] }).success).toBe(false);
  });

  it('is for one brand or for all, and is listed', () => {
    setDialect(world, { forms: ['docs'] });
    setDialect(world, { brand: 'otis', forms: ['nil'] });
    expect(listDialects(world)).toEqual([{ forms: ['docs'] }, { brand: 'otis', forms: ['nil'] }]);
    clearDialects(world);
    expect(listDialects(world)).toEqual([]);
  });
});
