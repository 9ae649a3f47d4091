import { afterEach, expect, test, vi } from 'vitest';
import { sendSocial } from './send-social.ts';

const words = { offline: 'You seem to be offline.', failed: 'Sorry there was an error while logging in.' };
const problem = { code: 'social_expired', message: 'Please try again.', requestId: 'r-1' };
afterEach(() => void vi.unstubAllGlobals());

test.each<[string, () => Promise<Response>, object]>([
  ['the server names the next page', async () => Response.json({ next: '/plans' }), { next: '/plans' }],
  [
    'the server refuses',
    async () => Response.json(problem, { status: 401 }),
    { message: problem.message, code: problem.code },
  ],
  [
    'a refusal names a page',
    async () => Response.json({ next: '/plans' }, { status: 403 }),
    { message: words.failed },
  ],
  [
    'there is no connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    { message: words.offline },
  ],
  [
    'the answer is an HTML page',
    async () => new Response('<html>', { status: 502 }),
    { message: words.failed },
  ],
  ['the answer has no body', async () => new Response(null, { status: 204 }), { message: words.failed }],
  ['the answer has another shape', async () => Response.json({ next: 1 }), { message: words.failed }],
])('when %s', async (_when, answer, outcome) => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    sent.push([address, init.method, init.body]);
    return answer();
  });
  const request = { provider: 'google', idToken: 'a.b.c' } as const;
  expect(await sendSocial(request, words)).toEqual(outcome);
  expect(sent).toEqual([['/api/social/sign-in', 'POST', JSON.stringify(request)]]);
});
