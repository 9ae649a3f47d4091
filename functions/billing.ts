import { Hono } from 'hono';
import type { AddressForm } from '../src/contracts/billing/address-form.ts';
import { billingChallengeForm, billingForm } from '../src/contracts/billing/billing-form.ts';
import { billingCountries } from '../src/domain/billing/billing-countries.ts';
import { pathTo } from '../src/domain/pages/path-to.ts';
import { addressFormText } from '../src/server/billing/address-form-text.ts';
import { enterCard, cardOfForm } from '../src/server/billing/enter-card.ts';
import { invoiceFile } from '../src/server/billing/invoice-file.ts';
import { calendarFile } from '../src/server/calendar/calendar-file.ts';
import { calendarContents } from '../src/server/page/calendar-link.ts';
import { yearFile } from '../src/server/billing/year-file.ts';
import { sessionOf } from '../src/server/http/call-guard.ts';
import { sendToPage } from '../src/server/http/answers.ts';
import { cardProviderOf } from '../src/server/providers/card-provider.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problemResponse } from '../src/server/http/problem-response.ts';
import { signedInForm } from '../src/server/http/signed-in-form.ts';

/** The card form, invoices and days as files: mounted under /api/billing. Plain forms, each of which leads to a page; links. */
export const billing = new Hono<PortalHono>()
  .get('/invoice', async (c) => {
    const answer = await invoiceFile(c.var.context, sessionOf(c));
    return answer instanceof Response ? answer : sendToPage(c, answer);
  })
  .get('/calendar', async (c) => {
    const { context } = c.var;
    const asked = context.url.searchParams.get('content');
    const content = calendarContents.find((each) => each === asked);
    if (!content) return problemResponse(context, 'bad_request');
    const answer = await calendarFile(context, sessionOf(c), content);
    return answer instanceof Response ? answer : sendToPage(c, answer);
  })
  .get('/year', async (c) => {
    const answer = await yearFile(c.var.context, sessionOf(c));
    return answer instanceof Response ? answer : sendToPage(c, answer);
  })
  // The same for everybody who reads that language: it says nothing of an account.
  .get('/address-form', (c) => {
    const { context } = c.var;
    const country = context.url.searchParams.get('country') ?? '';
    return billingCountries.includes(country)
      ? c.json(addressFormText(context, country) satisfies AddressForm)
      : problemResponse(context, 'bad_request');
  })
  .post(
    '/store',
    signedInForm(billingForm, ({ context, session, data }) => {
      const card = cardOfForm(data);
      return cardProviderOf(context.brand, card.provider)
        ? enterCard(context, session, card)
        : problemResponse(context, 'bad_request');
    }),
  )
  .post(
    '/challenge',
    signedInForm(billingChallengeForm, ({ context, session, data }) => {
      const { card } = session;
      // A challenge of another tab, or one that is over: the person must enter the card again.
      return card?.actionTokenId === data.actionTokenId
        ? enterCard(context, session, card.entered, data.actionResultTokenId)
        : pathTo('billing', { error_code: 'error.subscription.token.invalid' });
    }),
  );
