import { beforeAll, describe, expect, test } from 'vitest';
import { ask, cookieHeader, emailOf, PASSWORD, postForm } from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';

const brands = ['momentum', 'pepper', 'otis', 'visi', 'geeni', 'notion', 'nightowl'];
/** Everybody with a plan, and the plans of their page; most have one. */
const withPlan = [
  ['owner'],
  ['free'],
  ['trial'],
  ['yearly'],
  ['pending'],
  ['legacy'],
  ['collector'],
  ['household', 'household-plan'],
  ['apple'],
  ['double', 'double-plan', 'double-plan-apple'],
  ['pastdue'],
  ['expired'],
  ['migrating'],
  ['stuck'],
] as const;

beforeAll(() => sandbox.reset());

const signIn = (persona: string, brand: string) =>
  postForm('/api/auth/sign-in', { username: emailOf(persona, brand), password: PASSWORD }, { brand });

describe.each(brands)('On %s', (brand) => {
  test.each(withPlan)('%s signs in and sees all of their plans', async (persona, ...plans) => {
    const answer = await signIn(persona, brand);
    expect([answer.status, answer.location]).toEqual([303, '/subscriptions']);
    const page = await ask({ brand, path: '/subscriptions', cookie: cookieHeader(answer) });
    expect(page.status).toBe(200);
    expect(page.text).toContain('<h1>My Plan</h1>');
    expect(page.text.match(/<h2 id="plan-/g)).toHaveLength(Math.max(1, plans.length));
    for (const plan of plans) expect(page.text).toContain(`id="plan-${brand}-${plan}"`);
  });

  test('newcomer signs in and is led to the plans', async () => {
    const answer = await signIn('newcomer', brand);
    const page = await ask({ brand, path: '/subscriptions', cookie: cookieHeader(answer) });
    expect([page.status, page.location]).toEqual([303, '/plans']);
  });

  test('leaving signs in and is asked about the deletion', async () => {
    const answer = await signIn('leaving', brand);
    const cookie = cookieHeader(answer);
    for (const path of [answer.location ?? '', '/subscriptions']) {
      const page = await ask({ brand, path, cookie });
      expect([page.status, page.location]).toEqual([302, '/pending-delete']);
    }
    expect((await ask({ brand, path: '/pending-delete', cookie })).status).toBe(200);
  });

  test.each([
    ['mfa-sms', /\(xxx\) xxx-xx\d\d/],
    ['mfa-email', /m\*{5}@\w\*{5}\.example/],
  ])('%s is asked for an MFA code and is not signed in', async (persona, contact) => {
    const answer = await signIn(persona, brand);
    expect([answer.status, answer.location]).toEqual([303, '/mfaLogin']);
    const cookie = cookieHeader(answer);
    expect(cookie).not.toContain('__Host-session=');
    expect((await ask({ brand, path: '/mfaLogin', cookie })).text).toMatch(contact);
    expect((await ask({ brand, path: '/subscriptions', cookie })).status).toBe(302);
  });

  test.each([
    ['locked', 'Your account is locked. Please wait 10 minutes and try again.'],
    ['unverified', 'Email is not verified. Please verify and try again.'],
    ['nobody', 'The email or password you entered is incorrect.'],
  ])('%s reads: %s', async (persona, message) => {
    const answer = await signIn(persona, brand);
    expect([answer.status, answer.location]).toEqual([303, '/login']);
    const page = await ask({ brand, path: '/login', cookie: cookieHeader(answer) });
    expect(page.text).toContain(message);
    expect(page.text).toContain(`value="${emailOf(persona, brand)}"`);
    expect(page.text).not.toContain(PASSWORD);
  });
});
