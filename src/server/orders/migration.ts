import { mailLink } from '../words/mail-link.ts';
import { pick } from '../../copy/pick.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { AppMessage } from '../../contracts/native-message.ts';
import type { ChangeOutcome } from '../../domain/orders/account-change.ts';
import { messagesOfChange } from '../app/app-messages.ts';
import type { MigrationAttempt, MigrationCheck, MigrationWords } from '../../contracts/orders/migration.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { currentSubscription } from '../../domain/plans/current-subscription.ts';
import { upgradedHistoryDays } from '../../domain/orders/migration.ts';
import { accountCountry, accountCurrency } from '../../domain/orders/account-currency.ts';
import { upcomingCharge } from '../../domain/orders/upcoming-charge.ts';
import { loadAccountMoney } from '../account/account-money.ts';
import { brandPlans } from '../platform/catalogue.ts';
import { changeAccount } from '../account/change-account.ts';
import { readSubscriptions } from '../account/read-subscriptions.ts';
import { OPTIONAL_MS } from '../account/read-account.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';
import { shownPrice } from '../account/shown-price.ts';
import { upcomingChargeText } from '../words/upcoming-charge-text.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The reason in the log line of a failed migration. */
const NOT_FOUND = 'Unable to migrate user. Could not find the new subscription.';

/**
 * Returns whether the account must be migrated, with the words of the dialog. Calls the platform only while the session
 * records nothing about a migration; a failed call counts as no. A no is recorded in the session.
 */
export async function checkMigration(
  context: RequestContext,
  session: SessionRecord,
): Promise<MigrationCheck> {
  if (session.migration) return { required: false };
  const result = await platformOf(context, session).call('migrationRequired');
  if (result.ok && result.answer.required) return { required: true, words: migrationWords(context, session) };
  await saveDrafts(context, { migration: 'notRequired' });
  return { required: false };
}

/**
 * Migrates the account, never twice at once, and records success or failure in the session. Returns what the dialog shows,
 * and what the app around the page is told.
 */
export async function attemptMigration(
  context: RequestContext,
  session: SessionRecord,
): Promise<{ attempt: MigrationAttempt; appMessages: AppMessage[] }> {
  const { brand, nowMs } = context;
  const before = await readSubscriptions(platformOf(context, session), brand, nowMs, {
    withinMs: OPTIONAL_MS,
  });
  const outcome = await changeAccount(context, session, { kind: 'migrate' });
  return {
    attempt: await afterMigrating(context, session, before.ok ? before.answer.live : [], outcome),
    appMessages: messagesOfChange('migration', outcome),
  };
}

async function afterMigrating(
  context: RequestContext,
  session: SessionRecord,
  before: readonly Subscription[],
  outcome: ChangeOutcome,
): Promise<MigrationAttempt> {
  if (outcome.kind === 'done') {
    await saveDrafts(context, { migration: 'success' });
    return {
      view: 'success',
      statement: await statement(context, session, { before, after: outcome.subscription }),
    };
  }
  if (outcome.kind === 'refused' && outcome.why !== 'platform') return { view: 'settled' };
  // While the outcome is unknown, My Plan says so, and the next page checks again.
  if (outcome.kind === 'unsure') return { view: 'settled' };
  await saveDrafts(context, { migration: 'error' });
  context.log.info('migration_failed', { reason: NOT_FOUND, outcome: outcome.kind });
  return { view: 'failure' };
}

/**
 * Describes what the migration changed, from the account's own figures: the video history, and the next charge compared
 * with the one before.
 */
async function statement(
  context: RequestContext,
  session: SessionRecord,
  { before, after }: { before: readonly Subscription[]; after: Subscription | null },
): Promise<string> {
  const { brand, nowMs } = context;
  const copy = context.copy('migration');
  const count = upgradedHistoryDays(after?.plan);
  const subscriptionBefore =
    before.find(({ id }) => id === after?.id) ?? currentSubscription(before, brand.planCodes);
  const platform = platformOf(context, session);
  const [plans, money] = await Promise.all([
    brandPlans(platform, brand.key, nowMs, OPTIONAL_MS),
    loadAccountMoney(platform, brand),
  ]);
  const currency = accountCurrency({
    subscriptions: after ? [after] : [],
    billing: money.billing?.currency,
    country: money.country,
    visitorCountry: context.country,
    brandCurrencies: brand.currencies,
  });
  const { planCodes } = brand;
  const country = accountCountry(money.country, context.country);
  const lists = shownPrice(brand, country, after ? [after] : []);
  const chargeOf = (subscription: Subscription | undefined | null) =>
    subscription && upcomingCharge(subscription, plans?.value ?? [], { currency, planCodes, lists });
  const next = chargeOf(after);
  if (!next?.price) return fillIn(copy.successText, { count });
  const charge = upcomingChargeText(next, context);
  const last = chargeOf(subscriptionBefore);
  if (!last?.price || last.isExact !== next.isExact) return fillIn(copy.chargeIs, { count, charge });
  return last.price.minorUnits === next.price?.minorUnits
    ? fillIn(copy.chargeStays, { count, charge })
    : fillIn(copy.chargeMoves, { count, charge, before: context.money(last.price) });
}

const dialogWords = [
  'attemptingTitle',
  'attemptingText',
  'failureTitle',
  'contactUs',
  'signOut',
  'close',
  'successTitle',
  'seePlan',
] as const;

/** Returns the words of the dialog's three views. */
function migrationWords(context: RequestContext, session: SessionRecord): MigrationWords {
  const { brand } = context;
  const copy = context.copy('migration');
  const subject = fillIn(copy.contactSubject, { name: session.person.name });
  return {
    ...pick(copy, ...dialogWords),
    failureText: fillIn(copy.failureText, { app: brand.apps?.name ?? brand.displayName }),
    contactHref: mailLink(brand.support.email, subject),
  };
}
