import { beforeAll, expect, test } from 'vitest';
import { open, payer } from '../../support/billing.ts';
import { linksOf, wordsOf } from '../../support/html.ts';
import { ask, cookieHeader } from '../../support/portal.ts';
import { directivesOf } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());

test('geeni switches to the form of Stripe by its address, and back: its fields and its policy follow', async () => {
  const who = await payer('geeni');
  const stripe = await ask({ path: '/setup-stripe-elements', cookie: who.cookie });
  const recurly = await ask({
    path: '/setup-stripe-elements?enable=false',
    cookie: `${who.cookie}; ${cookieHeader(stripe)}`,
  });
  for (const [switched, label, other, frame] of [
    [stripe, 'Name on Card', 'First Name', 'stripe.localhost'],
    [recurly, 'First Name', 'Name on Card', 'recurly.localhost'],
  ] as const) {
    const page = await open(who, '/billing?from=payment', switched);
    expect(wordsOf(page.text)).toContain(label);
    expect(wordsOf(page.text)).not.toContain(other);
    const policy = directivesOf(String(page.headers['content-security-policy']));
    expect(policy.get('frame-src')).toContain(frame);
  }
});

test.each(['geeni', 'nightowl'])('%s: an unpaid invoice on /payment links to another card', async (brand) => {
  const page = await open(await payer(brand, 'pastdue'), '/payment');
  const alert = /<div class="alert[^"]*"[^>]*role="alert"[^]*?<\/div><\/div>/.exec(page.text)?.[0] ?? '';
  expect(wordsOf(alert)).toMatch(/is unpaid\./);
  expect(wordsOf(alert)).toContain('Update card');
  expect(linksOf(alert)).toContain('/billing?from=payment');
});
