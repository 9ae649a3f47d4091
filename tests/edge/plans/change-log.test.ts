import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, buyer, get, hearing, post } from '../../support/buyer.ts';
import { formTo, linksOf, wordsOf } from '../../support/html.ts';
import { type Answer, ask, requestIdOf } from '../../support/portal.ts';
import { DATE, found, MONEY, submit, summary } from '../../support/promised.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const CHANGE_LOG = '/plan-record';
const MOMENT = '\\w+ \\d{1,2}, \\d{4} at \\d{1,2}:\\d\\d:\\d\\d [AP]M [A-Z]+[+\\d]*';
const REFERENCE = 'Reference: [0-9a-f-]{36}';
const changeLogOf = async (who: Buyer) => wordsOf((await get(who, CHANGE_LOG)).text);

async function cancels(who: Buyer): Promise<Answer> {
  const { fields } = formTo((await get(who, '/cancel-plan?step=confirm')).text, '/api/cancel');
  return post(who, '/api/cancel', fields);
}

async function keeps(who: Buyer): Promise<Answer> {
  const { fields } = formTo((await get(who, '/keep-plan')).text, '/api/plans/keep');
  return post(who, '/api/plans/keep', fields);
}

async function orders(who: Buyer, planId: string): Promise<Answer> {
  await post(who, '/api/plans/choose', { planId, confirmed: 'yes' });
  const { fields } = formTo((await get(who, '/order-summary')).text, '/api/orders/submit');
  return post(who, '/api/orders/submit', { ...fields, terms: 'accepted' });
}

describe('What a person changed here is kept for them to show', () => {
  test.each(['otis', 'visi', 'notion', 'geeni'])(
    '%s: a cancellation leads to its entry, which stays',
    async (brand) => {
      const who = await buyer(brand, 'owner');
      const said = await get(hearing(who, await cancels(who)), '/subscriptions');
      expect(wordsOf(said.text)).toContain('See the confirmation');
      expect(linksOf(said.text)).toContain(CHANGE_LOG);
      const page = await get(who, CHANGE_LOG);
      expectSafe(page, { brand });
      expect(wordsOf(page.text)).toMatch(
        new RegExp(
          `You cancelled [^.]+\\. ${MOMENT} You keep [^.]+ until \\w+ \\d{1,2}, \\d{4}, and you won’t be charged for it again\\. ${REFERENCE}`,
        ),
      );
      expect(await changeLogOf(who)).toContain('You cancelled');
      // Another session of the account, and another account.
      expect(await changeLogOf(await buyer(brand, 'owner'))).toContain('You cancelled');
      expect(await changeLogOf(await buyer(brand, 'collector'))).toContain('No changes yet');
    },
  );

  test('an order, a cancellation and a plan that is kept are listed, the newest first', async () => {
    const who = await buyer('geeni', 'owner');
    await orders(who, 'plan-geeni_premium_m');
    await cancels(who);
    const kept = await get(hearing(who, await keeps(who)), '/subscriptions');
    expect(linksOf(kept.text)).toContain(CHANGE_LOG);
    const words = await changeLogOf(who);
    expect(words).toMatch(
      /You chose to keep Premium\..*Nothing was charged\..*You cancelled Premium\..*You ordered Premium\..*\$\d+\.\d\d was charged\. Renews at/,
    );
    expect(words.match(new RegExp(REFERENCE, 'g'))).toHaveLength(3);
  });

  test.each([
    ['always15', 'geeni', 'geeni_premium_m'],
    ['quarter25', 'momentum', 'momentum_60_m'],
    ['save10', 'visi', 'visi_pro_8_m'],
  ])(
    'with the code %s at %s the change log names the next charge of the thanks',
    async (code, brand, plan) => {
      const who = await buyer(brand, 'owner');
      await summary(who, plan, code);
      const thanks = await submit(who);
      const [day, amount] = found(thanks, `Today \\S+ (${DATE}) (${MONEY})`);
      const changeLog = await changeLogOf(who);
      expect(changeLog).toContain(`Next charge: ${amount} on ${day}`);
      if (code === 'always15') expect(changeLog).toContain(`Renews at ${amount} per month`);
    },
  );

  test('a cancellation whose answer was lost has the reference of the request that sent it', async () => {
    const who = await buyer('otis', 'owner');
    await sandbox.setFault({ brand: 'otis', method: 'POST', path: '/cancelPlan', fault: 'done:500' });
    const sent = await cancels(who);
    await get(who, '/subscriptions');
    const words = await changeLogOf(who);
    expect(words.match(/You cancelled/g)).toHaveLength(1);
    expect(words).toContain(`Reference: ${requestIdOf(sent)}`);
  });

  test('the page asks the platform nothing', async () => {
    const who = await buyer('otis', 'owner');
    await sandbox.clearLog();
    expect(await changeLogOf(who)).toContain('No changes yet');
    expect(await sandbox.log()).toEqual([]);
  });

  test('Account History leads there', async () => {
    const { text } = await get(await buyer('otis', 'owner'), '/account-history');
    expect(linksOf(text)).toContain(CHANGE_LOG);
  });

  test('a visitor signs in first', async () => {
    expect((await ask({ brand: 'otis', path: CHANGE_LOG })).location).toBe(
      '/login?redirectUri=%2Fplan-record',
    );
  });
});
