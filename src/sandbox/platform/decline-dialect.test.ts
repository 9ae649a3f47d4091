import { expect, test } from 'vitest';
import { cardErrorCodes } from '../../contracts/billing/card-error-codes.ts';
import { CHALLENGE_CODE, platformProblem } from '../../contracts/platform/platform-problem.ts';
import { declineIn } from './decline-dialect.ts';
import type { DialectForm } from './dialects.ts';

const CARD = 'error.subscription.card.';
const forms: readonly DialectForm[] = ['thrown-codes', 'recurly-declines', 'stripe-declines'];
const cardCodes = cardErrorCodes.filter((code) => code.startsWith(CARD));

test.each(forms.flatMap((form) => cardCodes.map((code) => [form, code] as const)))(
  '%s tells %s so that the portal reads it',
  (form, errorCode) => {
    const told = declineIn(new Set([form]), { errorCode });
    expect(JSON.stringify(told?.body).includes(errorCode)).toBe(form === 'thrown-codes');
    expect(platformProblem(told?.body).code).toBe(errorCode);
  },
);

test('recurly-declines asks for a challenge as Recurly does', () => {
  const asks = { errorCode: CHALLENGE_CODE, errorData: { actionTokenId: 'action-1' } };
  const told = declineIn(new Set(['recurly-declines']), asks);
  expect(told).toMatchObject({ status: 422 });
  expect(platformProblem(told?.body)).toMatchObject({ code: CHALLENGE_CODE, errorData: 'action-1' });
});

test.each<[DialectForm, string]>([
  ['recurly-declines', 'error.promo.not_found'],
  ['stripe-declines', CHALLENGE_CODE],
  ['thrown-codes', CHALLENGE_CODE],
  ['no-email', 'error.subscription.card.declined'],
])('%s leaves %s as it is', (form, errorCode) => {
  expect(declineIn(new Set([form]), { errorCode })).toBeUndefined();
});
