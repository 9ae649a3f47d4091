import { describe, expect, it, test } from 'vitest';
import { brandsIn } from './all-brands.ts';
import { isPlaceholder, placeholdersIn } from './placeholder.ts';

describe('the placeholder rule', () => {
  test.each<[value: string, inStaging: boolean, inProduction: boolean]>([
    ['https://api.geeni.example', true, true],
    ['https://api.geeni.example/v2/', true, true],
    ['account.geeni.example', true, true],
    ['support@geeni.example', true, true],
    ['https://www.example.com/terms', true, true],
    ['account.example.org', true, true],
    ['geeni.apps.googleusercontent.example', true, true],
    ['example.geeni.app', true, true],
    ['https://play.google.com/store/apps/details?id=example.geeni.app', true, true],
    ['https://apps.apple.com/app/id1000000520', true, true],
    ['ewr1-geeni-public-key', true, true],
    ['ewr1-placeholder', true, true],
    ['pk_live_placeholder', true, true],
    ['acct_placeholder', true, true],
    ['GTM-PLACEHOLDER', true, true],
    ['GTM-ABC123', true, true],
    ['GTM-XXXXXX', true, true],
    ['BCR2DN4T00000001', true, true],
    ['geeni-lr-api-key', true, true],
    ['https://pitangui.amazon.com/api/skill/link/MGEENI0VENDOR', true, true],
    ['https://layla.amazon.com/api/skill/link/PLACEHOLDER', true, true],
    ['no-reply@merkury.com', true, true],
    ['test@merkury.com', true, true],
    ['help@yourcompany.com', true, true],
    ['https://changeme.com/terms', true, true],
    ['TODO', true, true],
    ['Sobre todo, tus cámaras.', false, false],
    ['help@testing-cameras.com', false, false],
    ['pk_test_51Hq8aBcD', false, true],
    ['pk_live_51Hq8aBcD', false, false],
    ['ewr1-J5yKkXbPm0Q2sT8u', false, false],
    ['acct_1Hq8aBcD', false, false],
    ['GTM-K7XW201', false, false],
    ['BCR2DN4TQ7LZ3N5A', false, false],
    ['https://api.merkury.com/v2/', false, false],
    ['account.counterexample.com', false, false],
    ['account.example-home.com', false, false],
    ['https://apps.apple.com/app/id1449318570', false, false],
    ['https://pitangui.amazon.com/api/skill/link/M3A9HZKQ1PYB0V', false, false],
    ['checkout.stripe.com', false, false],
  ])('%s', (value, inStaging, inProduction) => {
    expect(isPlaceholder(value, { takesMoney: false })).toBe(inStaging);
    expect(isPlaceholder(value, { takesMoney: true })).toBe(inProduction);
  });
});

describe('the placeholders of a brand', () => {
  const geeni = brandsIn('sandbox')?.byKey.get('geeni');

  it('are listed by field, without their values', () => {
    if (!geeni) throw new Error('there is no geeni');
    const found = placeholdersIn(geeni, { takesMoney: true });
    expect(found).toEqual(
      expect.arrayContaining([
        'hosts.0',
        'platform.api',
        'platform.oauth',
        'billing.publicKey',
        'billing.second.publicKey',
        'wallets.googlePay.merchantId',
        'social.google.clientId',
        'social.apple.lrUri',
        'support.email',
        'footer.terms',
        'apps.ios',
        'tagManager.experiments',
        'voiceAssistants.alexa.redirectUris.0',
      ]),
    );
    for (const field of found) expect(field).toMatch(/^[a-zA-Z0-9.]+$/);
  });
});
