import { beforeEach, describe, expect, test } from 'vitest';
import { linksOf } from '../../support/html.ts';
import { type Answer, ask, postForm, signedIn } from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());

/** The way that a visitor takes who chooses a plan: where the sign-in returns to. */
async function chosen(brand: string, planId: string, query = ''): Promise<string> {
  const { text } = await ask({ brand, path: `/plans${query}` });
  const ways = linksOf(text).flatMap(
    (link) => new URLSearchParams(link.split('?', 2)[1]).get('redirectUri') ?? [],
  );
  return ways.find((way) => way.includes(`planId=${planId}&`)) ?? 'no such plan';
}

async function arrives(persona: string, brand: string, path: string): Promise<Answer & { cookie: string }> {
  const cookie = await signedIn(persona, brand);
  return { ...(await ask({ brand, path, cookie })), cookie };
}

describe('A person who chose a plan as a visitor goes on by themselves', () => {
  test.each([
    ['geeni', 'newcomer', 'plan-geeni_plus_m', '/billing'],
    ['visi', 'free', 'plan-visi_pro_4_m', '/billing'],
    ['otis', 'free', 'plan-otis_essential_y', '/manage-devices'],
  ])('%s, %s: %s leads to %s', async (brand, persona, planId, next) => {
    const term = planId.endsWith('_y') ? '?term=yearly' : '';
    const path = await chosen(brand, planId, term);
    expect(path).toMatch(/&price=(\d+USD|free)$/);
    const answer = await arrives(persona, brand, path);
    expect([answer.status, answer.location]).toEqual([303, next]);
    // Nothing is placed, and the plan waits to be finished.
    const plan = await ask({ brand, path: next, cookie: answer.cookie });
    expect(plan.status).toBe(200);
    // The way back leads to the plans, not onward again.
    const back = await ask({ brand, path, cookie: answer.cookie });
    expect([back.status, back.location]).toEqual([200, undefined]);
    expect(back.text).toMatch(
      new RegExp(`<input[^>]*checked[^>]*value="${planId}"|value="${planId}"[^>]*checked`),
    );
  });

  test('visi: through the question, where something is lost', async () => {
    const path = await chosen('visi', 'plan-basic');
    const answer = await arrives('owner', 'visi', path);
    expect(answer.location).toBe('/plans?planId=plan-basic&confirm=1');
    expect((await ask({ brand: 'visi', path: answer.location ?? '', cookie: answer.cookie })).status).toBe(
      200,
    );
  });
});

describe('It stays on the plans', () => {
  test.each([
    [
      'the price is another one than the visitor saw',
      'newcomer',
      '/plans?planId=plan-geeni_plus_m&price=299USD',
    ],
    ['the currency is', 'canadian', '/plans?planId=plan-geeni_plus_m&price=399USD'],
    ['no price was seen', 'newcomer', '/plans?planId=plan-geeni_plus_m'],
    [
      'the visitor saw a trial that the person cannot have',
      'owner',
      '/plans?planId=plan-geeni_premium_m&price=799USD',
    ],
    ['the person has the plan', 'owner', '/plans?planId=plan-geeni_plus_m&price=399USD'],
    ['the plan cannot be chosen', 'apple', '/plans?planId=plan-geeni_premium_m&price=799USD'],
    [
      'a change is pending, which can be taken back',
      'pending',
      '/plans?planId=plan-geeni_basic_m&price=199USD',
    ],
    ['there is no such plan', 'newcomer', '/plans?planId=nope&price=399USD'],
    [
      'it says why a choice was not taken',
      'newcomer',
      '/plans?planId=plan-geeni_plus_m&price=399USD&notice=changed',
    ],
  ])('where %s', async (_, persona, path) => {
    const answer = await arrives(persona, 'geeni', path);
    expect([answer.status, answer.location]).toEqual([200, undefined]);
  });

  test('where the account cannot be read whole', async () => {
    const cookie = await signedIn('newcomer', 'geeni');
    await sandbox.setFault({ method: 'GET', path: '/billingInfo', fault: 'status:500' });
    const answer = await ask({
      brand: 'geeni',
      path: '/plans?planId=plan-geeni_plus_m&price=399USD',
      cookie,
    });
    await sandbox.clearFaults();
    expect(answer.status).toBe(200);
  });

  test('where the person discarded the plan on the way, and chooses again', async () => {
    const path = '/plans?planId=plan-geeni_plus_m&price=399USD';
    const { cookie } = await arrives('newcomer', 'geeni', path);
    await postForm('/api/plans/discard', {}, { brand: 'geeni', cookie });
    expect((await ask({ brand: 'geeni', path: '/plans?planId=plan-geeni_plus_m', cookie })).status).toBe(200);
  });
});
