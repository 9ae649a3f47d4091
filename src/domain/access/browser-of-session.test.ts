import { expect, test } from 'vitest';
import { browserOfSession } from './browser-of-session.ts';
import type { KnownBrowser } from './security-record.ts';

type Seen = Pick<KnownBrowser, 'browser' | 'system' | 'kind' | 'seenAtMs'>;

const chrome: Seen = { browser: 'Chrome', system: 'Windows', kind: 'computer', seenAtMs: 1_000 };
const session = { browser: 'Chrome', system: 'Windows', kind: 'computer', startedAtMs: 1_000 } as const;

test.each<[string, Seen[], Seen | undefined]>([
  ['the one seen when the session began', [chrome], chrome],
  ['none that has signed in again since', [{ ...chrome, seenAtMs: 2_000 }], undefined],
  ['none of another name', [{ ...chrome, browser: 'Firefox' }], undefined],
  ['none on another system', [{ ...chrome, system: 'Linux' }], undefined],
  ['none on another kind of machine', [{ ...chrome, kind: 'phone' }], undefined],
  ['the right one of several', [{ ...chrome, seenAtMs: 2_000 }, chrome], chrome],
  ['none where none is known', [], undefined],
])('the browser of a session is %s', (_which, browsers, found) => {
  expect(browserOfSession(session, browsers)).toBe(found);
});
