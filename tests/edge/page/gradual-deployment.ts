import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloudflareApi } from '../../support/cloudflare-api.ts';
import type { ProjectCopy } from '../../support/followed-document.ts';

/** How long the commands of one test may take on a busy machine, in milliseconds. */
const COMMANDS_MS = 200_000;

/** Loaded before a command: every host answers as this text says, without a network. */
const sight = (answer: string) => `
import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
dns.lookup = async () => ({ address: '192.0.2.1', family: 4 });
syncBuiltinESMExports();
const real = globalThis.fetch;
globalThis.fetch = async (at, init) => (String(at).endsWith('/healthz') ? ${answer} : real(at, init));
`;

/** The tests of a deployment's commands, with Wrangler itself and a stand-in of Cloudflare's API. The copy has a build. */
export function gradualDeployment(copy: ProjectCopy): void {
  describe('a deployment of that build', () => {
    let cloudflare: Awaited<ReturnType<typeof cloudflareApi>>;
    beforeAll(async () => {
      cloudflare = await cloudflareApi();
      copy.write(
        'ours.mjs',
        sight(
          `Response.json({ status: 'ok', environment: 'production', version: { id: '1', tag: 'first' } })`,
        ),
      );
      copy.write('others.mjs', sight(`new Response('hello', { headers: { server: 'nginx' } })`));
    });
    afterAll(() => cloudflare.stop());

    const enter = (command: string, seen: 'ours' | 'others') =>
      copy.outcome(`NODE_OPTIONS="--import ${copy.folder}/${seen}.mjs" ${cloudflare.env} npm run ${command}`);

    test(
      'is refused where a host serves something else, before anything is sent',
      async () => {
        const { code, printed } = await enter(
          'deploy -- production --take-over production.visi.test-houses.com',
          'others',
        );
        expect(code).toBe(1);
        expect(printed).toMatch(
          /production\.geeni\.test-houses\.com +SERVES SOMETHING ELSE: .*nginx.*REPLACED/,
        );
        expect(printed).toMatch(/Refused: .*--take-over production\.geeni\.test-houses\.com/);
        expect(printed).not.toMatch(/Refused: .*--take-over production\.visi\.test-houses\.com/);
        expect(cloudflare.changes()).toEqual([]);
      },
      COMMANDS_MS,
    );

    test(
      'reaches a share of the requests, then all, by one upload, and goes back',
      async () => {
        for (const [share, serving] of [
          ['0', { second: 0, first: 100 }],
          ['100', { second: 100 }],
        ] as const) {
          const { code, printed } = await enter(`deploy -- production --share ${share} --tag second`, 'ours');
          expect([code, printed]).toEqual([0, expect.stringContaining('(second) serves')]);
          expect(printed).toContain('Replaces   version 1 first');
          expect(cloudflare.serving()).toEqual(serving);
        }
        const uploads = cloudflare.changes().filter((change) => change.endsWith('/versions'));
        expect(uploads).toEqual([
          'POST /accounts/account/workers/scripts/account-portal-production/versions',
        ]);
        const back = await enter('rollback -- production', 'ours');
        expect([back.code, cloudflare.serving()]).toEqual([0, { first: 100 }]);
        // The key that was changed may be one that somebody knows.
        cloudflare.changeSecrets();
        const past = await enter(`rollback -- production ${cloudflare.versionIds().get('second')}`, 'ours');
        expect([past.code, cloudflare.serving()]).toEqual([1, { first: 100 }]);
        expect(past.printed).toContain('SESSION_KEY');
      },
      COMMANDS_MS,
    );
  });
}
