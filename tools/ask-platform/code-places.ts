import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accessOperations } from '../../src/contracts/platform/platform-access.ts';
import { accountOperations } from '../../src/contracts/platform/platform-account.ts';
import { planOperations } from '../../src/contracts/platform/platform-plans.ts';
import { root } from '../../scripts/prepare.mjs';
import type { PointFinding } from './findings.ts';
import { addressOf, callFacts } from './open-points.ts';

/** Where to change something, on the portal’s side and on the platform’s. */
export type CodePlaces = { ours: string; theirs: string };

/** The files that decide about every call, by the name of the point. */
const everyCall: Readonly<Record<string, [file: string, word: string]>> = {
  signature: ['src/server/platform/platform-request.ts', 'new AwsV4Signer'],
  region: ['src/server/platform/platform-request.ts', 'SIGNED_SERVICE ='],
  credentials: ['src/server/platform/platform-request.ts', 'Expiration <='],
  retry: ['src/server/platform/platform-client.ts', 'const again ='],
  requestId: ['src/server/platform/platform-request.ts', "'x-request-id'"],
  size: ['src/server/platform/platform-client.ts', 'MAX_ANSWER_BYTES ='],
  refusals: ['src/contracts/platform/failure-codes.ts', 'codeFields ='],
  failures: ['src/contracts/platform/failure-body.ts', 'function isFailureBody'],
  leaving: ['src/contracts/platform/platform-problem.ts', 'accountCodes ='],
  ids: ['src/domain/plans/plan-codes.ts', 'function sameId'],
  forms: ['src/contracts/platform/wire-forms.ts', 'function inOneForm'],
  pages: ['src/contracts/platform/list-page.ts', 'function listPage'],
  states: ['src/domain/orders/answer-meaning.ts', 'function orderMeaning'],
  dates: ['src/contracts/wire.ts', 'wireDateMs ='],
};

/** The points that other code decides than the entry of their call. */
export const decidedElsewhere: Readonly<Record<string, [file: string, text: string]>> = {
  'byEmail access': ['src/server/access/sign-in.ts', 'basicCredentials('],
  'byToken access': ['src/server/access/sso.ts', 'basicCredentials('],
  'authCode access': ['src/server/platform/linking-credentials.ts', 'basicCredentials('],
  'mfaValidateLoginOtp body.userMFASettings': ['src/server/access/mfa-call.ts', 'userMFASettings'],
  'mfaValidateLoginOtp answer': ['src/contracts/access/profile.ts', 'codeAnswer ='],
  'byEmail answer': ['src/contracts/access/profile.ts', 'signInAnswer ='],
  'subscriptions answer.status': ['src/contracts/state-word.ts', 'const words:'],
  'subscriptions answer.provider': ['src/contracts/plans/biller.ts', 'const billers:'],
  'subscriptions answer.trial_end_date': ['src/contracts/plans/subscription.ts', 'function laterOf'],
  'subscriptions answer.expiration_date': ['src/contracts/state-signs.ts', 'wireSigns ='],
  'subscriptions answer.pendingSubscription': [
    'src/domain/plans/subscription-state.ts',
    'function otherPlan',
  ],
  'validateCoupon answer': ['src/domain/orders/promo.ts', 'function couponRefusal'],
  'paymentHistory answer.invoiceTotal': ['src/contracts/billing/invoice.ts', 'creditTypes:'],
  'billingInfo answer.expired': ['src/domain/billing/card-on-file.ts', 'function isCardExpired'],
  'billingInfoV3 answer.expired': ['src/domain/billing/card-on-file.ts', 'function isCardExpired'],
  'subscribe body': ['src/domain/orders/order-quote.ts', 'function chargeToday'],
  'subscribe body.pepperPlanId': ['src/server/account/perform-order.ts', 'pepperPlanId:'],
  'subscribe answer': ['src/domain/orders/subscribe-answer.ts', 'function failureInAnswer'],
};

/** How the entry of a call begins in its file. */
function entryOf(call: string): RegExp {
  return new RegExp(`^  ${call}: (reads|readsOnce|changes|proves)\\(`);
}

/** Says which lines decide about a point: the portal’s, by file and line, and the platform’s, by call and part. */
export function codePlaces({ call, part }: Pick<PointFinding, 'call' | 'part'>): CodePlaces {
  if (call === undefined) {
    const [file, word] = everyCall[part] ?? ['src/server/platform/platform-client.ts', 'platformClient'];
    return {
      ours: lineOf(file, word),
      theirs: 'what stands in front of every call: the gateway, or the common code of the functions',
    };
  }
  const [side, field] = part.split('.');
  const { fields } = callFacts[call];
  const elsewhere = decidedElsewhere[`${call} ${part}`];
  const entry = elsewhere ? lineOf(...elsewhere) : lineOf(fileOf(call), entryOf(call));
  const inFields =
    !elsewhere && side === 'answer' && field !== undefined && fields !== undefined
      ? lineOf(`src/contracts/${fields}`, `${field}:`, field)
      : undefined;
  const what =
    field === undefined
      ? part.replace('answer', 'response')
      : `field \`${field}\` of the ${side === 'answer' ? 'response' : side}`;
  return { ours: inFields ?? entry, theirs: `the handler of \`${addressOf(call)}\`: ${what}` };
}

function fileOf(call: string): string {
  const files: [operations: object, file: string][] = [
    [accessOperations, 'platform-access.ts'],
    [accountOperations, 'platform-account.ts'],
    [planOperations, 'platform-plans.ts'],
  ];
  const file = files.find(([operations]) => Object.hasOwn(operations, call))?.[1] ?? 'platform-money.ts';
  return `src/contracts/platform/${file}`;
}

/** The first line of a file with a text, as `file:line`; the file alone where none of the texts is in it. */
function lineOf(file: string, ...texts: readonly (string | RegExp)[]): string {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const line = texts
    .map((text) =>
      lines.findIndex((each) => (typeof text === 'string' ? each.includes(text) : text.test(each))),
    )
    .find((index) => index >= 0);
  return line === undefined ? file : `${file}:${line + 1}`;
}
