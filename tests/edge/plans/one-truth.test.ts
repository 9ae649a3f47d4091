import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Buyer, buyer, get, post, hearing } from '../../support/buyer.ts';
import { contradictions, doubts, PLAN_PAGES, seenPage, type SeenPage } from '../../support/contradictions.ts';
import { formTo } from '../../support/html.ts';
import type { Answer } from '../../support/portal.ts';
import { delayEveryRead } from '../../support/read-lag.ts';
import { sandbox } from '../../support/sandbox.ts';
import { eachPair } from '../../support/suite.ts';

/** The pages on which a plan is said to end or to go on, and those on which that can be changed besides. */
const SAYING = ['/subscriptions', '/plans', '/payment'];
const OFFERING = [...SAYING, '/cancel-plan', '/keep-plan'];

/** What a person sees at one moment: all pages at the same time. */
const looksAt = (who: Buyer, paths: readonly string[]): Promise<SeenPage[]> =>
  Promise.all(paths.map(async (path) => seenPage(path, await get(who, path))));

/** A change that a page offers. */
type Change = { path: string; action: string };
const cancels: Change = { path: '/cancel-plan?step=confirm', action: '/api/cancel' };
const keeps: Change = { path: '/keep-plan', action: '/api/plans/keep' };

/** Makes a change. Throws where it is not offered. */
async function makes(who: Buyer, { path, action }: Change): Promise<Answer> {
  return post(who, action, formTo((await get(who, path)).text, action).fields);
}

/** What is wrong with pages that are seen after a change that the platform confirmed. */
async function wrongAfter(who: Buyer, change: Change, answer: Answer, paths: readonly string[]) {
  const pages = await looksAt(hearing(who, answer), paths);
  const isTold = pages.some(({ texts }) => texts.includes('Your plan is cancelled.'));
  return [
    ...(answer.location === '/subscriptions' ? [] : [`it leads to ${answer.location}`]),
    ...(isTold || change === keeps ? [] : ['nothing says that it was done']),
    ...contradictions(pages),
    ...doubts(pages),
  ].map((each) => `after ${change.action}: ${each}`);
}

/** Makes changes while the lists are current, and returns what is wrong after each. */
async function wrongWithoutLag(who: Buyer, changes: readonly Change[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const change of changes.slice(0, 2))
    wrong.push(...(await wrongAfter(who, change, await makes(who, change), SAYING)));
  return wrong;
}

/** Makes changes while the lists are old, and returns what is wrong at once, and when the lists are current again. */
async function wrongWithLag(who: Buyer, changes: readonly Change[], lagMs: number): Promise<string[]> {
  const wrong: string[] = [];
  for (const [at, change] of changes.entries()) {
    const answer = await makes(who, change);
    wrong.push(...(await wrongAfter(who, change, answer, [PLAN_PAGES, OFFERING][at] ?? SAYING)));
    await sandbox.advanceClock(lagMs);
    // After the third change the account is where it was after the first.
    const later = at < 2 ? await looksAt(who, SAYING) : [];
    const found = [...contradictions(later), ...doubts(later)];
    if (changes.length === 1 && later.some(canResume)) found.push('a plan that cannot be kept can be');
    wrong.push(...found.map((each) => `${lagMs} ms after ${change.action}: ${each}`));
  }
  return wrong;
}

const canResume = ({ cards }: SeenPage) => cards.some(({ plan, texts }) => texts.includes(`Keep ${plan}`));

