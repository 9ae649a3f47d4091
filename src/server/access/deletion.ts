import { mailLink } from '../words/mail-link.ts';
import * as z from 'zod';
import { pick } from '../../copy/pick.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { ACTIVE, PENDING_DELETE } from '../../contracts/access/profile.ts';
import { accountBilling } from '../../contracts/stored/plan-billing.ts';
import { statusOfNow } from './account-status.ts';
import { accountOf } from '../session/account-of.ts';
import { forgetSecurity, noteSecurityEvent } from '../session/note-security.ts';
import { readAccountBilling } from '../account/read-account-billing.ts';
import {
  callCancelDeletion,
  type DeletionOutcome,
  type DeletionRequestOutcome,
} from '../account/request-deletion.ts';
import { platformOf } from '../platform/platform-of.ts';
import { sealedCookie } from '../session/sealed-cookie.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { noteStatus } from '../session/sessions.ts';
import { loaded, redirectTo } from '../page/loaded.ts';
import { deletionBillingText, knowsText } from './deletion-billing.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Makes /pending-delete show a failure, once. */
export const deletionFlash = sealedCookie({
  name: 'flash',
  purpose: 'deletion',
  schema: z.strictObject({ failed: z.literal(true) }),
  seconds: 60,
});

/**
 * Tells a person, once and after the sign-out, what happens now that they requested the deletion of their account. `billing` is
 * how it is billed since then, null where that could not be read, or is too long for a cookie; `copyTo` is where a copy of it was
 * mailed, null where none was.
 */
export const deletionRequestedFlash = sealedCookie({
  name: 'flash',
  purpose: 'deletion-asked',
  schema: z.strictObject({ billing: accountBilling.nullable(), copyTo: z.string().nullable() }),
  seconds: 60,
  shorter: ({ copyTo }) => ({ billing: null, copyTo }),
});

/**
 * Asks the platform to delete the account, through the account's object, which first makes the changes that were requested
 * before. Then no other change of the account is made.
 */
export async function requestDeletion(
  context: RequestContext,
  session: SessionRecord,
): Promise<DeletionRequestOutcome> {
  const { brand, requestId, nowMs } = context;
  const caller = { brand: brand.key, requestId, platform: session.platform };
  const outcome = await accountOf(context, session).requestDeletion(caller, nowMs);
  if (outcome === 'done') await forgetSecurity(context, session);
  context.log.info(outcome === 'done' ? 'deletion_requested' : 'deletion_not_requested', { outcome });
  return outcome;
}

/** Cancels the deletion; on success the session's account is active again. */
export async function cancelDeletion(
  context: RequestContext,
  session: SessionRecord,
): Promise<DeletionOutcome> {
  const outcome = await callCancelDeletion(platformOf(context, session));
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

/**
 * Loads /pending-delete; redirects an account that is not about to be deleted to My Plan. Asks the platform, because the
 * deletion may have been requested or cancelled in another browser or in the app. If the platform gives no answer, the
 * session's status and the account's object decide.
 */
export async function pendingDeletePage(context: RequestContext, session: SessionRecord) {
  const status = (await statusOfNow(context, session)) ?? session.person.status;
  const account = accountOf(context, session);
  const isLeaving = status === PENDING_DELETE || (await account.isClosed());
  if (!isLeaving) return redirectTo(pathTo('myPlan'));
  const copy = context.copy('deletion');
  const [askedAtMs, billing] = await Promise.all([
    account.closingAskedAtMs(),
    readAccountBilling(context, session),
  ]);
  const { note, cookies } = await deletionFlash.take(context);
  const subject = copy.supportSubject;
  const page = {
    kind: 'leaving' as const,
    // The session may have been opened before the deletion was requested.
    session: { ...session, person: { ...session.person, status: PENDING_DELETE } },
    view: {
      title: copy.title,
      text: askedAtMs === undefined ? copy.text : fillIn(copy.textWithDate, { date: context.day(askedAtMs) }),
      billing: deletionBillingText(billing, 'after', context),
      failure: note && {
        text: copy.failed,
        support: {
          href: mailLink(context.brand.support.email, subject),
          label: copy.emailSupport,
        },
        close: { href: pathTo('pendingDelete'), label: copy.close },
      },
    },
    knows: knowsText(billing, context),
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
