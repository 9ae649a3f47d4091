import { brandKeys, type MeasuredPage, measuredPages } from '../../bench/budgets.ts';
import { lawPagePaths } from '../../src/domain/legal/sales-law.ts';
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
  state('/mfaLogin', async () => ask({ path: '/mfaLogin', cookie: (await beginMfa()).cookie })),
  state('/oauth', () => ask({ path: linkingPath('google', { path: '/oauth' }) })),
  state('/oauth/[partner]', () => ask({ path: linkingPath() })),
  state('/oauth/[partner]/code', async () => {
    const asked = await linkAt(linkingPath(), { persona: 'mfa-email' });
    return ask({ path: asked.location ?? '', cookie: cookieHeader(asked) });
  }),
  state('/reset-password', () => {
    const link = `/reset-password?vtoken=any&email=${encodeURIComponent(emailOf('owner'))}`;
    return withItsCookies(link);
  }),
  state('/verify-email', () => withItsCookies('/verify-email?vtoken=any')),
  state('/sso-redirect', async () => withItsCookies(appLink('sso', { token: await appToken('owner') }))),
  state('/isolated-sso-redirect', async () =>
    withItsCookies(appLink('isolated', { token: await appToken('owner') })),
  ),
  signedIn('/plans', 'geeni', 'owner'),
  signedIn('/checkout?planId=plan-visi_pro_8_m', 'visi', 'owner'),
  signedIn('/checkout?planId=plan-notion_premium_m', 'notion', 'owner'),
  signedIn('/checkout?planId=plan-nightowl_premium_m', 'nightowl', 'owner'),
  signedIn('/cancel-plan?step=confirm', 'otis', 'owner'),
  signedIn('/keep-plan', 'otis', 'pending'),
  signedIn('/pending-delete', 'otis', 'leaving'),
  signedIn('/order-summary', 'momentum', 'owner', (who) => ordering(who, 'momentum_60_m')),
  signedIn('/order-summary', 'notion', 'owner', (who) => ordering(who, 'notion_premium_m')),
  {
    ...signedIn('/checkout-success', 'momentum', 'owner', async (who) => {
      const { fields } = formTo((await ordering(who, 'momentum_60_m')).text, SUBMIT);
      await post(who, SUBMIT, { ...fields, terms: 'accepted' });
      return get(who, '/checkout-success');
    }),
    readOnly: true,
  },
  { ...signedIn('/account-history/2026', 'geeni', 'owner'), readOnly: true },
  {
    ...signedIn('/invoice', 'geeni', 'owner', async (who) => {
      const { text } = await get(who, '/account-history');
      return get(who, linksOf(text).find((href) => href.startsWith('/invoice?')) ?? '');
    }),
    readOnly: true,
  },
];

/** The law pages, of the one brand that has them. */
const lawStates: readonly MeasuredState[] = measuredPages
  .filter(({ path }) => Object.values(lawPagePaths).includes(path))
  .map((page) => ({ ...page, brand: 'geeni', open: () => ask({ path: page.path }) }));

/** Pages that redirect, or lack their form, for somebody who opens them without the step before. */
const onlyInState = new Set([
  '/',
  '/checkout',
  '/setup-stripe-elements',
  ...[...states, ...lawStates].map(({ path }) => path),
]);
onlyInState.delete('/plans');
/** Notion's provider has its own page for a card; only geeni has tags. */
const leadsAway = (path: string, brand: string) =>
  (path === '/billing' && brand === 'notion') || (path === '/privacy-choices' && brand !== 'geeni');

/** Every measured page: in its state at one brand, and those that need no step before at every brand. */
export const measuredStates: readonly MeasuredState[] = [
  ...brandKeys.flatMap((brand) =>
    measuredPages
      .filter(({ path }) => !onlyInState.has(path) && !leadsAway(path, brand))
      .map((page) => ({
        ...page,
        brand,
        open: async () =>
          page.signedIn ? get(await ownerOf(brand), page.path) : ask({ brand, path: page.path }),
      })),
  ),
  ...states,
  ...lawStates,
];

const owners = new Map<string, Promise<Buyer>>();

/** The owner of a brand, signed in once. */
function ownerOf(brand: string): Promise<Buyer> {
  const known = owners.get(brand) ?? buyer(brand, 'owner');
  owners.set(brand, known);
  return known;
}

function state(path: string, open: () => Promise<Answer>): MeasuredState {
  return { path, brand: 'geeni', readOnly: false, signedIn: false, open };
}

function signedIn(
  path: string,
  brand: string,
  persona: string,
  open = (who: Buyer) => get(who, path),
): MeasuredState {
  return {
    path,
    brand,
    readOnly: false,
    signedIn: true,
    open: async () => open(await buyer(brand, persona)),
  };
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
