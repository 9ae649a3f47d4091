import { copyFor } from '../brands/copy/copy.ts';
import { fillIn } from '../brands/copy/fill-in.ts';
import type { MigrationAttempt } from '../contracts/migration.ts';
import { upgradedHistoryDays } from '../domain/migration.ts';
import { makeMove } from './moves/make-move.ts';
import { platformOf } from './platform/platform-of.ts';
import type { PortalEnv } from './portal-env.ts';
import type { SessionRecord } from './session/session-record.ts';
import { noteUnderWay } from './session/sessions.ts';
import type { Visit } from './visit.ts';

/** What the record of a failed migration says (spec subscriptions-and-money.md section 4). */
const NOT_FOUND = 'Unable to migrate user. Could not find the new subscription.';

/**
 * Whether the account is to be migrated (spec subscriptions-and-money.md section 4, Migration): asked only while nothing is
 * known of a migration; a check that fails means not required. That it is not is remembered for the session.
 */
export async function migrationRequired(
  env: PortalEnv,
  visit: Visit,
  session: SessionRecord,
): Promise<boolean> {
  if (session.migration) return false;
  const result = await platformOf(env, visit, session).call('migrationRequired');
  if (result.ok && result.answer.required) return true;
  await noteUnderWay(env, visitor(visit), { migration: 'notRequired' });
  return false;
}

/** Attempts the migration, never twice at once, and records how it ended in the session. */
export async function attemptMigration(
  env: PortalEnv,
  visit: Visit,
  session: SessionRecord,
): Promise<MigrationAttempt> {
  const outcome = await makeMove(env, visit, session, { kind: 'migrate' });
  if (outcome.kind === 'done') {
    await noteUnderWay(env, visitor(visit), { migration: 'success' });
    const copy = copyFor('migration', visit.locale.language, visit.brand);
    const days = upgradedHistoryDays(outcome.subscription?.plan);
    return { view: 'success', statement: fillIn(copy.successText, { days }) };
  }
  if (outcome.kind === 'refused' && outcome.why !== 'platform') return { view: 'settled' };
  // While nobody knows how it ended, the next page asks again.
  if (outcome.kind !== 'unsure') await noteUnderWay(env, visitor(visit), { migration: 'error' });
  visit.log.info('migration_failed', { reason: NOT_FOUND, outcome: outcome.kind });
  return { view: 'failure' };
}

/** The words of the modal's three views; undefined where there is nothing to ask about. */
export function migrationWords(visit: Visit, session: SessionRecord) {
  if (session.migration) return undefined;
  const { brand, locale } = visit;
  const copy = copyFor('migration', locale.language, brand);
  const subject = fillIn(copy.contactSubject, { name: session.person.name });
  return {
    ...copy,
    failureText: fillIn(copy.failureText, { app: brand.apps?.name ?? brand.displayName }),
    contactHref: `mailto:${brand.support.email}?subject=${encodeURIComponent(subject)}`,
  };
}

function visitor(visit: Visit) {
  return { brand: visit.brand.key, cookies: visit.cookies, nowMs: visit.nowMs };
}
