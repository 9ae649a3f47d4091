import { mailLink } from '../page/links.ts';
import * as z from 'zod';
import { copyFor } from '../../copy/copy.ts';
import { pick } from '../../copy/pick.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { dateText } from '../../domain/calendar-date.ts';
import { ACTIVE, PENDING_DELETE } from '../../contracts/access/profile.ts';
import { statusOfNow } from './account-status.ts';
import { accountOf } from '../session/account-of.ts';
import { forgetSecurity, noteSecurityEvent } from '../session/note-security.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { isNothingDone, type PlatformFailure } from '../platform/platform-failure.ts';
import { platformOf } from '../platform/platform-of.ts';
import { sealedCookie } from '../session/sealed-cookie.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { noteStatus } from '../session/sessions.ts';
import { loaded, redirectTo } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Makes /pending-delete show a failure, once. */
export const deletionFlash = sealedCookie({
  name: 'flash',
  purpose: 'deletion',
  schema: z.strictObject({ failed: z.literal(true) }),
  seconds: 60,
});

/** Tells a person, once and after the sign-out, what happens now that they requested the deletion of their account. */
export const deletionAskedFlash = sealedCookie({
  name: 'flash',
  purpose: 'deletion-asked',
  schema: z.strictObject({ asked: z.literal(true) }),
  seconds: 60,
});

/** The result of requesting or cancelling a deletion. `signedOut`: the platform no longer accepts the session. */
export type DeletionOutcome = 'done' | 'failed' | 'signedOut';

/** Asks the platform to delete the account, and closes the account to every change. */
export async function requestDeletion(
  context: RequestContext,
  session: SessionRecord,
): Promise<DeletionOutcome> {
  const platform = platformOf(context, session);
  const account = accountOf(context, session);
  // Closed before the platform is called, so that no other session buys anything meanwhile. If the result stays
  // unknown, the account stays closed, and the next guarded call asks the platform for its status.
  await account.close();
  const result = await platform.call('requestDeletion');
  if (!result.ok && isNothingDone(result.failure)) await account.reopen();
  const outcome = result.ok ? 'done' : await outcomeAfterAll(platform, result.failure, PENDING_DELETE);
  // Closed once more: a sign-in that ran meanwhile may have found the account active and reopened it.
  if (outcome === 'done') {
    await account.close(context.nowMs);
    await forgetSecurity(context, session);
  }
  context.log.info(outcome === 'done' ? 'deletion_requested' : 'deletion_not_requested');
  return outcome;
}

/** Cancels the deletion; on success the session's account is active again. */
export async function cancelDeletion(
  context: RequestContext,
  session: SessionRecord,
): Promise<DeletionOutcome> {
  const platform = platformOf(context, session);
  const result = await platform.call('cancelDeletion');
  const outcome = result.ok ? 'done' : await outcomeAfterAll(platform, result.failure, ACTIVE);
  if (outcome !== 'done') {
    context.log.info('Cancel Delete Account Failed', { outcome });
    return outcome;
  }
  await noteStatus(context, ACTIVE);
  await accountOf(context, session).reopen();
  await noteSecurityEvent(context, session, { kind: 'deletionTakenBack' });
  context.log.info('deletion_cancelled');
  return outcome;
}

/** Finds out by the account's status whether a change happened, although no usable answer came. */
async function outcomeAfterAll(
  platform: PlatformClient,
  failure: PlatformFailure,
  status: string,
): Promise<DeletionOutcome> {
  if (failure.kind === 'signedOut') return 'signedOut';
  if (isNothingDone(failure)) return 'failed';
  const profile = await platform.call('accountProfile');
  return profile.ok && profile.answer.pepperUser.account.status === status ? 'done' : 'failed';
}

/**
 * Loads /pending-delete; redirects an account that is not about to be deleted to My Plan. Asks the platform, because the
 * deletion may have been requested or cancelled in another browser or in the app. If the platform gives no answer, the
 * session's status and the account's object decide.
 */
export async function pendingDeletePage(context: RequestContext, session: SessionRecord) {
  const status = (await statusOfNow(context, session)) ?? session.person.status;
  const account = accountOf(context, session);
  const isLeaving = status === PENDING_DELETE || (await account.isClosed());
  if (!isLeaving) return redirectTo('/subscriptions');
  const copy = copyFor('deletion', context.locale.language, context.brand);
  const askedAtMs = await account.closingAskedAtMs();
  const { note, cookies } = await deletionFlash.take(context);
  const subject = copy.supportSubject;
  const page = {
    kind: 'leaving' as const,
    // The session may have been opened before the deletion was requested.
    session: { ...session, person: { ...session.person, status: PENDING_DELETE } },
    view: {
      title: copy.title,
      text:
        askedAtMs === undefined
          ? copy.text
          : fillIn(copy.textWithDate, { date: dateText(askedAtMs, context.locale.format, context.timeZone) }),
      failure: note && {
        text: copy.failed,
        support: {
          href: mailLink(context.brand.support.email, subject),
          label: copy.emailSupport,
        },
        close: { href: '/pending-delete', label: copy.close },
      },
    },
    words: pick(
      copy,
      'cancelRequest',
      'cancelRequestHint',
      'cancelling',
      'keepRequest',
      'keepRequestHint',
      'keeping',
    ),
  };
  return loaded(page, { cookies });
}
