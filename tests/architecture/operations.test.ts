import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { brandsIn } from '../../src/brands/all-brands.ts';
import { placeSchema } from '../../src/brands/place-schema.ts';
import { commonProblemCodes } from '../../src/contracts/api-problem.ts';
import { checkoutNotices } from '../../src/contracts/orders/checkout.ts';
import { orderNotices } from '../../src/contracts/orders/order.ts';
import { planNotices } from '../../src/contracts/plans/plan-choice.ts';
import { authenticationCodes } from '../../src/contracts/platform/platform-problem.ts';
import {
  resetFormErrorCodes,
  resetLinkErrorCodes,
  verifyEmailErrorCodes,
} from '../../src/contracts/access/recovery.ts';
import { mfaErrorCodes } from '../../src/contracts/access/mfa.ts';
import { loginReasons } from '../../src/contracts/access/session-watch.ts';
import { signInErrorCodes } from '../../src/contracts/access/sign-in.ts';
import { CHALLENGE_CODE } from '../../src/contracts/platform/platform-problem.ts';
import { cardErrorCodes } from '../../src/domain/billing/card-error.ts';
import { sourceFiles, withoutComments } from './source-files.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const sorted = (names: Iterable<string | undefined>) =>
  [...new Set(names)].filter((name) => name !== undefined).toSorted();
const firsts = (matches: Iterable<RegExpMatchArray>) => [...matches].map(([, name]) => name);

/** The text of a document under a heading. Throws without the heading. */
function section(document: string, heading: string): string {
  const [, found] = document.split(new RegExp(`^#{2,3} ${heading}\n`, 'm'));
  if (found === undefined) throw new Error(`no heading ${heading}`);
  return found.split(/^#{2,3} /m, 1)[0] ?? '';
}

/** The names in backticks in a column of a section's tables. */
function named(text: string, column = 1): string[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => firsts((line.split(/(?<!\\)\|/)[column] ?? '').matchAll(/`([^`]+)`/g)))
    .filter((name) => name !== undefined);
}

describe('docs/deploy.md', () => {
  const deploy = read('docs/deploy.md');
  const configuration = read('wrangler.toml');
  const [shared = ''] = configuration.split('\n[env.', 1);
  /** The part of wrangler.toml about one environment. */
  const worker = (name: string) =>
    configuration.split(/^# .*\n(?=\[env\.\w+\]$)/m).find((part) => part.startsWith(`[env.${name}]`)) ?? '';
  const bindings = (text: string) => sorted(firsts(text.matchAll(/^(?:binding|name) = "([A-Z_]+)"/gm)));
  const taken = sorted(firsts(read('src/server/portal-env.ts').matchAll(/^ {2}([A-Z_]+)\??:/gm)));
  const told = sorted(named(section(deploy, 'Bindings, secrets and variables')));

  it('names exactly the bindings, secrets and variables of the portal', () => {
    expect(taken.length).toBeGreaterThan(8);
    expect(told).toEqual(taken);
  });

  it('names exactly the bindings of wrangler.toml, and the secrets and variables', () => {
    expect(
      sorted([
        ...bindings(shared),
        ...bindings(worker('production')),
        'ENVIRONMENT',
        'SESSION_KEY',
        'ANALYTICS_URL',
        'SANDBOX',
        'TIME_SCALE',
        'RECENT_SCALE',
      ]),
    ).toEqual(told);
  });

  test('the shared configuration binds only the files, so that it cannot serve anything by itself', () => {
    expect(bindings(shared)).toEqual(['ASSETS']);
    expect(shared).not.toMatch(/ENVIRONMENT|services/);
  });

  test.each(['production', 'staging'])(
    '%s has no sandbox, and requires its secret for a deployment',
    (name) => {
      expect(worker(name)).not.toMatch(/services|sandbox/i);
      expect(worker(name)).toContain('secrets = { required = ["SESSION_KEY"] }');
    },
  );

  test.each(['production', 'staging', 'sandbox'])(
    '%s names its environment, and has the bindings of production',
    (name) => {
      expect(worker(name)).toContain(`vars = { ENVIRONMENT = "${name}" }`);
      const beside = name === 'sandbox' ? ['SANDBOX'] : [];
      expect(bindings(worker(name))).toEqual(sorted([...bindings(worker('production')), ...beside]));
    },
  );

  test('no two environments share a Worker, a rate limit or a dataset', () => {
    for (const field of [/^name = "([a-z-]+)"/gm, /^namespace_id = "(\d+)"/gm, /^dataset = "(\w+)"/gm]) {
      const values = ['production', 'staging', 'sandbox'].flatMap((name) =>
        firsts(worker(name).matchAll(field)),
      );
      expect(new Set(values).size).toBe(3);
      expect(values).toHaveLength(3);
    }
  });

  test('every class of Durable Objects is bound, created by a migration, exported and documented', () => {
    const bound = sorted(firsts(worker('production').matchAll(/^class_name = "(\w+)"/gm)));
    const made = sorted(
      [...shared.matchAll(/^new_sqlite_classes = \[(.*)\]/gm)].flatMap(([, list = '']) =>
        firsts(list.matchAll(/"(\w+)"/g)),
      ),
    );
    const exported = sorted(firsts(read('functions/portal.ts').matchAll(/^export \{ (\w+) \}/gm)));
    expect(made).toEqual(bound);
    expect(exported).toEqual(bound);
    for (const name of bound) expect(section(deploy, 'Durable Object migrations')).toContain(`\`${name}\``);
  });

  test.each(['production', 'staging'])('has a command that prints every host of %s', (name) => {
    const printed = execFileSync(process.execPath, ['scripts/domains.mjs', name], { encoding: 'utf8' });
    const hosts = [...(brandsIn(name)?.byKey.values() ?? [])].flatMap((brand) => brand.hosts);
    expect(hosts.length).toBeGreaterThan(0);
    expect(printed.trim().split(' ')).toEqual(hosts.flatMap((host) => ['--domain', host]));
  });

  it('names every field of a place', () => {
    expect(sorted(named(section(deploy, 'Filling an environment')))).toEqual(
      sorted(Object.keys(placeSchema.shape)),
    );
  });

  it('names only existing scripts of package.json and existing workflows', () => {
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
    for (const [, script = ''] of deploy.matchAll(/npm run ([a-z]+)/g)) expect(scripts).toContain(script);
    for (const [, file = ''] of deploy.matchAll(/\]\(\.\.\/(\.github\/[^)]+)\)/g))
      expect(existsSync(file)).toBe(true);
  });
});

