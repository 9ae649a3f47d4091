import { expect, test } from 'vitest';
import { portalOf } from '../../../tests/support/fake-env.ts';
import { sendToPage } from './answers.ts';

const portal = portalOf((app) => app.post('*', (c) => sendToPage(c, '/plans?planId=1', ['a=1', 'b=2'])));
const post = (headers: Record<string, string>) =>
  portal.request('https://account.visi.example/api/any', { method: 'POST', headers });

test('a plain form is redirected to its next page by GET, with the cookies', async () => {
  const answer = await post({ 'content-type': 'application/x-www-form-urlencoded' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/plans?planId=1']);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

test.each(['application/json', 'application/x-www-form-urlencoded'])(
  'our script receives the next page as JSON, with the cookies, whatever it sent: %s',
  async (type) => {
    const answer = await post({ 'content-type': type, 'x-portal-request': '1' });
    expect([answer.status, await answer.json()]).toEqual([200, { next: '/plans?planId=1' }]);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  },
);
