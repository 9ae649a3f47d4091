import { Hono } from 'hono';
import {
  type LinkingPartner,
  linkingCodeForm,
  linkingResendForm,
  linkingSignInForm,
} from '../src/contracts/linking/linking.ts';
import type { SignInErrorCode } from '../src/contracts/access/sign-in.ts';
import type { Linking } from '../src/domain/linking/linking-request.ts';
import { pathTo } from '../src/domain/pages/path-to.ts';
import { incompleteSignIn } from '../src/server/access/sign-in.ts';
import { recordEvent } from '../src/server/tags/analytics.ts';
import { mfaNote } from '../src/server/access/mfa-failure.ts';
import { withReferenceOnFailure } from '../src/server/words/reference-sentence.ts';
import { seeOther } from '../src/server/http/answers.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { readForm } from '../src/server/http/read-form.ts';
import {
  type LinkingCodeOutcome,
  resendLinkingCode,
  verifyLinkingCode,
} from '../src/server/linking/linking-code.ts';
import { linkingFlash } from '../src/server/linking/linking-flash.ts';
import { openLinkingNote } from '../src/server/linking/linking-note.ts';
import { LINKING_OVER } from '../src/server/linking/linking-page.ts';
import { codePageAddress, linkAssistant } from '../src/server/linking/linking.ts';
import { onwardPath } from '../src/server/page/onward.ts';
import { platformOf } from '../src/server/platform/platform-of.ts';
import { clearedCookie, linkingCookie } from '../src/server/request/cookies.ts';
import type { RequestContext } from '../src/server/request/request-context.ts';

/**
 * Linking a voice assistant: mounted under /api/linking. Plain forms only. Leads to an assistant only at an address
 * from the brand's own list, through the page that leads off the portal (docs/adr/025).
 */
export const linking = new Hono<PortalHono>()
  .post('/sign-in', async (c) => {
    const { context } = c.var;
    const form = await readForm(c, linkingSignInForm);
    if (!form.ok) return form.response;
    const { note, username, password } = form.data;
    const begun = await openLinkingNote(context, note);
    if (!begun) return seeOther(LINKING_OVER, []);
    const incomplete = incompleteSignIn(context, form.data);
    if (incomplete) return backToStart(context, begun, { message: incomplete.message, username });
    const outcome = await linkAssistant(context, platformOf(context), {
      linking: begun,
      username,
      password,
    });
    if (outcome.kind === 'linked') return toAssistant(context, outcome, [clearedCookie('flash')]);
    if (outcome.kind === 'needsCode') return seeOther(outcome.to, [outcome.cookie, clearedCookie('flash')]);
    recordEvent(context, 'LoginFailed', pathTo('partnerLinking', { partner: begun.request.partner }));
    const { message, code, status } = outcome;
    const refused =
      status === 401 &&
      (code === 'wrong_credentials' || code === 'platform_message' || code === 'sign_in_failed');
    return backToStart(context, begun, {
      message: withReferenceOnFailure(context, message, status),
      code,
      username,
      refused,
    });
  })
  .post('/code', async (c) => {
    const { context } = c.var;
    const form = await readForm(c, linkingCodeForm);
    if (!form.ok) return form.response;
    const { request: transaction, code: typed } = form.data;
    const outcome = await verifyLinkingCode(context, platformOf(context), { transaction, typed });
    return afterCode(context, transaction, outcome);
  })
  .post('/resend', async (c) => {
    const { context } = c.var;
    const form = await readForm(c, linkingResendForm);
    if (!form.ok) return form.response;
    const { request: transaction } = form.data;
    const outcome = await resendLinkingCode(context, platformOf(context), transaction);
    return afterCode(context, transaction, outcome);
  });

/** Redirects to the page where the linking began, which shows the message and the e-mail address. */
async function backToStart(
  context: RequestContext,
  { request, address }: Linking,
  {
    message,
    code,
    username,
    refused = false,
  }: { message: string; code?: SignInErrorCode; username?: string; refused?: boolean },
): Promise<Response> {
  const note = { place: request.partner, kind: 'error' as const, title: message };
  return seeOther(address, [
    await linkingFlash.write(context, {
      ...note,
      ...(code ? { code } : {}),
      ...(username ? { username } : {}),
      ...(refused ? { refused } : {}),
    }),
  ]);
}

/** Redirects to the assistant, through the page that leads off the portal. */
async function toAssistant(
  context: RequestContext,
  { partner, to }: { partner: LinkingPartner; to: string },
  cookies: readonly string[],
): Promise<Response> {
  return seeOther(await onwardPath(context, { to, whom: partner }), cookies);
}

/** Answers the result of a linking's MFA code, or of a request for another one. */
async function afterCode(
  context: RequestContext,
  transaction: string,
  outcome: LinkingCodeOutcome,
): Promise<Response> {
  const forgetCookie = linkingCookie(transaction, '', 0);
  switch (outcome.kind) {
    case 'linked':
      // The linking's cookie stays: the page of the code then says that the account is linked.
      return toAssistant(context, outcome, [clearedCookie('flash')]);
    case 'linkedBefore':
      return seeOther(codePageAddress(outcome.partner, transaction), []);
    case 'sent': {
      const note = { place: transaction, kind: 'success' as const, title: outcome.message };
      return seeOther(codePageAddress(outcome.linking.request.partner, transaction), [
        await linkingFlash.write(context, note),
      ]);
    }
    case 'failed': {
      const note = { place: transaction, ...mfaNote(context, outcome.failure) };
      return seeOther(codePageAddress(outcome.linking.request.partner, transaction), [
        await linkingFlash.write(context, note),
      ]);
    }
    case 'over': {
      if (!outcome.linking) return seeOther(LINKING_OVER, [forgetCookie]);
      const answer = await backToStart(context, outcome.linking, { message: outcome.failure.title });
      answer.headers.append('set-cookie', forgetCookie);
      return answer;
    }
  }
}
