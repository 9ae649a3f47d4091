import { expect, test } from 'vitest';
import { joinedAddress } from './platform-request.ts';

test.each([
  ['https://api.example.com', 'account', '/profile', 'https://api.example.com/account/profile'],
  ['https://api.example.com/', 'account', '/profile', 'https://api.example.com/account/profile'],
  ['https://api.example.com/v2', 'account', '/profile', 'https://api.example.com/v2/account/profile'],
  ['https://api.example.com/v2/', 'account', '/profile', 'https://api.example.com/v2/account/profile'],
  ['https://api.example.com/a/b//', 'account', '/profile', 'https://api.example.com/a/b/account/profile'],
  [
    'https://api.example.com:8443/v2/',
    'account',
    '/profile',
    'https://api.example.com:8443/v2/account/profile',
  ],
  ['https://oauth.example.com', '', '/authcode/mfa', 'https://oauth.example.com/authcode/mfa'],
  ['https://oauth.example.com/', '', '/authcode/mfa', 'https://oauth.example.com/authcode/mfa'],
  ['https://oauth.example.com/v2/', '', '/authcode/mfa', 'https://oauth.example.com/v2/authcode/mfa'],
  [
    'https://api.example.com/v2/',
    'billing',
    '/billingInfo/a%2Fb',
    'https://api.example.com/v2/billing/billingInfo/a%2Fb',
  ],
])('%s, context %j and %s make %s', (base, context, path, address) => {
  expect(joinedAddress(base, context, path).href).toBe(address);
});
