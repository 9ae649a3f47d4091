import { describe, expect, it, test } from 'vitest';
import { type Gateway, gatewayName } from '../../brands/gateways.ts';
import { pagePolicy, type PolicySource } from '../request/page-policy.ts';
import {
  challengeSources,
  recurlyLibrarySources,
  recurlySources,
  standInSources,
  stripeSources,
} from './card-sources.ts';

const live = { isLive: true };
const tried = { isLive: false };
const said = (sources: readonly PolicySource[], of: PolicySource['directive']) =>
  sources.filter(({ directive }) => directive === of).map(({ source }) => source);

describe('what a challenge needs beside the card fields', () => {
  test.each<[gateway: Gateway, script: RegExp | undefined, anyFrame: boolean, anyForm: boolean]>([
    ['stripe', /js\.stripe\.com/, false, false],
    ['adyen', /checkoutshopper-live\.adyen\.com/, true, true],
    ['braintree', /js\.braintreegateway\.com/, true, true],
    ['worldpay', undefined, true, false],
    ['cybersource', undefined, true, false],
    ['sagepay', undefined, true, false],
    ['test', undefined, false, false],
    ['nuvei', undefined, false, false],
    ['other', undefined, false, false],
    ['placeholder', undefined, false, false],
  ])('%s', (gateway, script, anyFrame, anyForm) => {
    const sources = challengeSources([gateway], live);
    const scripts = said(sources, 'script-src').join(' ');
    expect(scripts).toMatch(script ?? /^$/);
    expect(said(sources, 'frame-src').includes('https:')).toBe(anyFrame);
    expect(said(sources, 'form-action')).toEqual(anyForm ? ['https:'] : []);
  });

  test('only Braintree has hosts of its own where nobody pays', () => {
    for (const gateway of gatewayName.options) {
      const [paid, unpaid] = [challengeSources([gateway], live), challengeSources([gateway], tried)];
      if (gateway === 'braintree') {
        expect(said(paid, 'connect-src')).toContain('https://api.braintreegateway.com');
        expect(said(unpaid, 'connect-src')).toContain('https://api.sandbox.braintreegateway.com');
        for (const sandbox of said(unpaid, 'connect-src').filter((source) => source.includes('sandbox')))
          expect(said(paid, 'connect-src')).not.toContain(sandbox);
      } else expect(paid).toEqual(unpaid);
    }
  });

  test('two gateways: what either needs', () => {
    const sources = challengeSources(['stripe', 'adyen'], live);
    for (const gateway of ['stripe', 'adyen'] as const)
      expect(sources).toEqual(expect.arrayContaining(challengeSources([gateway], live)));
  });
});

test.each([
  ['us', 'https://api.recurly.com'],
  ['eu', 'https://api.eu.recurly.com'],
] as const)('a Recurly site in the region %s is called at %s alone', (region, host) => {
  expect(said(recurlySources({ region }), 'connect-src')).toEqual([host]);
  expect(said(recurlySources({ region }), 'frame-src')).toEqual([host]);
  expect(said(recurlyLibrarySources({ region }), 'connect-src')).toEqual([host]);
  expect(said(recurlyLibrarySources({ region }), 'frame-src')).toEqual([]);
});

it('the sandbox’s sources are those of the same hosts under .localhost, one for one', () => {
  for (const gateway of gatewayName.options) {
    const real = [
      ...challengeSources([gateway], tried),
      ...recurlySources({ region: 'eu' }),
      ...stripeSources,
    ];
    const standIns = standInSources(real, new URL('http://otis.localhost:8787/billing'));
    const back = standIns.map(({ directive, source }) => ({
      directive,
      source: source
        .replace(/^http:/, 'https:')
        .replace(':8787', '')
        .replace(/\.localhost$/, '.com'),
    }));
    expect(back).toEqual(real);
    for (const { source } of standIns) expect(source).toMatch(/^http:(\/\/.+\.localhost:8787)?$/);
  }
});

it('the policy of a page with the challenge of every gateway that has a script stays within 2 KB', () => {
  const hash = `sha256-${'a'.repeat(44)}`;
  const policy = pagePolicy({
    inline: { scripts: Array.from({ length: 5 }, () => hash), styles: [hash, hash] },
    loadsFont: true,
    foreignScripts: true,
    sources: [
      ...recurlySources({ region: 'eu' }),
      ...challengeSources(['stripe', 'adyen', 'braintree'], tried),
    ],
  });
  expect(policy.length).toBeLessThan(2048);
});
