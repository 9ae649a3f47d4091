import { beforeAll, describe, expect, test, vi } from 'vitest';
import { buyer, type Buyer, post } from '../../support/buyer.ts';
import { formTo, linksOf } from '../../support/html.ts';
import { assistantOf, expectSso, linkAt, linkingPath } from '../../support/linking.ts';
import { beginMfa, newestCode } from '../../support/mfa.ts';
import { ask, cookieHeader, newNetwork, postForm, postJson } from '../../support/portal.ts';
import { expectProblem } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { inTurn } from '../../support/suite.ts';
import { codeSpellings, noCodes, type Spelling, spellings } from '../../support/typed-spellings.ts';

beforeAll(() => sandbox.reset());

/** The spellings that one door is tried with: all of them, or in `npm test` every twelfth. */
const atDoor = (turn: number, all = spellings): readonly Spelling[] => inTurn(all, { turn, turns: 12 });
const codes = [...codeSpellings, ...spellings];

let people = 0;
/** An address of nobody, with digits and a hyphen. */
const nobody = () => `nobody-25${++people}@geeni.example`;
/** The accounts that the platform was asked about by an operation, newest first. */
const askedAbout = async (path: RegExp) =>
  (await sandbox.log()).flatMap((call) => (path.test(call.path) ? [call.account] : []));

describe('An address reaches the platform as it counts', () => {
  test.each(atDoor(0))('at sign-in: %s', async (_name, spell) => {
    const email = nobody();
    const typed = { username: spell(email), password: 'wrong', rememberMe: false };
    await postJson('/api/auth/sign-in', typed, { network: newNetwork() });
    expect((await askedAbout(/^\/byEmail/))[0]).toBe(email);
  });

  test.each(atDoor(1))('at the sign-in of a linking: %s', async (_name, spell) => {
    const email = nobody();
    await linkAt(linkingPath('google'), { username: spell(email), password: 'wrong' });
    expect((await askedAbout(/^\/authcode/))[0]).toBe(email);
  });

  test.each(atDoor(2))('where a password is forgotten: %s', async (_name, spell) => {
    const email = nobody();
    const answer = await postForm('/api/recovery/forgot', { email: spell(email) }, { network: newNetwork() });
    expect(answer.location).toBe('/forgot-password?view=submitted');
    await vi.waitFor(async () => expect(await askedAbout(/^\/forgotPassword/)).toContain(email), 20_000);
  });

  test.each(atDoor(3))('in a declaration: %s', async (_name, spell) => {
    const email = nobody();
    const { fields } = formTo((await ask({ path: '/withdrawal' })).text, '/api/legal/declaration');
    const typed = { ...fields, name: 'علی\u200cرضا\u200e', email: spell(email), contract: 'Premium' };
    const answer = await postForm('/api/legal/declaration', typed, { network: newNetwork() });
    expect(answer.location).toBe('/withdrawal?view=sent');
    const receipt = (await sandbox.outbox(email)).find(({ kind }) => kind === 'receipt');
    expect(receipt?.text).toContain('Name: علی\u200cرضا\n');
  });
});

describe('A one-time code is read', () => {
  test.each(atDoor(4, codes))('at sign-in: %s', async (_name, spell) => {
    // The platform sends only a few codes in ten minutes.
    await sandbox.reset();
    const { cookie, code, signIn } = await beginMfa();
    const answer = await postForm('/api/mfa/verify', { code: spell(code), signIn }, { cookie });
    expect([answer.status, answer.location]).toEqual([303, '/subscriptions']);
  });

  test.each(atDoor(5, codes))('in a linking: %s', async (_name, spell) => {
    await sandbox.reset();
    const begun = await linkAt(linkingPath('google', { state: 'a' }), { persona: 'mfa-email' });
    const cookie = cookieHeader(begun);
    const page = await ask({ path: begun.location ?? '', cookie });
    const { request = '' } = formTo(page.text, '/api/linking/code').fields;
    const code = spell(await newestCode());
    const answer = await postForm('/api/linking/code', { request, code }, { cookie });
    const { redirectUri } = assistantOf('google');
    await expectSso(answer, { redirectUri, state: 'a' });
  });

  test('and nothing else is one', async () => {
    await sandbox.reset();
    const { cookie, signIn } = await beginMfa();
    await sandbox.clearLog();
    for (const [, code] of noCodes)
      expectProblem(await postJson('/api/mfa/verify', { code, signIn }, { cookie }), 400, 'code_incomplete');
    expect(await sandbox.log()).toEqual([]);
  });
});

describe('A promo code is read', () => {
  let who: Buyer;
  beforeAll(async () => {
    await sandbox.reset();
    who = await buyer('momentum', 'owner');
    await post(who, '/api/plans/choose', { planId: 'plan-momentum_60_m', confirmed: 'yes' });
  });

  test.each(atDoor(6))('on the page of the order: %s', async (_name, spell) => {
    await sandbox.clearLog();
    await post(who, '/api/orders/promo', { code: spell('SAVE-10') });
    const paths = (await sandbox.log()).map(({ path }) => path);
    expect(paths).toContain('/validateCoupon/save-10');
  });

  test.each(atDoor(7))('in a link: %s', async (_name, spell) => {
    const page = await ask({ path: `/plans?promoCode=${encodeURIComponent(spell('SAVE-10'))}` });
    expect(linksOf(page.text).join('\n')).toContain('promoCode%3Dsave-10%26');
  });
});