/** A page with its texts; for My Plan with the texts of one card. */
const page = (path: string, texts: string[], card?: string[]): SeenPage => ({
  path,
  leadsTo: undefined,
  texts,
  cards: card ? [{ plan: 'Plus', texts: card }] : [],
});
const leading = (path: string, leadsTo: string): SeenPage => ({ ...page(path, []), leadsTo });
const running = ['Cancel Plan', 'Next charge on May 1, 2027', '$3.99'];
const ending = ['Ends on May 1, 2027', 'You won’t be charged for this plan again.', 'Keep Plus'];
const myPlan = (card: string[], ...texts: string[]) => page('/subscriptions', texts, card);
const payment = (...texts: string[]) => page('/payment', texts);
const cancelPage = page('/cancel-plan', ['You keep Plus until May 1, 2027. Here’s what changes then.']);
const resumePage = page('/keep-plan', [
  'Keep Plus?',
  'Plus is set to end on May 1, 2027. Keep it.',
  'Keep Plus',
]);

describe('The rule sees a contradiction', () => {
  test.each<[string, SeenPage[]]>([
    ['on one card', [myPlan([...ending, 'Next charge on May 1, 2027'])]],
    ['between a card and its menu', [myPlan([...ending, 'Cancel Plan'])]],
    ['between a card and what is said above it', [myPlan(running, 'Your plan is cancelled.')]],
    ['between an outcome and a card', [myPlan(ending, 'You keep Plus.', 'It continues as before.')]],
    ['between two outcomes', [myPlan([], 'You keep Plus.', 'Plus, ended on May 1, 2026')]],
    [
      'between My Plan and the chooser',
      [myPlan(running), page('/plans', ['Plus is set to end on May 1, 2027.'])],
    ],
    ['where the chooser offers to keep what renews', [myPlan(running), page('/plans', ['Keep Plus'])]],
    ['where a plan that ends can be cancelled', [myPlan(ending), cancelPage]],
    ['where a plan that renews can be kept', [myPlan(running), resumePage]],
    [
      'where a plan that changes renews',
      [myPlan(['Then Pro, $7.99 per month.', 'Next charge on May 1, 2027'])],
    ],
    ['where what is offered leads back', [myPlan(running), leading('/cancel-plan', '/subscriptions')]],
    ['where what is made is not offered', [myPlan(['Paused']), cancelPage]],
    ['where a plan that ends is charged', [myPlan(ending), payment('Next charge', '$3.99 on May 1, 2027')]],
    ['where another amount is charged', [myPlan(running), payment('Next charge', '$4.99 on May 1, 2027')]],
    ['where it is charged another day', [myPlan(running), payment('Next charge', '$3.99 on May 2, 2027')]],
    ['where a plan that renews is not charged', [myPlan(running), payment('No credit card on file.')]],
    ['where an ended plan renews', [myPlan(running, 'Past plans', 'Plus, ended on May 1, 2026')]],
    [
      'where there is no plan, and a charge',
      [
        page('/subscriptions', ['You don’t have a plan right now.']),
        payment('Next charge', '$3.99 on May 1'),
      ],
    ],
    ['where there is no plan, and one ends', [leading('/subscriptions', '/plans'), resumePage]],
  ])('%s', (_where, pages) => {
    expect(contradictions(pages)).not.toEqual([]);
  });

  test.each<[string, SeenPage[]]>([
    [
      'a plan that renews',
      [
        myPlan(running, 'You keep Plus.'),
        payment('Next charge', '$3.59 on May 1, 2027, before tax and discounts'),
        cancelPage,
        leading('/keep-plan', '/subscriptions'),
      ],
    ],
    [
      'a plan that ends',
      [
        myPlan(ending, 'Your plan is cancelled.'),
        page('/plans', ['Plus is set to end on May 1, 2027.', 'Keep Plus']),
        payment(),
        resumePage,
        leading('/cancel-plan', '/subscriptions'),
      ],
    ],
    [
      'a plan that changes',
      [myPlan(['Plus until May 1.', 'Then Pro, $7.99 per month.', 'Cancel Plan', 'Keep Plus'])],
    ],
    ['an ended plan beside another one', [myPlan(running, 'Past plans', 'Pro, ended on May 1, 2026')]],
    [
      'no plan',
      [page('/subscriptions', ['Your plan is cancelled.', 'You don’t have a plan right now.']), payment()],
    ],
  ])('and none in %s', (_where, pages) => {
    expect(contradictions(pages)).toEqual([]);
  });

  test('and a doubt about what was confirmed', () => {
    expect(doubts([myPlan(ending, 'We’re still checking whether your plan was cancelled.')])).toHaveLength(1);
    expect(doubts([page('/error-status', ['Oops! Something went wrong.'])])).toHaveLength(1);
    expect(doubts([myPlan(ending, 'Your plan is cancelled.')])).toEqual([]);
  });
});

