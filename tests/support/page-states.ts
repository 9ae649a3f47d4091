import { formTo, linksOf } from './html.ts';

type BrowserAnswer = { status: number; location: string | undefined; text: string };

/** A browser with the session of a person. It keeps the cookies that answers set. */
export type SignedInBrowser<Answer extends BrowserAnswer = BrowserAnswer> = {
  get: (path: string) => Promise<Answer>;
  post: (path: string, fields: Record<string, string>) => Promise<Answer>;
};

/** A page in a state in which it calls the platform. */
export type PageState = {
  page: string;
  /** The brands that have it; one is enough for a test. */
  brands: readonly string[];
  persona: string;
  /** What the person does before. Returns the address of the page. */
  ready: (who: SignedInBrowser, brand: string) => Promise<string>;
  /** True for a page that begins something, which the next view of it finds. */
  isOtherWhenSeenAgain?: true;
  /** Why one call has to wait for the answer of another; only where it has to. */
  isTwoDeepBecause?: string;
  /** True where that is so also when it is seen again. */
  isAlwaysTwoDeep?: true;
};

/** A plan that the owner and the newcomer of a brand may choose, and one that covers few devices. */
const plans: Readonly<Record<string, { larger: string; smaller: string }>> = {
  geeni: { larger: 'plan-geeni_premium_m', smaller: 'plan-geeni_basic_m' },
  momentum: { larger: 'plan-momentum_60_m', smaller: 'plan-momentum_7_m' },
  visi: { larger: 'plan-visi_pro_8_m', smaller: 'plan-visi_pro_4_m' },
  notion: { larger: 'plan-notion_premium_m', smaller: 'plan-notion_plus_m' },
  nightowl: { larger: 'plan-nightowl_premium_m', smaller: 'plan-nightowl_standard_m' },
};

/** The brands of each kind: those with a way to cancel, and those whose order is paid on a page of this portal. */
const every = ['geeni', 'momentum', 'visi', 'notion', 'nightowl'];
const cancelling = ['geeni', 'visi', 'notion'];
const paidHere = ['visi', 'momentum', 'geeni', 'nightowl'];
const withOwnCard = ['momentum', 'visi', 'geeni'];

/** A year in which somebody has an invoice who was charged twelve days ago, and each month before. */
const yearOfAnInvoice = new Date(Date.now() - 27 * 24 * 60 * 60_000).getUTCFullYear();

/** The pages in the states that a person reaches by what they did before. */
export const pageStates: readonly PageState[] = [
  opened('/subscriptions', every),
  opened('/plans', every),
  opened('/payment', every),
  opened('/account-history', every),
  {
    ...opened(`/account-history/${yearOfAnInvoice}`, every, 'californian'),
    isTwoDeepBecause:
      'the tax is in the details of each invoice alone, and the list says which invoices there are',
    isAlwaysTwoDeep: true,
  },
  opened('/manage-devices', every),
  opened('/billing', ['geeni', 'momentum', 'visi', 'nightowl']),
  opened('/billing?from=payment', ['nightowl', 'momentum', 'visi', 'geeni'], 'expired'),
  opened('/cancel-plan', cancelling),
  opened('/cancel-plan?step=confirm', cancelling),
  state('/plans, with a question', every, 'owner', async (_who, brand) => {
    return `/plans?${new URLSearchParams({ planId: plansOf(brand).smaller, confirm: '1' })}`;
  }),
  { ...state('the order summary', paidHere, 'owner', chooseLarger), isOtherWhenSeenAgain: true },
  {
    ...state('the order summary with a promo code', withOwnCard, 'owner', (who, brand) =>
      choosePlan(who, plansOf(brand).larger, 'save10'),
    ),
    isOtherWhenSeenAgain: true,
  },
  state('the order summary of the provider’s checkout', ['notion'], 'owner', chooseLarger),
  state('the card form of an order', withOwnCard, 'newcomer', chooseLarger),
  state('the card form of Stripe of an order', ['nightowl'], 'newcomer', chooseLarger),
  state('the checkout of an order', paidHere, 'newcomer', async (who, brand) => {
    await chooseLarger(who, brand);
    return checkoutPath(brand);
  }),
  state('the checkout of a plan, after My Plan', paidHere, 'owner', async (who, brand) => {
    await who.get('/subscriptions');
    return checkoutPath(brand);
  }),
  {
    ...state('the checkout of a plan, by a link', paidHere, 'owner', async (_who, brand) =>
      checkoutPath(brand),
    ),
    isTwoDeepBecause:
      'opened in a session that has read nothing of the account yet, so its address and currency are not known before the account is read',
  },
  state('the question whether to keep a plan', every, 'pending', async (who) => {
    await who.get('/subscriptions');
    return '/keep-plan';
  }),
  state('the devices of the plan that is chosen', every, 'collector', (who, brand) =>
    choosePlan(who, plansOf(brand).smaller),
  ),
  state('My Plan with an order', every, 'owner', async (who, brand) => {
    await chooseLarger(who, brand);
    return '/subscriptions';
  }),
  state('/plans with an order', every, 'owner', async (who, brand) => {
    await chooseLarger(who, brand);
    return '/plans';
  }),
  state('an invoice', every, 'owner', async (who) => {
    const { text } = await who.get('/account-history');
    return linksOf(text).find((href) => href.startsWith('/invoice?')) ?? '';
  }),
  state('the devices after a choice of them', every, 'owner', async (who) => {
    const { action, fields } = formTo((await who.get('/manage-devices')).text, '/api/devices/save');
    return (await who.post(action, { ...fields, confirmed: '1' })).location ?? '';
  }),
];

/**
 * Opens the chooser's page, and returns how a person chooses a plan with its form: a function that returns the path that
 * the choice leads to, and throws if it is refused.
 */
export async function planChoice(who: SignedInBrowser, planId: string, promoCode = '') {
  const query = new URLSearchParams({ planId, ...(promoCode ? { promoCode } : {}) });
  const { action, fields } = formTo((await who.get(`/plans?${query}`)).text, '/api/plans/choose');
  return async (): Promise<string> => {
    const { status, location = '' } = await who.post(action, { ...fields, planId, confirmed: 'yes' });
    if (location === '' || location.startsWith('/plans'))
      throw new Error(`${planId} was not chosen: ${status} ${location}`);
    return location;
  };
}

/** The plans of a brand for choices. Throws if the brand is not one of the states. */
export function plansOf(brand: string) {
  const found = plans[brand];
  if (!found) throw new Error(`no plan of ${brand} is known here`);
  return found;
}

async function choosePlan(who: SignedInBrowser, planId: string, promoCode = ''): Promise<string> {
  const choose = await planChoice(who, planId, promoCode);
  return choose();
}

function chooseLarger(who: SignedInBrowser, brand: string): Promise<string> {
  return choosePlan(who, plansOf(brand).larger);
}

function checkoutPath(brand: string): string {
  return `/checkout?${new URLSearchParams({ planId: plansOf(brand).larger })}`;
}

function state(
  page: string,
  brands: readonly string[],
  persona: string,
  ready: PageState['ready'],
): PageState {
  return { page, brands, persona, ready };
}

function opened(page: string, brands: readonly string[], persona = 'owner'): PageState {
  return state(page, brands, persona, async () => page);
}
