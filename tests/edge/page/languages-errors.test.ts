import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OperationName, platformOperations } from '../../../src/contracts/platform/platform-table.ts';
import { codesIn, copyOf, englishLeft } from '../../support/copy-of.ts';
import { arrived, type Journey, type Scene } from '../../support/fault-matrix.ts';
import { textsOf } from '../../support/html.ts';
import {
  type Answer,
  ask,
  askIn,
  cookieHeader,
  emailOf,
  newNetwork,
  PASSWORD,
  postForm,
  postJson,
} from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';
import { inTurn } from '../../support/suite.ts';
import { accessJourneys } from '../rows/fault-journeys-access.ts';
import { resumingJourneys } from '../rows/fault-journeys-resuming.ts';
import { moneyJourneys } from '../rows/fault-journeys-money.ts';
import { planJourneys } from '../rows/fault-journeys-plans.ts';

const journeys = [...accessJourneys, ...resumingJourneys, ...moneyJourneys, ...planJourneys];
const german = await copyOf('de');
const isEnglish = await englishLeft('de');

beforeAll(() => askIn('de'));
beforeEach(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

/** A refusal of a call, as an island reads it. */
type Problem = { code?: string; message?: string };

/** The texts of an answer that are not marked as another language. */
function textsIn(page: Answer): string[] {
  if (!String(page.headers['content-type']).startsWith('application/json')) {
    expect(page.text).toMatch(/<html lang="de"/);
    return textsOf(page.text);
  }
  const { code, message = '' }: Problem = JSON.parse(page.text);
  // With this code an island marks the message as English.
  return code === 'platform_message' ? [] : [message];
}

/** Expects that no text is an English sentence, a code, or a message of the platform; returns the texts. */
function expectGerman(page: Answer, at: string): string[] {
  const texts = textsIn(page);
  expect(texts.filter(isEnglish), at).toEqual([]);
  expect(texts.flatMap(codesIn), at).toEqual([]);
  expect(texts.join('\n'), at).not.toMatch(/The sandbox was told|nobody-knows/);
  return texts;
}

/** Makes the call of a scene while its operation has a fault, and returns the texts at its end; none after a redirect. */
async function underFault({ operation, brand }: Journey, scene: Scene, fault: string): Promise<string[]> {
  const { method, path } = platformOperations[operation];
  await sandbox.setFault({ brand, method, path, fault });
  const { page } = await arrived(await scene.act(), scene.cookie, brand);
  await sandbox.clearFaults();
  return page.location === undefined ? expectGerman(page, `${operation}, ${fault}`) : [];
}

/** One of each kind: nothing done, done without an answer, and refused with a message of the platform's own. */
const faults = ['status:500', 'reset', 'error:nobody-knows<script>'];

test.each(
  journeys.map((journey, turn) => ({ ...journey, faults: inTurn(faults, { turn, turns: faults.length }) })),
)(
  `$operation: the messages are German under each of the faults $faults`,
  async ({ faults: itsFaults, ...journey }) => {
    // A read leaves everything as it was.
    const isRead = platformOperations[journey.operation].method === 'GET' && !journey.once;
    let scene: Scene | undefined;
    for (const fault of itsFaults) {
      if (scene && !isRead) await sandbox.reset();
      if (!scene || !isRead) scene = await journey.ready(journey.brand);
      await underFault(journey, scene, fault);
    }
  },
);

const card = (code: string) => `error.subscription.${code}`;

/** The platform's codes of a refusal by operation, each with the key of the portal's sentence. */
const refusals: readonly (readonly [OperationName, Readonly<Record<string, string>>])[] = [
  [
    'byEmail',
    {
      966: 'signIn.wrong_credentials',
      970: 'signIn.email_not_verified',
      'email.not.verified': 'signIn.email_not_verified',
      1104: 'signIn.sign_in_failed',
      1122: 'signIn.too_many_codes',
      1123: 'signIn.too_many_codes',
      1198: 'signIn.account_locked',
      429: 'signIn.too_many_codes',
    },
  ],
  [
    'authenticateViaSocial',
    { 966: 'signIn.wrong_credentials', 1104: 'signIn.sign_in_failed', 1198: 'signIn.account_locked' },
  ],
  [
    'authCode',
    { 966: 'signIn.wrong_credentials', 970: 'signIn.email_not_verified', 1198: 'signIn.account_locked' },
  ],
  [
    'mfaValidateLoginOtp',
    {
      1067: 'mfa.code_invalid_text',
      1070: 'mfa.code_expired_text',
      1104: 'signIn.reasonEnded',
      1122: 'mfa.too_many_codes_text',
      1198: 'mfa.account_locked_text',
    },
  ],
  ['authCodeMfa', { 1067: 'mfa.code_invalid', 1070: 'mfa.code_expired', 1198: 'mfa.account_locked' }],
  [
    'verifyEmail',
    {
      LinkUsed: 'recovery.link_used',
      LinkExpired: 'recovery.link_expired',
      VtokenInvalid: 'recovery.link_invalid',
    },
  ],
  [
    'resetPassword',
    {
      LinkUsed: 'recovery.LINK_ALREADY_USED_text',
      VtokenInvalid: 'recovery.INVALID_TOKEN_text',
      NewPasswordInvalid: 'recovery.PASSWORDS_TOO_SIMILAR',
    },
  ],
  [
    'validateCoupon',
    {
      'error.promo.not_found': 'order.promo_invalid',
      'error.promo.plan_restriction': 'order.promo_plan',
      'error.promo.device_restriction': 'order.promo_device',
      'error.promo.max_redemptions': 'order.promo_redeemed',
      change_must_be_immediate: 'order.promo_mustBeImmediate',
      'error.promo.internal': 'order.promo_invalid',
    },
  ],
  ...(['storeBillingInfo', 'storeBillingInfoV3', 'subscribe'] as const).map(
    (operation) =>
      [
        operation,
        {
          [card('card.declined')]: 'billing.problem_declined',
          [card('card.expired')]: 'billing.problem_expired',
          [card('card.type')]: 'billing.problem_type',
          [card('card.payment')]: 'billing.problem_payment',
          [card('card.cvv.declined')]: 'billing.problem_cvv',
          [card('card.number.declined')]: 'billing.problem_number',
          [card('card.address.declined')]: 'billing.problem_address',
          [card('token.invalid')]: 'billing.problem_session',
        },
      ] as const,
  ),
  ['saveDevices', { 'error.subscription.devices.limit': 'devices.failedText' }],
  ['cancelPlan', { 'error.subscription.already_cancelled': 'problem.cancelFailed' }],
];

describe.each(refusals)('%s is refused', (operation, byCode) => {
  test.each(Object.entries(byCode))('with %s, and the page says %s in German', async (code, key) => {
    const journey = journeys.find((each) => each.operation === operation);
    if (!journey) throw new Error(`no journey makes the call ${operation}`);
    const scene = await journey.ready(journey.brand);
    const said = (await underFault(journey, scene, `error:${code}`)).join('\n');
    const [sentence = ''] = german.get(key) ?? [];
    const [before = '', after = ''] = sentence.split(/\{\w+\}/);
    expect(said).toContain(before);
    expect(said).toContain(after);
  });
});

describe('A message of the platform that the portal has no sentence for', () => {
  const refused = { method: 'POST', path: '/byEmail', fault: 'status:404' };
  const words = 'The sandbox was told to answer with status 404.';
  const fields = { username: emailOf('owner'), password: PASSWORD };

  test('is shown and marked as English', async () => {
    await sandbox.setFault(refused);
    const answer = await postForm('/api/auth/sign-in', fields, { network: newNetwork() });
    const page = await ask({ path: answer.location ?? '', cookie: cookieHeader(answer) });
    expect(page.text).toContain(`<span lang="en">${words}</span>`);
    expectGerman(page, 'sign-in');
  });

  test('has a code for the island', async () => {
    await sandbox.setFault(refused);
    const answer = await postJson(
      '/api/auth/sign-in',
      { ...fields, rememberMe: false },
      { network: newNetwork() },
    );
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'platform_message', message: words });
  });
});

