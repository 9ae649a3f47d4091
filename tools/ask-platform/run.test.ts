import { describe, expect, it, test } from 'vitest';
import { allBrands } from '../../src/brands/all-brands.ts';
import { personas } from '../../src/sandbox/world/personas.ts';
import { brandOf } from '../../tests/support/test-platform.ts';
import { exitCodeOf } from './outcome.ts';
import { recorder } from './recorder.ts';
import { asked, changesIn, otherwiseIn, wordsOf } from './run.fixture.ts';

/** What the sandbox as it is says otherwise, on purpose. */
const saidOtherwise: Readonly<Record<string, readonly string[]>> = {
  unclear: ['subscriptions answer.status'],
};

describe('against the sandbox as it is', () => {
  test.each(personas.map(({ key }) => key))(
    '%s: every point is as assumed or cannot be told',
    async (persona) => {
      const { run, findings, before, after } = await asked({ persona });
      expect(otherwiseIn(findings)).toEqual(saidOtherwise[persona] ?? []);
      expect([run.notBack, run.failedParts]).toEqual([[], []]);
      expect(after).toEqual(before);
    },
  );

  test.each([...allBrands.byKey.keys()])(
    '%s: the same, and its hosts are the only ones that are called',
    async (brand) => {
      const called = new Set<string>();
      const { run, findings } = await asked({
        brand,
        settings: { promoCode: 'always15' },
        between: (platform) => (request) => {
          called.add(new URL(request.url).host);
          return platform(request);
        },
      });
      expect(otherwiseIn(findings)).toEqual([]);
      expect([run.isSignedIn, run.notBack, run.failedParts]).toEqual([true, [], []]);
      const own = new Set(Object.values(brandOf(brand).platform).map((base) => new URL(base).host));
      expect([...called].filter((host) => !own.has(host))).toEqual([]);
    },
  );

  it('settles most with an account that has MFA, and nearly all of the rest without a browser', async () => {
    const settled = new Set<string>();
    for (const of of [
      { persona: 'mfa-email' },
      { persona: 'newcomer' },
      { persona: 'newcomer', brand: 'notion' },
      { persona: 'californian' },
      { persona: 'owner', settings: { orders: true } },
      { persona: 'expired', settings: { orders: true } },
    ]) {
      const { findings } = await asked(of);
      for (const { id, finding } of findings) if (finding.verdict === 'asAssumed') settled.add(id);
    }
    expect(settled.size).toBeGreaterThan(90);
  });
});

describe('without --changes', () => {
  it('reads, signs in, and changes nothing', async () => {
    const { run, before, after } = await asked({ settings: { changes: false } });
    expect(run.isSignedIn).toBe(true);
    expect(changesIn(run)).toEqual([]);
    expect(after).toEqual(before);
  });

  it('sends the password once on each base, and a refused one never again', async () => {
    const good = await asked({ settings: { changes: false } });
    const bad = await asked({ settings: { changes: false }, password: 'Mistyped1!' });
    const signIns = ({ run }: typeof good) =>
      run.seen.exchanges
        .filter(({ call }) => call === 'byEmail' || call === 'authCode')
        .map(({ call }) => call);
    expect(signIns(good)).toEqual(['byEmail', 'authCode']);
    expect(signIns(bad)).toEqual(['byEmail']);
    expect(exitCodeOf(bad)).toBe(2);
    expect(wordsOf(bad.findings, 'subscriptions answer.status')).toContain('do not match');
  });
});

describe('on an environment that is no test system', () => {
  it('--changes moves devices, and cancels and deletes nothing', async () => {
    const { run, findings } = await asked({ settings: { isTestSystem: false } });
    expect([...new Set(changesIn(run))]).toEqual(['saveDevices']);
    expect(wordsOf(findings, 'cancelPlan answer')).toContain('does not say that it is one');
  });
});

it('sends nothing to a host that is not the brand’s, also where an address were to change', async () => {
  const brand = structuredClone(brandOf('otis'));
  const sent: string[] = [];
  const made = recorder({
    brand,
    runId: 'ask-test',
    stop: new AbortController().signal,
    fetcher: async ({ url }) => {
      sent.push(url);
      return Response.json([]);
    },
  });
  brand.platform.api = 'https://elsewhere.example';
  await made.call('plans', { query: { brand: 'otis' } });
  expect(sent).toEqual([]);
});
