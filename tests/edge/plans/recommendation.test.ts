import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { linksOf, tagsOf, wordsOf } from '../../support/html.ts';
import { ask, signedIn } from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());
afterEach(() => sandbox.speak([], 'geeni'));

const NAMED = /would cover|covers .+ too/;

async function myPlan(persona: string, brand: string) {
  const cookie = await signedIn(persona, brand);
  return { cookie, text: (await ask({ brand, cookie, path: '/subscriptions' })).text };
}

describe('The recommended plan', () => {
  test.each([
    [
      'geeni',
      'Plus would cover your 2 cameras for $4.00 less a month, with 14 instead of 30 days of video. Not in Plus: Snooze notifications See Plus',
    ],
    [
      'momentum',
      '30-Day would cover your 2 cameras for $4.00 less a month, with 30 instead of 60 days of video. Not in 30-Day: Send Help Smart Security See 30-Day',
    ],
    [
      'nightowl',
      'Plus would cover your 2 cameras for $6.00 less a month. Not in Plus: 14 days of DVR history, Snooze notifications See Plus',
    ],
    [
      'notion',
      'Plus would cover your 2 cameras for $4.00 less a month, with 30 instead of 60 days of video. Not in Plus: Send Help Smart Security See Plus',
    ],
    [
      'visi',
      'Pro (up to 4 devices) would cover your 2 cameras for $4.00 less a month. See Pro (up to 4 devices)',
    ],
  ])('%s: two cameras on the largest plan', async (brand, sentence) => {
    expect(wordsOf((await myPlan('roomy', brand)).text)).toContain(sentence);
  });

  test.each([
    ['otis', 'roomy'],
    ['pepper', 'roomy'],
    ['geeni', 'pending'],
    ['geeni', 'trial'],
    ['geeni', 'apple'],
    ['geeni', 'double'],
    ['geeni', 'yearly'],
    ['otis', 'owner'],
    ['geeni', 'paused'],
  ])('%s, %s: none is named', async (brand, persona) => {
    expect(wordsOf((await myPlan(persona, brand)).text)).not.toMatch(NAMED);
  });

  test('its link opens the chooser with the plan selected, where each plan is told in the person’s cameras', async () => {
    const { text, cookie } = await myPlan('roomy', 'geeni');
    const path = linksOf(text).find((link) => link.startsWith('/plans?planId=')) ?? '';
    const chooser = (await ask({ brand: 'geeni', cookie, path })).text;
    const selected = tagsOf(chooser).find(
      ({ name, attributes }) => name === 'input' && attributes.has('checked'),
    );
    expect(selected?.attributes.get('value')).toBe('plan-geeni_plus_m');
    const words = wordsOf(chooser);
    expect(words).toContain('Covers 1 of your 2 cameras');
    expect(words).toMatch(/Plus Fits you \$3\.99 \/mo \$4\.00 less a month Covers Driveway and Front Door/);
    expect(wordsOf((await ask({ brand: 'geeni', path: '/plans' })).text)).not.toContain('Covers ');
  });

  test('is not named where the platform does not state the next charge', async () => {
    await sandbox.speak(['no-next-charge'], 'geeni');
    expect(wordsOf((await myPlan('roomy', 'geeni')).text)).not.toMatch(NAMED);
  });
});
