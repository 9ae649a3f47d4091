import { brandKeys, type MeasuredPage, measuredPages } from '../../bench/budgets.ts';
import { checkedSandboxBrands } from '../../scripts/brand-files.ts';
import { hasPage } from '../../src/domain/pages/find-page.ts';
import type { PageName } from '../../src/domain/pages/page-name.ts';
import { pages } from '../../src/domain/pages/pages.ts';
import { type Buyer, buyer, get, post } from './buyer.ts';
import { formTo, linksOf } from './html.ts';
import { linkAt, linkingPath } from './linking.ts';
import { beginMfa } from './mfa.ts';
import { type Answer, ask, cookieHeader, emailOf } from './portal.ts';
import { appLink, appToken } from './sso.ts';

/** A page whose bytes are measured, in the state that has its form, and how a test opens it. */
export type MeasuredState = MeasuredPage & { brand: string; open: () => Promise<Answer> };

const SUBMIT = '/api/orders/submit';

/** Pages that show their form, or anything at all, only after a step before. */
const states: readonly MeasuredState[] = [
  state('mfa', async () => ask({ path: '/mfaLogin', cookie: (await beginMfa()).cookie })),
  state('linking', () => ask({ path: linkingPath('google', { path: '/oauth' }) })),
  state('partnerLinking', () => ask({ path: linkingPath() })),
  state('linkingCode', async () => {
    const asked = await linkAt(linkingPath(), { persona: 'mfa-email' });
    return ask({ path: asked.location ?? '', cookie: cookieHeader(asked) });
  }),
  state('resetPassword', () => {
    const link = `/reset-password?vtoken=any&email=${encodeURIComponent(emailOf('owner'))}`;
    return withItsCookies(link);
  }),
  state('verifyEmail', () => withItsCookies('/verify-email?vtoken=any')),
  state('sso', async () => withItsCookies(appLink('sso', { token: await appToken('owner') }))),
  state('isolatedSso', async () => withItsCookies(appLink('isolated', { token: await appToken('owner') }))),
  signedIn('plans', 'geeni', 'owner'),
  ...[
    ['visi', 'visi_pro_8_m'],
    ['notion', 'notion_premium_m'],
    ['nightowl', 'nightowl_premium_m'],
  ].map(([brand = '', plan = '']) =>
    signedIn('checkout', brand, 'owner', (who) => get(who, `/checkout?planId=plan-${plan}`)),
  ),
  signedIn('cancelPlan', 'otis', 'owner', (who) => get(who, '/cancel-plan?step=confirm')),
  signedIn('resumePlan', 'otis', 'pending'),
  signedIn('pendingDelete', 'otis', 'leaving'),
  signedIn('orderSummary', 'momentum', 'owner', (who) => ordering(who, 'momentum_60_m')),
  signedIn('orderSummary', 'notion', 'owner', (who) => ordering(who, 'notion_premium_m')),
  signedIn('checkoutSuccess', 'momentum', 'owner', async (who) => {
    const { fields } = formTo((await ordering(who, 'momentum_60_m')).text, SUBMIT);
    await post(who, SUBMIT, { ...fields, terms: 'accepted' });
    return get(who, '/checkout-success');
  }),
  signedIn('year', 'geeni', 'owner', (who) => get(who, '/account-history/2026')),
  signedIn('invoice', 'geeni', 'owner', async (who) => {
    const { text } = await get(who, '/account-history');
    return get(who, linksOf(text).find((href) => href.startsWith('/invoice?')) ?? '');
  }),
];

/** Pages that redirect, or lack their form, for somebody who opens them without the step before. */
const onlyInState: ReadonlySet<PageName> = new Set<PageName>([
  'start',
  'checkout',
  'stripeElements',
  ...states.map(({ page }) => page).filter((page) => page !== 'plans'),
]);
const brands = await checkedSandboxBrands();

/** True for a brand that shows the page itself; with a delegated checkout, a card is changed on the provider's page. */
function shows(brand: string, page: PageName): boolean {
  const data = brands.byKey.get(brand);
  return (
    data !== undefined && hasPage(data, page) && !(page === 'billing' && data.flow === 'delegatedCheckout')
  );
}

/** Every measured page: in its state at one brand, and those that need no step before at every brand. */
export const measuredStates: readonly MeasuredState[] = [
  ...brandKeys.flatMap((brand) =>
    measuredPages
      .filter(({ page }) => !onlyInState.has(page) && shows(brand, page))
      .map((measured) => ({
        ...measured,
        brand,
        open: async () =>
          measured.signedIn ? get(await ownerOf(brand), measured.path) : ask({ brand, path: measured.path }),
      })),
  ),
  ...states,
];

const owners = new Map<string, Promise<Buyer>>();

/** The owner of a brand, signed in once. */
function ownerOf(brand: string): Promise<Buyer> {
  const known = owners.get(brand) ?? buyer(brand, 'owner');
  owners.set(brand, known);
  return known;
}

function state(page: PageName, open: () => Promise<Answer>): MeasuredState {
  return { ...measuredAs(page), brand: 'geeni', open };
}

function signedIn(
  page: PageName,
  brand: string,
  persona: string,
  open = (who: Buyer) => get(who, pages[page].path),
): MeasuredState {
  return { ...measuredAs(page), brand, signedIn: true, open: async () => open(await buyer(brand, persona)) };
}

/** How a page is measured. Throws where it is not. */
function measuredAs(page: PageName): MeasuredPage {
  const measured = measuredPages.find((each) => each.page === page);
  if (!measured) throw new Error(`${page} is not measured`);
  return measured;
}

/** Opens a link as a browser does that keeps the cookie of its redirect. */
async function withItsCookies(link: string): Promise<Answer> {
  const first = await ask({ path: link });
  return first.status === 303 ? ask({ path: first.location ?? '', cookie: cookieHeader(first) }) : first;
}

async function ordering(who: Buyer, planCode: string): Promise<Answer> {
  await post(who, '/api/plans/choose', { planId: `plan-${planCode}`, confirmed: 'yes' });
  return get(who, '/order-summary');
}
