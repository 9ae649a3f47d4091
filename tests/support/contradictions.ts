import { leadsTo, textsOf } from './html.ts';
import type { Answer } from './portal.ts';

/** The pages that say something about a person's plans. */
export const PLAN_PAGES = [
  '/subscriptions',
  '/plans',
  '/payment',
  '/cancel-plan',
  '/keep-plan',
  '/manage-devices',
  '/account-history',
] as const;

/** A page as one person sees it, in English: its texts, one for each element, without header and footer. */
export type SeenPage = {
  path: string;
  /** Where the page leads to instead of being shown; undefined for a page that is shown. */
  leadsTo: string | undefined;
  /** The texts outside of the cards. */
  texts: readonly string[];
  /** The cards of My Plan. */
  cards: readonly { plan: string; texts: readonly string[] }[];
};

/** Reads a page from its answer. */
export function seenPage(path: string, answer: Answer): SeenPage {
  const main = answer.text.replace(/^[^]*<main/, '<main').replace(/<footer[^]*$/, '');
  const [before = '', ...parts] = main.replaceAll(/<\/?bdi[^>]*>/g, '').split(/(?=<h2[\s>])/);
  const isCard = (part: string) => part.startsWith('<h2 id="plan-');
  const cards = parts.filter(isCard).map((part) => {
    const [plan = '', ...texts] = textsOf(part);
    return { plan, texts };
  });
  const others = [before, ...parts.filter((part) => !isCard(part))];
  return { path, leadsTo: leadsTo(answer), texts: others.flatMap(textsOf), cards };
}

/** What a page can say of a plan. */
type Claim = 'ends' | 'is over' | 'renews' | 'is charged' | 'changes' | 'can be cancelled' | 'can be kept';

/** The claims that cannot be true of one plan at one moment. */
const clashes: readonly (readonly [Claim, readonly Claim[]])[] = [
  ['ends', ['is over', 'renews', 'is charged', 'changes', 'can be cancelled']],
  ['is over', ['renews', 'is charged', 'changes', 'can be cancelled', 'can be kept']],
  ['renews', ['changes', 'can be kept']],
];

/** What the texts of a card mean. */
const onCards: readonly (readonly [RegExp, Claim])[] = [
  [/^Ends on /, 'ends'],
  [/^Ends when the period you paid for ends$/, 'ends'],
  [/^You won’t be charged for this plan again\.$/, 'ends'],
  [/^Your plan is cancelled\.$/, 'ends'],
  [/^Next charge( on .+)?$/, 'renews'],
  [/^First charge after your trial$/, 'renews'],
  [/^Free trial$/, 'renews'],
  [/^Then .+\.$/, 'changes'],
  [/^Cancel Plan$/, 'can be cancelled'],
];

/** What the sentences of a page mean, where they name the plan; by page, or on any page. */
const sentences: readonly (readonly [RegExp, Claim, path?: string])[] = [
  [/^(.+) is set to end( on .+)?\./, 'ends'],
  [/^(.+) is set to change to .+\./, 'changes'],
  [/^You keep ((?!.* until ).+)\.$/, 'renews', '/subscriptions'],
  [/^You pay for (.+) by card and for .+ through Apple\./, 'is charged', '/subscriptions'],
  [/^Cancel (.+), paid by card$/, 'can be cancelled', '/subscriptions'],
  [/^(.+), ended( on .+)?$/, 'is over', '/subscriptions'],
  [/^Keep (.+?)\??$/, 'can be kept', '/plans'],
  [/^Keep (.+?)\??$/, 'can be kept', '/keep-plan'],
  [/^You keep (.+) until .+\. Here’s what changes then\.$/, 'can be cancelled', '/cancel-plan'],
  [/^Your free trial of (.+) runs until .+\. Here’s what/, 'can be cancelled', '/cancel-plan'],
  [/^Here’s what changes when (.+) ends\.$/, 'can be cancelled', '/cancel-plan'],
  [/^Cancel (.+)\?$/, 'can be cancelled', '/cancel-plan'],
];

