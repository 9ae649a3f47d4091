import { Hono } from 'hono';
import { consentForm, consentPurposes } from '../src/contracts/consent/consent-choice.ts';
import type { Purpose } from '../src/domain/consent/consent-choice.ts';
import { returnUrl } from '../src/domain/pages/return-url.ts';
import { consentCookie } from '../src/server/consent/visitor-consent.ts';
import { seeOther } from '../src/server/http/answers.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { readForm } from '../src/server/http/read-form.ts';

/**
 * What scripts of others may do: mounted under /api/consent. A plain form, which leads back to its page. A browser that sends Global Privacy Control has chosen already, so nothing is stored for it.
 */
export const consent = new Hono<PortalHono>().post('/', async (c) => {
  const { context, answer } = c.var;
  answer.again = true;
  const form = await readForm(c, consentForm, ['purpose']);
  if (!form.ok) return form.response;
  const { choice, purpose, page } = form.data;
  const agreed: readonly Purpose[] = { agree: consentPurposes, refuse: [], save: purpose }[choice];
  const purposes = consentPurposes.filter((each) => agreed.includes(each));
  return seeOther(
    returnUrl(page, context.brand),
    context.sendsPrivacySignal ? [] : [consentCookie(context, purposes)],
  );
});
