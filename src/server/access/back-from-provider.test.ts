import { expect, test } from 'vitest';
import { returnRoute } from '../../domain/pages/return-route.ts';
import { wholeBrand } from '../../domain/pages/page-brand.fixture.ts';
import { BACK_FROM_CARD, BACK_FROM_ORDER, backFromProvider } from './back-from-provider.ts';

test.each([
  [BACK_FROM_ORDER, 'order'],
  [BACK_FROM_CARD, 'card'],
  ['/subscriptions', undefined],
  ['/subscriptions?done=cancelled', undefined],
  ['/payment', undefined],
  [undefined, undefined],
])('%s leads back from: %s', (route, from) => {
  expect(backFromProvider(route)).toBe(from);
});

test.each([BACK_FROM_ORDER, BACK_FROM_CARD])('%s is a return route', (route) => {
  expect(returnRoute(route, wholeBrand)).toBe(route);
});