/** A claim with the words that make it. */
type Said = { plan: string; claim: Claim; page: string; words: string };

const nameOf = ({ path }: SeenPage): string => path.split('?', 1)[0] ?? '';

function saidOn(page: SeenPage): Said[] {
  const named = nameOf(page);
  const say = (plan: string, claim: Claim, words: string): Said => ({ plan, claim, page: named, words });
  return [
    ...page.texts.flatMap((words) =>
      sentences.flatMap(([pattern, claim, path = named]) => {
        const [, plan] = (path === named && pattern.exec(words)) || [];
        return plan === undefined ? [] : [say(plan, claim, words)];
      }),
    ),
    ...page.cards.flatMap(({ plan, texts }) =>
      texts.flatMap((words) => [
        ...onCards.flatMap(([pattern, claim]) => (pattern.test(words) ? [say(plan, claim, words)] : [])),
        ...(words === `Keep ${plan}` ? [say(plan, 'can be kept', words)] : []),
      ]),
    ),
  ];
}

/**
 * Returns where the pages of one moment contradict each other, or themselves, about a plan of the person; empty where they
 * agree. Of several plans each has a name of its own.
 */
export function contradictions(pages: readonly SeenPage[]): string[] {
  const said = pages.flatMap(saidOn);
  return [
    ...new Set([
      ...clashesIn(said),
      ...untrueCancellations(pages, said),
      ...untrueAbsences(pages, said),
      ...brokenOffers(pages, said),
      ...unequalCharges(pages),
    ]),
  ];
}

const quoted = ({ page, words }: Said) => `${page} “${words}”`;

function clashesIn(said: readonly Said[]): string[] {
  return said.flatMap((one) => {
    const against = clashes.find(([claim]) => claim === one.claim)?.[1] ?? [];
    return said
      .filter(({ plan, claim }) => plan === one.plan && against.includes(claim))
      .map((other) => `${one.plan} ${one.claim}: ${quoted(one)}, and ${other.claim}: ${quoted(other)}`);
  });
}

const CANCELLED = 'Your plan is cancelled.';
const NO_PLAN = 'You don’t have a plan right now.';

/** My Plan says that a plan is cancelled, and every card goes on. */
function untrueCancellations(pages: readonly SeenPage[], said: readonly Said[]): string[] {
  return pages.flatMap(({ texts, cards }) => {
    const goesOn = ({ plan }: { plan: string }) =>
      said.some((each) => each.plan === plan && (each.claim === 'renews' || each.claim === 'changes'));
    return texts.includes(CANCELLED) && cards.length > 0 && cards.every(goesOn)
      ? [`“${CANCELLED}”, and every plan goes on`]
      : [];
  });
}

/** My Plan says that there is no plan, or leads to the chooser as for somebody without one, and a page names a plan or a charge. */
function untrueAbsences(pages: readonly SeenPage[], said: readonly Said[]): string[] {
  const absent = pages.find(
    (page) =>
      nameOf(page) === '/subscriptions' && (page.texts.includes(NO_PLAN) || page.leadsTo === '/plans'),
  );
  if (!absent) return [];
  const plans = said.filter(({ claim }) => claim !== 'is over').map(quoted);
  const cards = absent.cards.map(({ plan }) => `a card of ${plan}`);
  const charges = pages.flatMap((page) => promisedCharges(page) ?? []);
  return [...plans, ...cards, ...charges].map((words) => `there is no plan, and ${words}`);
}

/** My Plan offers a change of exactly one plan, and the page of that change leads back; or the other way about. */
function brokenOffers(pages: readonly SeenPage[], said: readonly Said[]): string[] {
  const myPlan = shown(pages, '/subscriptions');
  if (!myPlan) return [];
  const offers = [
    ['can be cancelled', '/cancel-plan'],
    ['can be kept', '/keep-plan'],
  ] as const;
  return offers.flatMap(([claim, path]) => {
    const page = pages.find((each) => each.path === path);
    const of = (where: string) =>
      new Set(said.filter((each) => each.claim === claim && each.page === where).map(({ plan }) => plan));
    const [offered, made] = [of('/subscriptions'), of(path)];
    if (page?.leadsTo === '/subscriptions' && offered.size === 1)
      return [`${[...offered].join()} ${claim} on My Plan, and ${path} leads back`];
    return [...made].flatMap((plan) =>
      offered.has(plan) ? [] : [`${plan} ${claim} at ${path}, and My Plan does not offer it`],
    );
  });
}

