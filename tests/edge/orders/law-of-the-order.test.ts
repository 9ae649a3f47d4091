import { beforeEach, describe, expect, it, test } from 'vitest';
import { buyer, get, ledger } from '../../support/buyer.ts';
import { withoutFooter, wordsOf } from '../../support/html.ts';
import { ask } from '../../support/portal.ts';
import { found, MONEY, submit, summary, words, written } from '../../support/promised.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());

const PLAN = { geeni: 'geeni_premium_m', pepper: 'pepper_pro_y', momentum: 'momentum_60_m' };

describe('The words of an order follow the law of the account’s country, where the brand sells', () => {
  const european = 'Order with obligation to pay';
  const withdrawal = 'You can withdraw within 14 days.';

  test.each([
    ['geeni sells to Germany', 'geeni', 'european', true],
    ['geeni sells to the United States', 'geeni', 'californian', false],
    ['pepper does not sell to Germany', 'pepper', 'european', false],
  ] as const)('%s: %s, %s', async (_sentence, brand, persona, isGerman) => {
    const who = await buyer(brand, persona);
    const told = await summary(who, PLAN[brand]);
    const page = withoutFooter((await get(who, '/order-summary')).text);
    expect(told.includes(european)).toBe(isGerman);
    expect(told.includes('Submit')).toBe(!isGerman);
    expect(told.includes(withdrawal)).toBe(isGerman);
    expect(page.includes('href="/contract-information"')).toBe(isGerman);
    expect(/\.\d\d per (month|year), tax included/.test(told)).toBe(isGerman);
    const checkout = await words(who, `/checkout?planId=plan-${PLAN[brand]}`);
    expect(checkout.includes(european)).toBe(isGerman);
  });
});

describe('Where the law asks for it, prices contain their tax', () => {
  it('the price on the chooser is the charge in the ledger', async () => {
    const who = await buyer('geeni', 'european');
    const plans = await words(who, '/plans');
    expect(plans).toContain('Prices include tax.');
    const [price] = found(plans, `Premium (${MONEY}) /mo`);
    const told = await summary(who, PLAN.geeni);
    expect(told).toContain(`${price} per month`);
    expect(told).toContain(`, then ${price} on`);
    await submit(who);
    await sandbox.advanceClock(20 * 86_400_000);
    const [taken] = await ledger(who);
    expect(taken && written(taken).amount).toBe(price);
  });

  test.each([
    ['geeni', 'de-DE', '9,51 €', 'Preise inklusive Steuern'],
    ['geeni', 'fr-FR', '9,59 €', 'Prix toutes taxes comprises'],
    ['geeni', 'en-US', '$7.99', 'Prices don’t include tax'],
    ['geeni', 'en-GB', '£7.99', 'Prices don’t include tax'],
    ['pepper', 'de-DE', '6,99 €', 'Preise zuzüglich Steuern'],
  ])('a visitor of %s whose browser speaks %s sees %s: %s', async (brand, language, price, sentence) => {
    const page = await ask({ brand, path: '/plans', headers: { 'accept-language': language } });
    const said = wordsOf(page.text).replace(/[\u00A0\u202F]/g, ' ');
    expect(said).toContain(price);
    expect(said).toContain(sentence);
  });
});

describe('Who may cancel reads where', () => {
  test.each([
    ['momentum', 'support.momentum.example/cancel'],
    ['pepper', 'support.pepper.example/cancel'],
    ['nightowl', 'support.nightowl.example/cancel'],
  ])('%s has no Cancel Plan, and My Plan names %s', async (brand, place) => {
    const page = (await get(await buyer(brand, 'owner'), '/subscriptions')).text;
    expect(wordsOf(page)).toContain(`To cancel, go to ${place}`);
    expect(page).toContain(`href="https://${place}"`);
    expect(wordsOf((await get(await buyer(brand, 'free'), '/subscriptions')).text)).not.toContain(
      'To cancel,',
    );
  });

  it('at a brand with Cancel Plan it is in the plan’s menu alone', async () => {
    const page = (await get(await buyer('geeni', 'owner'), '/subscriptions')).text;
    expect(wordsOf(page)).not.toContain('To cancel,');
    expect(page).toContain('href="/cancel-plan?');
  });

  test.each([
    ['geeni', 'Cancel any time on My Plan'],
    ['momentum', 'To cancel, go to support.momentum.example/cancel'],
  ] as const)('%s says beside the consent to an order: %s', async (brand, sentence) => {
    const told = (await summary(await buyer(brand, 'owner'), PLAN[brand])).replaceAll('<!-- -->', '');
    const [beside] = found(told, 'until you cancel.(.*)I accept the Terms and Conditions');
    expect(beside).toContain(sentence);
  });
});

describe('What was agreed to can be kept', () => {
  const copyIn = (page: string) =>
    decodeURIComponent(
      /href="data:text\/plain;charset=utf-8,([^"]*)" download="([^"]*)"/.exec(page)?.[1] ?? '',
    );

  test.each([
    ['geeni', 'european', true, ['tax included', '/withdrawal', 'Merkury Smart Europe GmbH']],
    ['momentum', 'owner', false, ['To cancel, go to https://support.momentum.example/cancel']],
  ] as const)(
    'the receipt of %s, %s, has a file with all of it',
    async (brand, persona, hasWithdrawal, sentences) => {
      const who = await buyer(brand, persona);
      await summary(who, PLAN[brand]);
      await submit(who);
      const copy = copyIn((await get(who, '/order-summary')).text).replace(/[\u2066-\u2069]/g, '');
      for (const sentence of ['Ordered on', 'Renews at', ...sentences]) expect(copy).toContain(sentence);
      expect(copy).toMatch(/\w+ \d+, \d{4}: \S*\d\.\d\d/);
      expect(copy.includes('withdraw within 14 days')).toBe(hasWithdrawal);
    },
  );
});

describe('Who asks for their data reads where, on the security page', () => {
  it('with how to unlink each assistant of the brand', async () => {
    const page = (await get(await buyer('geeni', 'owner'), '/security')).text;
    expect(page).toContain('href="mailto:support@geeni.example?subject=');
    const said = wordsOf(page);
    expect(said).toContain(
      'For a copy of your data, or to have it corrected, write to support@geeni.example',
    );
    expect(said).toContain('To unlink Google Home, open the Google Home app');
    expect(said).toContain('To unlink Amazon Alexa, open the Alexa app');
  });
});
