import { beforeEach, describe, expect, test } from 'vitest';
import { cardToken, owner } from '../../support/billing.ts';
import { type Buyer, buyer, get, ledger, post, hearing } from '../../support/buyer.ts';
import { formTo, wordsOf } from '../../support/html.ts';
import { offPortal } from '../../support/onward.ts';
import { DATE, DAY_MS, found, MONEY, submit, summary, words, written } from '../../support/promised.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());

/** The label of the next charge on Payment, also while the card has trouble. */
const NEXT = 'Next charge(?:, once your card works)?';

type Step = (who: Buyer) => Promise<unknown>;

/** Orders a plan, and expects that today's charge is what the summary says. */
const orders =
  (code: string, promo?: string): Step =>
  async (who) => {
    const before = (await ledger(who)).length;
    const [today = ''] = found(await summary(who, code, promo), `Charged today (${MONEY})`);
    await submit(who);
    const [charge, ...others] = (await ledger(who)).slice(0, (await ledger(who)).length - before);
    expect([charge ? written(charge).amount : today.replace(/[1-9]/g, '0'), others]).toEqual([today, []]);
  };

const cancels: Step = async (who) => {
  const { fields } = formTo((await get(who, '/cancel-plan?step=confirm')).text, '/api/cancel');
  expect((await post(who, '/api/cancel', fields)).location).toBe('/subscriptions');
};

/** Keeps the plan, and expects the next charge that the page has promised on Payment. */
const keeps: Step = async (who) => {
  const page = await get(who, '/keep-plan');
  const [amount, date] = found(wordsOf(page.text), `, then (${MONEY})(?: plus any tax)? on (${DATE}) `);
  await post(who, '/api/plans/keep', formTo(page.text, '/api/plans/keep').fields);
  expect(await words(who, '/payment')).toContain(`Next charge ${amount} on ${date}`);
};

/** Goes on to the next charge that Payment promises, and expects it in the ledger, alone, to the cent and the day. */
const isCharged: Step = async (who) => {
  const before = (await ledger(who)).length;
  const [amount, date] = found(await words(who, '/payment'), `${NEXT} (${MONEY}) on (${DATE})`);
  const [shown] = found(
    await words(who, '/subscriptions'),
    `(?:Next charge on ${DATE}|First charge after your trial|\\. Then [^$]+?) (${MONEY})`,
  );
  expect(shown).toBe(amount);
  await goesOnTo(who, date ?? '');
  const [charge, ...others] = (await ledger(who)).slice(0, (await ledger(who)).length - before);
  expect([charge && written(charge), others]).toEqual([{ amount, date }, []]);
};

/** Nothing more is charged for a year, and no page promises a charge. */
const isNeverCharged: Step = async (who) => {
  const before = await ledger(who);
  expect(await words(who, '/payment')).not.toContain('Next charge');
  expect(await words(who, '/subscriptions')).not.toMatch(/Next charge|First charge/);
  await goesOn(who, 366 * DAY_MS);
  expect(await ledger(who)).toEqual(before);
};

let today = 0;

/** Lets time pass. The platform's session is over by then, so the person signs in again. */
async function goesOn(who: Buyer, ms: number): Promise<void> {
  await sandbox.advanceClock(ms);
  today += ms;
  Object.assign(who, await buyer(who.brand, who.persona));
}

const goesOnTo = (who: Buyer, date: string) => goesOn(who, Date.parse(`${date} 12:00 UTC`) + DAY_MS - today);

beforeEach(() => {
  today = Date.now();
});

/** Stores a card that works; the page after it, with what it says once. */
async function storesCard(who: Buyer): Promise<string> {
  const form = await get(who, '/billing?from=payment');
  const { provider } = formTo(form.text, '/api/billing/store').fields;
  expect(provider).toBe('recurly');
  const token = await cardToken('ok', { lastFour: '9999' });
  const saved = await post(who, '/api/billing/store', {
    provider: 'recurly',
    from: 'payment',
    token,
    ...owner,
  });
  return words(hearing(who, saved), saved.location ?? '');
}

