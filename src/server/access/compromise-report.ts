import type * as z from 'zod/mini';
import type { compromiseReportForm } from '../../contracts/access/security.ts';
import { securityHandle } from '../account/security-record-store.ts';
import { forgetKnownBrowser } from '../limits/take-slot.ts';
import { errorFacts } from '../log.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { RequestContext } from '../request/request-context.ts';
import { accountByEmail, accountOf } from '../session/account-of.ts';
import { knownBrowserId } from '../session/known-browser-cookie.ts';
import { noteSecurityEvent } from '../session/note-security.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { sessionName } from '../session/sessions.ts';
import { settledWithin } from '../settled-within.ts';
import { timeScale } from '../time-scale.ts';
import { type ResetMail, sendResetMail } from './forgot-password.ts';
import { forgotNote } from './recovery-notes.ts';
import { pathTo } from '../../domain/pages/path-to.ts';

/** How long the person waits for each step, in milliseconds. What takes longer goes on, and is not said to be done. */
const STEP_MS = 3_000;

/**
 * Does what a person needs after a sign-in that was not them, and leads to the new password (docs/adr/072): ends every other
 * session of the account, then removes every other known browser, and mails a link meanwhile. A step that fails keeps no
 * other from being made; the next page says what is known to be done. This session and its drafts stay.
 */
export async function reportCompromise(
  context: RequestContext,
  platform: PlatformClient,
  { session, by }: { session: SessionRecord; by: z.output<typeof compromiseReportForm>['by'] },
) {
  const { email } = session.person;
  const mailing = sendResetMail(context, platform, email);
  // A mail that is late goes out after the answer.
  context.after(mailing);
  const ended = await countOf(context, 'notMeSessions', () => endOthers(context, session));
  const removed = await countOf(context, 'notMeBrowsers', () => removeOthers(context, session));
  const [mail] = await Promise.all([
    mailed(context, mailing),
    ended && noteSecurityEvent(context, session, { kind: 'sessionsEnded' }),
    removed && noteSecurityEvent(context, session, { kind: 'browserForgotten' }),
  ]);
  context.log.info('not_me', { by, ended: ended ?? 'unsure', removed: removed ?? 'unsure', mail });
  const note = await forgotNote.write(context, {
    email,
    at: mail === 'asked' ? 'sent' : 'typed',
    notMe: {
      sessions: ended === undefined ? 'unsure' : 'ended',
      browsers: removed === undefined ? 'unsure' : 'removed',
      mail,
      by,
      code: session.mfa?.on === false ? 'off' : 'unknown',
    },
  });
  return {
    to: mail === 'asked' ? pathTo('forgotPassword', { view: 'submitted' }) : pathTo('forgotPassword'),
    cookies: [note],
  };
}

/** Ends every other session, also one that only the record of the e-mail address lists. Returns how many were live. */
async function endOthers(context: RequestContext, session: SessionRecord): Promise<number> {
  const { brand, person } = session;
  const name = await sessionName(context);
  const which = name === undefined ? 'all' : { allBut: name };
  const counts = await Promise.all(
    [accountOf(context, session), accountByEmail(context, brand, person.email)].map((account) =>
      account.endSessions(brand, which, context.nowMs),
    ),
  );
  return Math.max(...counts);
}

/**
 * Removes every other known browser. This one stays known: nobody can then keep the person out by guessing. A browser counts
 * as a stranger's before it leaves the list, so that a press that broke off can be made again. Returns
 * how many were removed.
 */
async function removeOthers(context: RequestContext, session: SessionRecord): Promise<number> {
  const { brand, person } = session;
  const account = accountOf(context, session);
  const browserIds = await account.otherBrowsers(await knownBrowserId(context, person.email));
  await Promise.all(
    browserIds.map(async (browserId) => {
      await forgetKnownBrowser(context.env, { brand, account: person.email, browserId }, context.nowMs);
      await account.forgetBrowser(securityHandle(browserId), context.nowMs);
    }),
  );
  return browserIds.length;
}

/**
 * Returns the count of a step; undefined where the step is not known to be done, which is logged. A step that is late goes on
 * after the answer.
 */
async function countOf(
  context: RequestContext,
  what: 'notMeSessions' | 'notMeBrowsers',
  step: () => Promise<number>,
): Promise<number | undefined> {
  const counting = step().catch((error: unknown) => {
    context.log.error('security_not_noted', { what, ...errorFacts(error) });
    return undefined;
  });
  context.after(counting);
  const inTime = await settledWithin(counting, STEP_MS * timeScale(context.env));
  if (inTime.settled) return inTime.value;
  context.log.error('security_not_noted', { what, error: 'late' });
  return undefined;
}

async function mailed({ env }: RequestContext, mailing: Promise<ResetMail>): Promise<ResetMail> {
  const mail = await settledWithin(mailing, STEP_MS * timeScale(env));
  return mail.settled ? mail.value : 'unsure';
}
