import { brotliSize } from './page-bytes.ts';
import type { Person } from './people.ts';
import { requestOnce, type View } from './requests.ts';

/** The brands whose owners look at the pages: each has a larger plan to order, and the form of a card on its own page. */
export const comparedBrands = ['geeni', 'momentum', 'visi', 'nightowl'];
/** The brands whose owners have few sessions, for a page that lists them. */
export const rareBrands = ['pepper', 'otis', 'notion'];

/** Who looks at a page: a visitor, an owner, an owner with few sessions, or an owner with an order under way. */
type As = 'visitor' | 'owner' | 'rareOwner' | 'buyer';

/** A page of the comparison. */
export type ComparedPage = { what: string; as: As; pathFor: (person: Person) => string };

/** Every page that both trees are compared by. */
export const comparedPages: readonly ComparedPage[] = [
  pageAt('/login', 'visitor'),
  pageAt('/plans', 'owner'),
  pageAt('/subscriptions', 'owner'),
  pageAt('/payment', 'owner'),
  pageAt('/account-history', 'owner'),
  pageAt('/manage-devices', 'owner'),
  pageAt('/security', 'rareOwner'),
  pageAt('/billing', 'owner'),
  pageAt('/billing', 'buyer'),
  pageAt('/order-summary', 'buyer'),
  {
    what: '/checkout?planId=',
    as: 'buyer',
    pathFor: ({ planId = '' }) => `/checkout?planId=${encodeURIComponent(planId)}`,
  },
];

function pageAt(path: string, as: As): ComparedPage {
  const what = path === '/billing' && as === 'buyer' ? '/billing with an order' : path;
  return { what, as, pathFor: () => path };
}

/** The people who look at the pages of one portal. */
export type People = Record<'owners' | 'rareOwners' | 'buyers', readonly Person[]>;

/** The views of a page: one for each session; a visitor's have no cookie. */
export function viewsOf({ as, pathFor }: ComparedPage, people: People): View[] {
  const { owners, rareOwners, buyers } = people;
  return { visitor: owners, owner: owners, rareOwner: rareOwners, buyer: buyers }[as].map((person) => ({
    host: person.host,
    path: pathFor(person),
    cookie: as === 'visitor' ? undefined : person.cookie,
  }));
}

/** What a page answers: its bytes after brotli at quality 11, or in words why it is not measured. */
export type Answered = { kind: 'page'; bytes: number } | { kind: 'other'; says: string };

/** A path that no tree has. It shows My Plan to a signed-in person. */
const NO_PAGE = '/a-page-that-nobody-has';

/** Asks every view of a page once. `bytes` are those of the first view. */
export async function askPage(
  port: number,
  { what }: ComparedPage,
  views: readonly View[],
): Promise<Answered> {
  let bytes = 0;
  for (const [index, view] of views.entries()) {
    const { status, headers, text } = await askView(port, view);
    if (status !== 200)
      return { kind: 'other', says: `${status} ${headers.location ?? ''}`.slice(0, 40).trim() };
    if (index > 0) continue;
    const unknown = view.cookie && (await askView(port, { ...view, path: NO_PAGE }));
    if (unknown && what !== '/subscriptions' && titleOf(unknown.text) === titleOf(text))
      return { kind: 'other', says: 'no such page' };
    bytes = brotliSize(text);
  }
  return { kind: 'page', bytes };
}

/** Asks one view. */
export function askView(port: number, { host, path, cookie }: View) {
  return requestOnce({ port, host, path, headers: cookie ? { cookie } : {} });
}

function titleOf(html: string): string | undefined {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1];
}
