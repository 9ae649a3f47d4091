import { expect, test } from 'vitest';
import { wholeBrand } from '../../domain/pages/page-brand.fixture.ts';
import { endingAfterSso } from './session-ending.ts';

// The form of the page names where it leads on, and anybody may post another.
test.each([
  ['/plans?planId=12', '/plans?planId=12'],
  ['plans', '/plans'],
  ['//evil.example', '/subscriptions'],
  ['https://evil.example/plans', '/subscriptions'],
  ['/api/session', '/subscriptions'],
])('after a link that names %s, an app is asked for a new one with %s', (next, nextPath) => {
  const { appMessages } = endingAfterSso({ source: 'ios', next }, 'no-token', 'ended', wholeBrand);
  expect(appMessages).toEqual([{ event: 'SESSION_ENDED', reason: 'token-refused', nextPath }]);
});
