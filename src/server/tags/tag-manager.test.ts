import { describe, expect, it, test } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import { enterPage } from '../request/request-context.ts';
import { pageTags } from './tag-manager.ts';
import { pageAt } from '../../domain/pages/find-page.ts';

const NOW_MS = Date.UTC(2026, 10, 26, 12);
const chosen = (purposes: string) => ({ cookie: `__Host-consent=1.2026-11-26.${purposes}` });

function tagsOn(route: string, headers: Record<string, string>, search = '') {
  const context = aContext(`https://account.geeni.example${route}${search}`, headers, NOW_MS);
  enterPage(context, { page: pageAt(route), pageKind: 'plain' });
  return pageTags({ ...context, sandboxed: false });
}

function policyOf(headers: Record<string, string>): Record<string, string[]> {
  const tags = tagsOn('/plans', headers);
  const sources = tags.kind === 'loads' ? tags.sources : [];
  const directives = ['script-src', 'img-src', 'connect-src'];
  return Object.fromEntries(
    directives.map((name) => [
      name,
      sources.filter(({ directive }) => directive === name).map(({ source }) => source),
    ]),
  );
}

describe('outside the sandbox', () => {
  it('a visitor of whom no network is known is asked', () => {
    expect(tagsOn('/plans', {})).toEqual({ kind: 'asks' });
  });

  it('who agrees to everything loads the container and the A/B tests', () => {
    expect(tagsOn('/plans', chosen('measuring+advertising'))).toMatchObject({
      kind: 'loads',
      scripts: [
        'https://www.googletagmanager.com/gtm.js?id=GTM-GEENI01',
        'https://experiments.geeni.example/portal.js',
      ],
      purposes: ['measuring', 'advertising'],
    });
  });

  it('A/B tests belong to measuring', () => {
    expect(tagsOn('/plans', chosen('advertising'))).toMatchObject({
      scripts: ['https://www.googletagmanager.com/gtm.js?id=GTM-GEENI01'],
    });
  });

  const own = ['https://www.googletagmanager.com', 'https://experiments.geeni.example'];
  const measuring = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
  const advertising = [
    'https://*.g.doubleclick.net',
    'https://*.google.com',
    'https://pagead2.googlesyndication.com',
  ];

  test.each([
    ['measuring', own, [...own, ...measuring]],
    ['advertising', own.slice(0, 1), [...own.slice(0, 1), ...advertising]],
    ['measuring+advertising', own, [...own, ...measuring, ...advertising]],
    ['none', [], []],
  ])('the policy for %s has the hosts of that purpose and no other', (purposes, scripts, sending) => {
    expect(policyOf(chosen(purposes))).toEqual({
      'script-src': scripts,
      'img-src': sending,
      'connect-src': sending,
    });
  });
});

test.each([
  ['/privacy-choices', ''],
  ['/setup-stripe-elements', ''],
  ['/gallery', ''],
  ['/500', ''],
  ['/plans', '?disableGTM=true'],
])('on %s%s there are none, whatever was agreed, and nobody is asked', (route, search) => {
  expect(tagsOn(route, chosen('measuring+advertising'), search)).toEqual({ kind: 'none' });
  expect(tagsOn(route, {}, search)).toEqual({ kind: 'none' });
});