describe('docs/runbook.md', () => {
  const runbook = read('docs/runbook.md');

  /** `level event` of every line that the portal can log. */
  const logged = sourceFiles(['src', 'functions'])
    .filter(({ path }) => !/^src\/(sandbox\/|server\/log\.ts)|^functions\/sandbox\.ts/.test(path))
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(/\blog\.(info|error)\(([^,)]*)/g)].flatMap(
        ([, level, event = '']) => {
          // A text that a name is compared with is not itself a name.
          const names = firsts(event.replace(/[!=]==?\s*'[^']*'/g, '').matchAll(/'([^']+)'/g));
          return names.length > 0
            ? names.map((name) => `${level} ${name}`)
            : [`${path}: an event without a name`];
        },
      ),
    );

  it('has a row for exactly the lines that the portal logs', () => {
    const rows = section(runbook, 'Log lines')
      .split('\n')
      .flatMap((line) => [...line.matchAll(/^\| `([^`]+)` +\| (info|error) /g)])
      .map(([, event, level]) => `${level} ${event}`);
    expect(logged.length).toBeGreaterThan(25);
    expect(sorted(rows)).toEqual(sorted(logged));
  });

  test('no module logs without the log', () => {
    const past = sourceFiles(['src', 'functions'])
      .filter(({ path }) => !/^src\/(sandbox\/|islands\/|server\/log\.ts)|^functions\/sandbox\.ts/.test(path))
      .filter(({ text }) => /\bconsole\./.test(withoutComments(text)));
    expect(past.map(({ path }) => path)).toEqual([]);
  });

  it('lists every way in which a call of the platform fails', () => {
    const failure = read('src/server/platform/platform-failure.ts');
    const kinds = sorted(firsts(failure.matchAll(/kind: '(\w+)'/g)));
    expect(kinds.length).toBeGreaterThan(3);
    const [, table = ''] = runbook.split('`kind` of `platform_call_failed`:');
    expect(sorted(named(table.split('\n## ', 1)[0] ?? ''))).toEqual(kinds);
  });

  test.each<[string, readonly string[]]>([
    ['Any call', commonProblemCodes],
    ['Sign-in', [...signInErrorCodes, 'social_expired']],
    ['MFA', mfaErrorCodes],
    ['Sign-in page', loginReasons],
    ['Verify e-mail', verifyEmailErrorCodes],
    ['New password', ['email_invalid', ...resetLinkErrorCodes, ...resetFormErrorCodes]],
    ['Cards', [...cardErrorCodes, CHALLENGE_CODE]],
    ['Orders', [...orderNotices, ...checkoutNotices]],
    ['Choosing a plan', planNotices],
    ['Error pages', ['already_subscribed', 'cancel', 'cancel_unsure', 'cancel_under_way']],
  ])('%s: exactly the codes', (heading, codes) => {
    expect(sorted(named(section(runbook, heading)))).toEqual(sorted(codes));
  });

  it('lists the platform’s own codes that have a message', () => {
    const told = section(runbook, 'Sign-in') + section(runbook, 'MFA');
    for (const code of Object.values(authenticationCodes))
      expect(told).toMatch(new RegExp(`\\b${code.replaceAll('.', '\\.')}\\b`));
  });
});