const people = `owner yearly trial free pending legacy collector apple double pastdue paused unclear ended
  returned cancelled`.split(/\s+/);
const forms = ['the usual form', 'cancelled-status', 'cancelled-date', 'cancelled-gone'] as const;
type CancelledForm = (typeof forms)[number];

/** From here on, the brand's platform tells of a cancellation in this form, and its reads are that old. */
async function platformTells(brand: string, form: CancelledForm, lagMs: number): Promise<void> {
  await sandbox.speak(form === 'the usual form' ? [] : [form], brand);
  await (lagMs === 0 ? sandbox.clearFaults() : delayEveryRead(brand, lagMs));
}

describe('Before any change, the pages agree', () => {
  beforeAll(() => sandbox.reset());
  afterAll(() => platformTells('geeni', 'the usual form', 0));

  test.each([
    ...people.map((persona) => [persona, 'the usual form'] as const),
    ...forms.slice(1).map((form) => ['cancelled', form] as const),
  ])('%s, %s', async (persona, form) => {
    await platformTells('geeni', form, 0);
    expect(contradictions(await looksAt(await buyer('geeni', persona), PLAN_PAGES))).toEqual([]);
  });
});

/**
 * All changes that a person can make one after another. A plan that is no longer listed is not kept, nor one that was paused,
 * which the sandbox ends at once, nor one whose state nobody explains.
 */
function offered(persona: string, form: CancelledForm): Change[] {
  if (persona === 'free' || persona === 'apple' || persona === 'ended') return [];
  const isStillListed = form !== 'cancelled-gone';
  if (persona === 'cancelled') return isStillListed ? [keeps, cancels] : [];
  const isExplained = persona !== 'unclear' || form === 'cancelled-status';
  return isStillListed && isExplained && persona !== 'paused' ? [cancels, keeps, cancels] : [cancels];
}

const cells = forms.flatMap((form) => {
  const changers = people.filter((persona) => offered(persona, form).length > 0);
  return [
    ...[0, 3_000].flatMap((lagMs) => changers.map((persona) => ({ brand: 'geeni', form, lagMs, persona }))),
    { brand: 'notion', form, lagMs: 3_000, persona: 'owner' },
  ];
});
const rows = [
  ...Map.groupBy(
    eachPair(cells, ({ form, lagMs, persona }) => [form, String(lagMs), persona]),
    ({ brand, form, lagMs }) => [brand, form, lagMs].join(),
  ).values(),
].flatMap((of) =>
  of.slice(0, 1).map(({ brand, form, lagMs }) => {
    return [brand, form, lagMs, of.map(({ persona }) => persona)] as const;
  }),
);

describe.each(rows)(
  'A page never says both that a plan is cancelled and that it renews: %s, %s, lists that are %d ms old',
  (brand, form, lagMs, personas) => {
    beforeAll(async () => {
      await sandbox.reset();
      await platformTells(brand, form, lagMs);
    });
    afterAll(() => platformTells(brand, 'the usual form', 0));

    test.each(personas)('%s', async (persona) => {
      const who = await buyer(brand, persona);
      const changes = offered(persona, form);
      expect(await (lagMs > 0 ? wrongWithLag(who, changes, lagMs) : wrongWithoutLag(who, changes))).toEqual(
        [],
      );
    });
  },
);
