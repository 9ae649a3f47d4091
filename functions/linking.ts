import { Hono } from 'hono';
import { copyFor } from '../src/copy/copy.ts';
import {
  type LinkingPartner,
  linkingCodeForm,
  linkingResendForm,
  linkingSignInForm,
} from '../src/contracts/linking/linking.ts';
import type { Linking } from '../src/domain/linking/linking-request.ts';
import { recordEvent } from '../src/server/page/analytics.ts';
import { seeOther } from '../src/server/http/answers.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problemResponse } from '../src/server/http/problem-response.ts';
import { readForm } from '../src/server/http/read-form.ts';
import {
  type LinkingCodeOutcome,
  resendLinkingCode,
  verifyLinkingCode,
} from '../src/server/linking/linking-code.ts';
import { linkingFlashCookie } from '../src/server/linking/linking-flash.ts';
import { openedLinking } from '../src/server/linking/linking-note.ts';
import { LINKING_OVER } from '../src/server/linking/linking-page.ts';
import { codePageAddress, linkAssistant } from '../src/server/linking/linking.ts';
import { onwardPath } from '../src/server/page/onward.ts';
import { platformOf } from '../src/server/platform/platform-of.ts';
import { clearedCookie, linkingCookie } from '../src/server/session/cookies.ts';
import type { Visit } from '../src/server/page/request-context.ts';

type Env = PortalHono['Bindings'];

/**
 * Linking a voice assistant: mounted under /api/linking. Plain forms only. Leads to an assistant at an address of the brand's
 * own table, by way of the page that leads off the portal.
 */
export const linking = new Hono<PortalHono>()
  .post('/sign-in', async (c) => {
    const { visit } = c.var;
    const form = await readForm(c, linkingSignInForm);
    if (!form.ok) return form.response;
    const { note, username, password } = form.data;
    const begun = await openedLinking(c.env, visit, note);
    if (!begun) return seeOther(LINKING_OVER, []);
    if (username.trim() === '' || password === '') {
      const message = copyFor('signIn', visit.locale.language, visit.brand).sign_in_incomplete;
      return backToStart(c.env, visit, begun, { message, username });
    }
    const outcome = await linkAssistant(c.env, visit, platformOf(c.env, visit), {
      linking: begun,
      username,
      password,
    });
    if (outcome.kind === 'linked') return toAssistant(c.env, visit, outcome, [clearedCookie('flash')]);
    if (outcome.kind === 'needsCode') return seeOther(outcome.to, [outcome.cookie, clearedCookie('flash')]);
    recordEvent(c.env, visit, 'LoginFailed');
    const { message, code, status } = outcome;
    const refused = status === 401 && (code === 'platform_message' || code === 'sign_in_failed');
    return backToStart(c.env, visit, begun, { message, username, refused });
  })
  .post('/code', async (c) => {
    const { visit } = c.var;
    const form = await readForm(c, linkingCodeForm);
    if (!form.ok) return form.response;
    const { request: transaction, code: typed } = form.data;
    const outcome = await verifyLinkingCode(c.env, visit, platformOf(c.env, visit), { transaction, typed });
    return afterCode(c.env, visit, transaction, outcome);
  })
  .post('/resend', async (c) => {
    const { visit } = c.var;
    const form = await readForm(c, linkingResendForm);
    if (!form.ok) return form.response;
    const { request: transaction } = form.data;
    const outcome = await resendLinkingCode(c.env, visit, platformOf(c.env, visit), transaction);
    return afterCode(c.env, visit, transaction, outcome);
  })
  .all('*', (c) => problemResponse(c.var.visit, 'not_found'));

/** Back to the very page the linking began on, with the words and the e-mail. */
async function backToStart(
  env: Env,
  visit: Visit,
  { request, address }: Linking,
  { message, username, refused = false }: { message: string; username?: string; refused?: boolean },
): Promise<Response> {
  const note = { place: request.partner, kind: 'error' as const, title: message };
  return seeOther(address, [
    await linkingFlashCookie(env, visit, {
      ...note,
      ...(username ? { username } : {}),
      ...(refused ? { refused } : {}),
    }),
  ]);
}

/** On to the assistant, by the page that leads off the portal. */
async function toAssistant(
  env: Env,
  visit: Visit,
  { partner, to }: { partner: LinkingPartner; to: string },
  cookies: readonly string[],
): Promise<Response> {
  return seeOther(await onwardPath(env, visit, { to, whom: partner }), cookies);
}

async function afterCode(
  env: Env,
  visit: Visit,
  transaction: string,
  outcome: LinkingCodeOutcome,
): Promise<Response> {
  const forgotten = linkingCookie(transaction, '', 0);
  switch (outcome.kind) {
    case 'linked':
      return toAssistant(env, visit, outcome, [forgotten, clearedCookie('flash')]);
    case 'sent': {
      const note = { place: transaction, kind: 'success' as const, title: outcome.message };
      return seeOther(codePageAddress(outcome.linking, transaction), [
        await linkingFlashCookie(env, visit, note),
      ]);
    }
    case 'failed': {
      const { title, text } = outcome.failure;
      const note = { place: transaction, kind: 'error' as const, title, ...(text ? { text } : {}) };
      return seeOther(codePageAddress(outcome.linking, transaction), [
        await linkingFlashCookie(env, visit, note),
      ]);
    }
    case 'over': {
      if (!outcome.linking) return seeOther(LINKING_OVER, [forgotten]);
      const answer = await backToStart(env, visit, outcome.linking, { message: outcome.failure.title });
      answer.headers.append('set-cookie', forgotten);
      return answer;
    }
  }
}
