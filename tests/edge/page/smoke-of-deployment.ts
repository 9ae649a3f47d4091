import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountChecks, hostChecks } from '../../../tools/smoke/checks.ts';
import type { Brand } from '../../../src/brands/brand-schema.ts';
import { type AddressOfCall, type DeployedPortal, serveDeployment } from '../../support/deployment.ts';
import { PASSWORD } from '../../support/portal.ts';
import { checksIn, failedIn, smoked, type SmokedPortal, smokedPortal } from '../../support/smoked.ts';
import { breaks } from './smoke-breaks.ts';

const everyCheck = [...hostChecks.map(({ check }) => check), ...accountChecks];
const visitorChecks = hostChecks.map(({ check }) => check);
const person = { SMOKE_EMAIL: 'owner@visi.example', SMOKE_PASSWORD: PASSWORD };
const ofVisi = ['--brand', 'visi', '--json'];

/** Looks with `npm run smoke` at a deployment in each environment: at the good one, and at one broken in each way. */
export function describeSmoke(folder: string, addressOf: AddressOfCall): void {
  describe('npm run smoke', () => {
    const running: DeployedPortal[] = [];
    const portals = new Map<string, SmokedPortal>();
    beforeAll(async () => {
      for (const name of ['staging', 'production']) {
        const portal = await serveDeployment(
          path.join(folder, 'dist/server'),
          `wrangler.${name}.json`,
          {},
          addressOf,
        );
        running.push(portal);
        portals.set(name, smokedPortal(name, await brandsOf(folder, name), portal));
      }
    });
    afterAll(() => Promise.all(running.map((portal) => portal.stop())));
    const portalIn = (name: string): SmokedPortal => {
      const portal = portals.get(name);
      if (!portal) throw new Error(`${name} is not served`);
      return portal;
    };

    test.each(['staging', 'production'])('finds nothing on any host of %s', async (name) => {
      const portal = portalIn(name);
      const run = await smoked(portal, ['--json']);
      expect(checksIn(run).filter(({ ok }) => !ok)).toEqual([]);
      expect(run.exit).toBe(0);
      const looked = checksIn(run).map(({ host, check }) => `${host} ${check}`);
      const hosts = portal.brands.flatMap((brand) => brand.hosts);
      expect(looked.toSorted()).toEqual(
        hosts.flatMap((host) => visitorChecks.map((check) => `${host} ${check}`)).toSorted(),
      );
    });

    test('signs in with an account of every brand, and says nothing of one', async () => {
      const portal = portalIn('production');
      const env = Object.fromEntries(
        portal.brands.flatMap(({ key }) => [
          [`SMOKE_EMAIL_${key.toUpperCase()}`, `owner@${key}.example`],
          [`SMOKE_PASSWORD_${key.toUpperCase()}`, PASSWORD],
        ]),
      );
      const { exit, out, err } = await smoked(portal, [], { env });
      expect([exit, out.split('\n').filter((line) => line.includes('WRONG'))]).toEqual([0, []]);
      for (const check of accountChecks)
        expect(out.match(new RegExp(` ${check} +ok`, 'g'))).toHaveLength(portal.brands.length);
      expect(out + err).not.toMatch(/owner|Passw0rd|Olivia|Bennett/);
      expect(out).toMatch(/\n\d+ checks, 0 failed, in \d+ s\n$/);
    });

    test.each(breaks)(
      'sees a portal that $what',
      async ({ fails, breaking, more, as, untrue, in: name = 'production' }) => {
        const run = await smoked(portalIn(name), ofVisi, {
          ...(breaking && { breaking }),
          ...(as && { env: person }),
          ...more,
        });
        expect(failedIn(run)).toEqual(fails);
        expect(run.exit).toBe(1);
        expect(run.out + run.err).not.toMatch(/owner@|Passw0rd/);
        for (const { ok, mend } of checksIn(run)) if (!ok) expect(mend).toMatch(/^[A-Z].+\.$/);
        if (untrue) expect(run.out).not.toMatch(untrue);
      },
    );

    test('names the missing key of a deployment without one, and concludes nothing from its failures', async () => {
      const lost = await serveDeployment(
        path.join(folder, 'dist/server'),
        'wrangler.production.json',
        { SESSION_KEY: '' },
        addressOf,
      );
      running.push(lost);
      const run = await smoked(smokedPortal('production', portalIn('production').brands, lost), ofVisi);
      const bad = checksIn(run).filter(({ ok }) => !ok);
      expect(bad.find(({ check }) => check === 'health')?.said).toBe('missing: SESSION_KEY');
      expect(bad.map(({ check }) => check)).toEqual(
        expect.arrayContaining(['no sandbox', 'headers', 'files']),
      );
      for (const { check, mend } of bad)
        if (check !== 'health')
          expect([check, mend]).toEqual([
            check,
            expect.stringMatching(/^The deployment fails there|^See the check/),
          ]);
    });

    test('each check is seen red by one of those', () => {
      const seen = new Set(breaks.flatMap(({ fails }) => fails));
      expect(everyCheck.filter((check) => !seen.has(check))).toEqual([]);
    });

    test.each([
      [
        'a wrong password',
        'owner',
        'Wrong-Passw0rd!',
        'sign-in',
        'the e-mail address or the password is wrong',
      ],
      ['an account with MFA', 'mfa-email', PASSWORD, 'sign-in', 'the account needs a code'],
      ['a locked account', 'locked', PASSWORD, 'sign-in', 'the account is locked'],
      ['an unverified account', 'unverified', PASSWORD, 'sign-in', 'the e-mail address is not verified'],
      [
        'an account that will be deleted',
        'leaving',
        PASSWORD,
        'My Plan',
        'the account is about to be deleted',
      ],
    ])('says that it was given %s', async (_what, persona, password, check, said) => {
      const email = `${persona}@visi.example`;
      const run = await smoked(portalIn('production'), ofVisi, {
        env: { SMOKE_EMAIL: email, SMOKE_PASSWORD: password },
      });
      expect(run.exit).toBe(1);
      expect(checksIn(run).filter(({ ok }) => !ok)).toMatchObject([{ check, said }]);
      expect(run.out + run.err).not.toContain(email);
      expect(run.out + run.err).not.toContain(password);
    });

    test.each(['newcomer', 'ended', 'apple', 'pastdue', 'paused'])(
      'is content with an account as of %s',
      async (persona) => {
        const env = { SMOKE_EMAIL: `${persona}@visi.example`, SMOKE_PASSWORD: PASSWORD };
        const run = await smoked(portalIn('production'), ofVisi, { env });
        expect(failedIn(run)).toEqual([]);
      },
    );

    test('asks for an account on the terminal, hidden, and goes on without one', async () => {
      const portal = portalIn('production');
      const typed = await smoked(portal, ofVisi, { typed: ['owner@visi.example', PASSWORD] });
      expect(checksIn(typed).map(({ check }) => check)).toEqual(everyCheck);
      const without = await smoked(portal, ofVisi, { typed: [''] });
      expect(checksIn(without).map(({ check }) => check)).toEqual(visitorChecks);
    });

    describe('the version', () => {
      const versionIn = async (portal: SmokedPortal) =>
        JSON.parse((await portal.ask('https://production.visi.test-houses.com/healthz')).text).version.id;

      test('is right by its id, and any other is wrong', async () => {
        const portal = portalIn('production');
        const right = await smoked(portal, [...ofVisi, '--version', await versionIn(portal)]);
        expect(failedIn(right)).toEqual([]);
        expect(failedIn(await smoked(portal, [...ofVisi, '--version', '2f1c6d0']))).toEqual(['version']);
      });

      test('has to be the same on every host', async () => {
        const run = await smoked(portalIn('production'), ['--json'], {
          breaking: async ({ host, path: asked }, right) => {
            const answer = await right();
            if (asked !== '/healthz' || !host.includes('visi')) return answer;
            return { ...answer, text: answer.text.replace(/"id":"[^"]*"/, '"id":"another"') };
          },
        });
        expect(failedIn(run)).toEqual(['version']);
      });

      test('of a gradual deployment is asked for by name, and has to be the one that answers', async () => {
        const portal = portalIn('production');
        const id = await versionIn(portal);
        const run = await smoked(portal, [...ofVisi, '--override', id]);
        expect(run.carried).toEqual({
          'cloudflare-workers-version-overrides': `account-portal-production="${id}"`,
        });
        expect(failedIn(run)).toEqual([]);
        const other = '2f1c6d00-0000-4000-8000-000000000000';
        expect(failedIn(await smoked(portal, [...ofVisi, '--override', other]))).toEqual(['version']);
      });
    });
  });
}

/** The brands of an environment of a checkout. */
async function brandsOf(folder: string, environment: string): Promise<readonly Brand[]> {
  const { checkedBrands } = await import(pathToFileURL(path.join(folder, 'scripts/brand-files.ts')).href);
  return [...(await checkedBrands(environment)).byKey.values()];
}