/**
 * My Plan and Payment promise other charges, or on other days. A page that shows a change before the platform's list does has
 * an amount before tax and discounts; where only one of the two has, the days are compared.
 */
function unequalCharges(pages: readonly SeenPage[]): string[] {
  const [myPlan, payment] = [shown(pages, '/subscriptions'), shown(pages, '/payment')];
  if (!myPlan || !payment) return [];
  const [first, second] = [promisedCharges(myPlan), promisedCharges(payment)];
  const [isEarly, other] = [first, second].map((charges) =>
    charges.some((each) => each.endsWith(BEFORE_TAX)),
  );
  const compared = (charges: readonly string[]) =>
    JSON.stringify(
      isEarly === other
        ? charges
        : charges.map((charge) => charge.replace(/^\S+ /, '').replace(BEFORE_TAX, '')),
    );
  return compared(first) === compared(second)
    ? []
    : [`My Plan promises [${first.join('; ')}], and Payment [${second.join('; ')}]`];
}

const BEFORE_TAX = ', before tax and discounts';

function shown(pages: readonly SeenPage[], path: string): SeenPage | undefined {
  return pages.find((page) => nameOf(page) === path && page.leadsTo === undefined);
}

/**
 * The charges that My Plan or Payment promises, each as `$3.99 on December 22, 2026`, and in order; with `, before tax and
 * discounts` where the page says so.
 */
export function promisedCharges(page: SeenPage): string[] {
  const label = page.texts.findIndex((words) => /^Next charge(, once your card works)?$/.test(words));
  const upcoming = page.texts
    .slice(label + 1)
    .map((words) => words.replaceAll('\u00a0', ' '))
    .filter((words) => label >= 0 && NEXT.test(words));
  const next = page.cards.flatMap(({ texts }) => {
    const owing = texts.flatMap((words) => /^then (.+)$/.exec(words)?.[1] ?? []);
    if (owing.length > 0) return owing;
    const at = texts.findIndex((words) =>
      /^(Next charge( on .+)?|First charge after your trial)$/.test(words),
    );
    const follows = texts.flatMap((words) => /^Then .+, (\S*\d)(?: .+|\.)$/.exec(words)?.[1] ?? []);
    const amount = at < 0 ? follows[0] : texts[at + 1];
    const days = texts.flatMap((words) => {
      const [, renews, changes] =
        /^(?:Next charge|Free Trial - Expires) on (.+)$|^.+ until (.+)\.$/.exec(words) ?? [];
      return renews ?? changes ?? [];
    });
    const when = days[0] === undefined ? 'when your current period ends' : `on ${days[0]}`;
    const suffix = texts.some((words) => /, before tax and discounts\.?$/.test(words)) ? BEFORE_TAX : '';
    return amount === undefined ? [] : [`${amount} ${when}${suffix}`];
  });
  return [...upcoming, ...next].toSorted();
}

/** A next charge of Payment, which has one for each plan. */
const NEXT = /^\S+ (?:on [A-Z]|when your current period ends)/;

const DOUBT =
  /still checking|still in progress|heard back|couldn’t|Oops|Something went wrong|isn’t on your account/;

/** Returns what the pages say of a change as if its outcome were unknown, or as if it had failed. */
export function doubts(pages: readonly SeenPage[]): string[] {
  return pages.flatMap(({ path, texts, cards }) =>
    [...texts, ...cards.flatMap((card) => card.texts)]
      .filter((words) => DOUBT.test(words))
      .map((words) => `${path} “${words}”`),
  );
}