test('A promo code is shown by its name, because the platform describes it in English', async () => {
  const journey = journeys.find(({ operation }) => operation === 'validateCoupon');
  const scene = await journey?.ready(journey.brand);
  if (!journey || !scene) throw new Error('no journey tries a promo code');
  const { page } = await arrived(await scene.act(), scene.cookie, journey.brand);
  const texts = expectGerman(page, 'promo code');
  expect(texts.join('\n')).not.toMatch(/10 % off/);
});

describe('A call that is refused', () => {
  test.each([
    ['bad_json', () => postJson('/api/auth/sign-in', '{')],
    ['bad_request', () => postJson('/api/auth/sign-in', {})],
    ['too_large', () => postJson('/api/auth/sign-in', { username: 'x'.repeat(200_000) })],
    ['forbidden', () => postJson('/api/auth/sign-in', {}, { headers: { origin: 'https://evil.example' } })],
    ['origin_hidden', () => ask({ method: 'POST', path: '/api/auth/sign-in' })],
    ['not_found', () => ask({ path: '/api/nothing' })],
    ['signed_out', () => ask({ path: '/api/session' })],
  ])('%s has a German message', async (code, call) => {
    const answer = await call();
    expect(JSON.parse(answer.text)).toMatchObject({ code, message: german.get(`problem.${code}`)?.[0] });
  });
});
