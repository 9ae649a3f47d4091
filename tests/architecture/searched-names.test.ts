import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deploymentSchema } from '../../src/brands/deployment-schema.ts';
import { mfaErrorCodes } from '../../src/contracts/access/mfa.ts';
import { resetFormErrorCodes, verifyEmailErrorCodes } from '../../src/contracts/access/recovery.ts';
import { resetLinkErrorCodes } from '../../src/contracts/access/reset-link-error.ts';
import { loginReasons } from '../../src/contracts/access/session-watch.ts';
import { signInErrorCodes } from '../../src/contracts/access/sign-in.ts';
import { commonProblemCodes } from '../../src/contracts/api-problem.ts';
import { checkoutNotices } from '../../src/contracts/orders/checkout.ts';
import { declarationProblems } from '../../src/contracts/legal/declaration.ts';
import { orderNotices } from '../../src/contracts/orders/order.ts';
import { planNotices } from '../../src/contracts/plans/plan-choice.ts';
import {
  accountCodes,
  authenticationCodes,
  CHALLENGE_CODE,
} from '../../src/contracts/platform/platform-problem.ts';
import { cardErrorCodes } from '../../src/contracts/billing/card-error-codes.ts';
import { valuedFaults, wireFaults } from '../../src/sandbox/platform/faults.ts';
import type { LogEvent } from '../../src/server/log.ts';
import type { PlatformFailure } from '../../src/server/platform/platform-failure.ts';
import type { PortalEnv } from '../../src/server/request/portal-env.ts';

/*
 * What somebody searches a document for is in it: the names of a type or a list, compared as they are. A name that the
 * type has and this file lacks does not compile.
 */

/** The names of a record that the compiler holds complete. */
const namesOf = <Name extends string>(names: Record<Name, true>) => Object.keys(names);

const logLines = namesOf<LogEvent>({
  unexpected: true,
  recovery_mail_failed: true,
  checkout_address_refused: true,
  billing_update_address_refused: true,
  no_card_provider: true,
  another_invoice: true,
  not_me: true,
  platform_call_failed: true,
  circuit_opened: true,
  circuit_closed: true,
  signed_in: true,
  sign_in_failed: true,
  sign_in_needs_code: true,
  mfa_failed: true,
  signed_out: true,
  sso_failed: true,
  social_sign_in_expired: true,
  google_token_refused: true,
  google_keys_unavailable: true,
  recovery_mail_limited: true,
  reset_password: true,
  verify_email: true,
  linking_refused: true,
  linking_needs_code: true,
  voice_assistant_linked: true,
  change_made: true,
  change_settled: true,
  order_placed: true,
  other_account_refused: true,
  security_not_noted: true,
  security_unread: true,
  session_ended: true,
  unknown_host: true,
  change_status_unread: true,
  stored_record_unread: true,
  payment_method_unhandled: true,
  unexpected_billing_cycle: true,
  migration_failed: true,
  deletion_requested: true,
  deletion_not_requested: true,
  deletion_cancelled: true,
  'Cancel Delete Account Failed': true,
  event_not_forwarded: true,
  foreign_request_refused: true,
  cookie_doubled: true,
  cookies_missing: true,
  platform_item_left_out: true,
  promo_not_taken_by_checkout: true,
  budget_spent: true,
  brand_budget_spent: true,
  browser_report: true,
  declaration_sent: true,
  letter_not_sent: true,
});

const failureKinds = namesOf<PlatformFailure['kind']>({
  refused: true,
  signedOut: true,
  notSent: true,
  late: true,
  unreachable: true,
  garbled: true,
});

const bindings = namesOf<keyof PortalEnv>({
  ASSETS: true,
  SESSIONS: true,
  PENDING: true,
  ATTEMPTS: true,
  ACCOUNTS: true,
  RATE_LIMITER: true,
  EVENTS: true,
  MEASURES: true,
  LETTERS: true,
  LOADER: true,
  CF_VERSION_METADATA: true,
  ANALYTICS_URL: true,
  ENVIRONMENT: true,
  SANDBOX: true,
  TIME_SCALE: true,
  RECENT_SCALE: true,
  SESSION_KEY: true,
  SESSION_KEY_ALSO: true,
});

const codes = [
  commonProblemCodes,
  [...signInErrorCodes, 'social_expired'],
  mfaErrorCodes,
  loginReasons,
  verifyEmailErrorCodes,
  ['email_invalid', ...resetLinkErrorCodes, ...resetFormErrorCodes],
  [...cardErrorCodes, CHALLENGE_CODE],
  [...orderNotices, ...checkoutNotices],
  planNotices,
  declarationProblems,
  ['already_subscribed', 'cancel', 'cancel_unsure', 'cancel_under_way'],
].flat();
const platformCodes = Object.values(authenticationCodes);
const inCode = (names: readonly string[]) => names.map((name) => `\`${name}\``);

test.each<[string, string, readonly string[]]>([
  ['docs/runbook.md', 'log lines', inCode(logLines)],
  ['docs/runbook.md', 'failures of a platform call', inCode(failureKinds)],
  ['docs/runbook.md', 'codes', inCode(codes)],
  ['docs/runbook.md', 'codes of the platform', platformCodes],
  ['docs/deploy.md', 'bindings, secrets and variables', inCode(bindings)],
  ['docs/deploy.md', 'fields of a place', inCode(Object.keys(deploymentSchema.shape))],
  ['docs/sandbox.md', 'faults', [...inCode(wireFaults), ...valuedFaults.map((fault) => `\`${fault}:<`)]],
  [
    'docs/product/*.md',
    'codes of the platform',
    inCode([
      ...platformCodes,
      ...Object.values(accountCodes),
      ...cardErrorCodes,
      CHALLENGE_CODE,
      'change_must_be_immediate',
    ]),
  ],
])('%s has all %s', (document, _what, names) => {
  const text = globSync(document)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});
