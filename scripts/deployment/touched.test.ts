import { expect, it } from 'vitest';
import { workerConfig } from '../worker-findings.ts';
import { hostsToName, type SeenHost, touchedText } from './touched.ts';

const seen: SeenHost[] = [
  { host: 'account.geeni.com', now: { kind: 'ours', version: '7c1f 3f146f1f' } },
  { host: 'account.otis.com', now: { kind: 'free' } },
  { host: 'account.visi.com', now: { kind: 'other', what: 'a server that answers 200 (nginx)' } },
  { host: 'my.visi.com', now: { kind: 'unknown', why: 'EAI_AGAIN' } },
];

it('names the Worker, the version that it replaces, bindings, secrets, migrations and every host', () => {
  const text = touchedText('production', workerConfig('production'), seen);
  for (const told of [
    'account-portal-production',
    'version 7c1f 3f146f1f',
    'SESSIONS (SessionObject)',
    'RATE_LIMITER',
    'LOADER',
    'EVENTS (account_portal_events)',
    'SESSION_KEY',
    'v1',
    'SERVES SOMETHING ELSE: a server that answers 200 (nginx)',
    ...seen.map(({ host }) => host),
  ])
    expect(text).toContain(told);
});

it('asks for the name of each host that serves something else, or might', () => {
  const hosts = (named: string[]) => hostsToName(seen, named).map(({ host }) => host);
  expect(hosts([])).toEqual(['account.visi.com', 'my.visi.com']);
  expect(hosts(['account.visi.com'])).toEqual(['my.visi.com']);
  expect(hosts(['account.otis.com', 'account.visi.com', 'my.visi.com'])).toEqual([]);
});
