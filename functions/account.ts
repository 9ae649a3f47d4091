import { Hono } from 'hono';
import { deletionForm } from '../src/contracts/access/deletion.ts';
import { forgottenTextCookies } from '../src/server/access/typed-text.ts';
import { callingPage, recordEvent } from '../src/server/tags/analytics.ts';
import { deleteAccount } from '../src/server/access/delete-account.ts';
import { cancelDeletion, deletionFlash } from '../src/server/access/deletion.ts';
import { seeOther, sendToPage } from '../src/server/http/answers.ts';
import { sessionOf } from '../src/server/http/call-guard.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { carry } from '../src/server/request/answer.ts';
import { endingByChoice } from '../src/server/access/session-ending.ts';
import { signOut } from '../src/server/http/sign-out.ts';
import { signedInForm } from '../src/server/http/signed-in-form.ts';
import { signInAgain } from '../src/server/access/sign-in-again.ts';
import { pathTo } from '../src/domain/pages/path-to.ts';

const MY_PLAN = pathTo('myPlan');
const SIGNED_OUT = { kind: 'signedOut' } as const;

/** Deleting the account: mounted under /api/account. Plain forms; each leads to a page. */
export const account = new Hono<PortalHono>()
  .post(
    '/delete',
    signedInForm(deletionForm, async ({ context, answer, session, data }) => {
      const outcome = await deleteAccount(context, session, data);
      if (outcome === 'signedOut') return signInAgain(context, SIGNED_OUT, MY_PLAN);
      if (outcome === 'failed') return pathTo('error');
      if (outcome === 'refused') return pathTo('error', { error_code: 'deletion_refused' });
      if (outcome.kind === 'asks') return outcome;
      recordEvent(context, 'SignedOut', callingPage(context, pathTo('deleteAccount')));
      carry(answer, endingByChoice(context, 'deletion'));
      return signOut(
        context,
        seeOther(pathTo('start'), [...forgottenTextCookies(context), ...outcome.cookies]),
      );
    }),
  )
  .post('/cancel-deletion', async (c) => {
    const { context } = c.var;
    const outcome = await cancelDeletion(context, sessionOf(c));
    if (outcome === 'signedOut') return sendToPage(c, await signInAgain(context, SIGNED_OUT, MY_PLAN));
    return outcome === 'done'
      ? seeOther(MY_PLAN, [])
      : seeOther(pathTo('pendingDelete'), [await deletionFlash.write(context, { failed: true })]);
  })
  .post('/keep-deletion', async (c) => {
    const { context } = c.var;
    recordEvent(context, 'SignedOut', pathTo('pendingDelete'));
    carry(c.var.answer, endingByChoice(context, 'signed-out'));
    return signOut(context, seeOther(pathTo('signIn'), forgottenTextCookies(context)));
  });