describe('What the pages promise after one change and another is what is charged', () => {
  test.each<[what: string, brand: string, persona: string, steps: Step[]]>([
    ['cancelled and kept', 'geeni', 'owner', [cancels, keeps, isCharged, isCharged]],
    ['cancelled in the trial and kept', 'otis', 'trial', [cancels, keeps, isCharged, isCharged]],
    ['cancelled for good', 'visi', 'owner', [cancels, isNeverCharged]],
    [
      'cancelled, ended, and begun again',
      'geeni',
      'cancelled',
      [
        isNeverCharged,
        orders('geeni_premium_m'),
        (who) => expect(words(who, '/subscriptions')).resolves.toContain('Premium'),
      ],
    ],
    ['a plan that had ended, and another one', 'geeni', 'ended', [orders('geeni_plus_m'), isCharged]],
    [
      'a discount for three months, cancelled and kept',
      'otis',
      'newcomer',
      [(who) => storesCard(who), orders('otis_pro_m', 'quarter25'), cancels, keeps, isCharged],
    ],
    [
      'a bigger plan with a lasting code, then a smaller one, then kept',
      'geeni',
      'owner',
      [orders('geeni_premium_m', 'always15'), orders('geeni_basic_m'), keeps, isCharged, isCharged],
    ],
    [
      'a smaller plan for later, then a bigger one at once',
      'geeni',
      'owner',
      [orders('geeni_basic_m'), orders('geeni_premium_m'), isCharged],
    ],
    ['from a year to a month', 'visi', 'yearly', [orders('visi_pro_8_m'), isCharged]],
    ['smaller at the provider’s page, then kept', 'notion', 'pending', [keeps, isCharged]],
    ['cancelled at the provider’s page, and kept', 'notion', 'owner', [cancels, keeps, isCharged]],
  ])('%s: %s, %s', async (_what, brand, persona, steps) => {
    const who = await buyer(brand, persona);
    for (const step of steps) await step(who);
  });
});

describe('A payment that is past due is said before and after a card pays it', () => {
  test.each(['pepper', 'nightowl', 'geeni'])('%s: on the card form, and on Payment', async (brand) => {
    const who = await buyer(brand, 'pastdue');
    const [date, amount] = found(
      await words(who, '/payment'),
      `Your (${DATE}) invoice \\((${MONEY})\\) is unpaid\\.`,
    );
    expect(await words(who, '/billing?from=payment')).toContain(
      `Your new card will also be used for the unpaid ${amount} from ${date}.`,
    );
    expect(await storesCard(who)).toContain(
      `Your card is saved. It will be used for every charge from now on. Your ${date} invoice (${amount}) was paid with it.`,
    );
    expect((await ledger(who)).map((charge) => [written(charge).amount, charge.lastFour])).toEqual([
      [amount, '9999'],
    ]);
    expect(await words(who, '/subscriptions')).not.toContain('past due');
  });

  test('notion: on the way back from the provider’s page', async () => {
    const who = await buyer('notion', 'pastdue');
    const [date, amount] = found(
      await words(who, '/payment'),
      `Your (${DATE}) invoice \\((${MONEY})\\) is unpaid\\.`,
    );
    const path = new URL(await offPortal(await get(who, '/billing'), 'notion')).pathname;
    await post(who, path, { action: 'save', card: 'mastercard' });
    const told = await words(who, '/payment');
    expect(told).toContain(`Your ${date} invoice (${amount}) was paid with it.`);
    expect(told).toContain('4444');
    expect(await words(who, '/payment')).not.toContain('was paid with it');
    expect((await ledger(who)).map((charge) => written(charge).amount)).toEqual([amount]);
  });

  test('notion: who comes back without another card reads nothing new', async () => {
    const who = await buyer('notion', 'pastdue');
    await offPortal(await get(who, '/billing'), 'notion');
    expect(await words(who, '/payment')).not.toMatch(/Your card is saved|was paid with it/);
  });

  test('a renewal that the card on file declines is past due, and a new card pays it', async () => {
    const who = await buyer('geeni', 'expired');
    const [amount, date] = found(await words(who, '/payment'), `${NEXT} (${MONEY}) on (${DATE})`);
    await goesOnTo(who, date ?? '');
    expect(await ledger(who)).toEqual([]);
    expect(await words(who, '/subscriptions')).toMatch(/Your .* invoice \(\$\S+\) is unpaid\./);
    expect(await words(who, '/payment')).toContain(`Your ${date} invoice (${amount}) is unpaid.`);
    expect(await storesCard(who)).toContain(`Your ${date} invoice (${amount}) was paid with it.`);
    expect((await ledger(who)).map((charge) => written(charge).amount)).toEqual([amount]);
  });
});
