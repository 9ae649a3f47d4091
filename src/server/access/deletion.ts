import { mailLink } from '../page/mail-link.ts';
import * as z from 'zod';
import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { dateText } from '../../domain/calendar-date.ts';
import { ACTIVE, PENDING_DELETE } from '../../domain/access/account-status.ts';
import { statusOfNow } from '../account/account-status.ts';
import { accountOf } from '../account/account-of.ts';
import { forgetSecurity, noteHappening } from '../account/note-security.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { isNothingDone, type PlatformFailure } from '../platform/platform-failure.ts';
import { platformOf } from '../platform/platform-of.ts';
import { sealedCookie } from '../session/sealed-cookie.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { noteStatus } from '../session/sessions.ts';
import type { RequestContext } from '../page/request-context.ts';

/** Tells /pending-delete of a failure, once. */
export const deletionFlash = sealedCookie({
  name: 'flash',
  purpose: 'deletion',
  schema: z.strictObject({ failed: z.literal(true) }),
  seconds: 60,
});

/** Tells whoever has just asked for their account's end what happens now: on the page that shows once they are signed out. */
export const deletionAskedFlash = sealedCookie({
  name: 'flash',
  purpose: 'deletion-asked',
  schema: z.strictObject({ asked: z.literal(true) }),
  seconds: 60,
});

/** What came of a request about the account's end; `signedOut`: the platform no longer knows the session. */
export type DeletionOutcome = 'done' | 'failed' | 'signedOut';

/** Asks the platform to delete the account. */
export async function requestDeletion(
  context: RequestContext,
  session: SessionRecord,
): Promise<DeletionOutcome> {
  const platform = platformOf(context, session);
  const account = await accountOf(context, session);
  // Shut before it is asked: no other session buys anything meanwhile. What stays in doubt is asked of the platform later.
  await account.close();
  const result = await platform.call('requestDeletion');
  if (!result.ok && isNothingDone(result.failure)) await account.reopen();
  const outcome = result.ok ? 'done' : await outcomeAfterAll(platform, result.failure, PENDING_DELETE);
  // Once more: a sign-in that was under way may have found it active still.
  if (outcome === 'done') {
    await account.close(context.nowMs);
    await forgetSecurity(context, session);
  }
  context.log.info(outcome === 'done' ? 'deletion_requested' : 'deletion_not_requested');
  return outcome;
}

/** Takes the request back; on success the session's account is active again. */
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
  await (await accountOf(context, session)).reopen();
  await noteHappening(context, session, { kind: 'deletionTakenBack' });
  context.log.info('deletion_cancelled');
  return outcome;
}

/** Where no usable answer came, the change may have happened all the same: the account itself tells. */
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
 * What /pending-delete shows; undefined for an account that stays. The platform is asked, not the session: the request may
 * have been made, or taken back, in another browser or in the app. Without an answer the session is
 * believed, and what this portal itself was asked for.
 */
export async function pendingDeletePage(context: RequestContext, session: SessionRecord) {
  const status = (await statusOfNow(context, session)) ?? session.person.status;
  const account = await accountOf(context, session);
  const isLeaving = status === PENDING_DELETE || (await account.isClosed());
  if (!isLeaving) return undefined;
  const copy = copyFor('deletion', context.locale.language, context.brand);
  const askedAtMs = await account.closingAskedAtMs();
  const hasFailed = await deletionFlash.take(context);
  const subject = copy.supportSubject;
  return {
    // Whatever the session knew when it was opened.
    session: { ...session, person: { ...session.person, status: PENDING_DELETE } },
    view: {
      title: copy.title,
      text:
        askedAtMs === undefined
          ? copy.text
          : fillIn(copy.textWithDate, { date: dateText(askedAtMs, context.locale.format, context.timeZone) }),
      failure: hasFailed && {
        text: copy.failed,
        support: {
          href: mailLink(context.brand.support.email, subject),
          label: copy.emailSupport,
        },
        close: { href: '/pending-delete', label: copy.close },
      },
    },
    words: {
      cancelRequest: copy.cancelRequest,
      cancelRequestHint: copy.cancelRequestHint,
      cancelling: copy.cancelling,
      keepRequest: copy.keepRequest,
      keepRequestHint: copy.keepRequestHint,
      keeping: copy.keeping,
    },
  };
}
