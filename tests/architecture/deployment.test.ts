import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { brandsIn } from '../../src/brands/all-brands.ts';
import { events, measures } from '../../src/contracts/measures.ts';

const configuration = readFileSync('wrangler.toml', 'utf8');
const [shared = ''] = configuration.split('\n[env.', 1);
const environments = ['production', 'staging', 'sandbox'];
const deployed = ['production', 'staging'];

/** The part of wrangler.toml about one environment. */
const worker = (name: string) =>
  configuration.split(/^# .*\n(?=\[env\.\w+\]$)/m).find((part) => part.startsWith(`[env.${name}]`)) ?? '';
/** The first groups of a pattern's matches, sorted. */
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).toSorted();
const bindings = (text: string) => found(text, /^(?:binding|name) = "([A-Z_]+)"/gm);

describe('wrangler.toml', () => {
  it('has every environment of a brand, and no other', () => {
    const named = globSync('environments/*.ts').map((file) => file.replace(/^.*\/|\.ts$/g, ''));
    expect(named.toSorted()).toEqual(environments.toSorted());
    expect(found(configuration, /^\[env\.(\w+)\]$/gm)).toEqual(named.toSorted());
  });

  it('shares only the files, so that what is shared cannot serve anything by itself', () => {
    expect(bindings(shared)).toEqual(['ASSETS']);
    expect(shared).not.toMatch(/ENVIRONMENT|services/);
  });

  it('gives a deployed environment no sandbox, and requires its secret', () => {
    expect(deployed.filter((name) => /services|sandbox/i.test(worker(name)))).toEqual([]);
    const required = 'secrets = { required = ["SESSION_KEY"] }';
    expect(deployed.filter((name) => !worker(name).includes(required))).toEqual([]);
  });

  it('names each environment, and gives it the bindings of production', () => {
    const wrong = environments.filter((name) => {
      const more = name === 'sandbox' ? ['SANDBOX'] : [];
      const expected = [...bindings(worker('production')), ...more].toSorted();
      return (
        !worker(name).includes(`vars = { ENVIRONMENT = "${name}" }`) ||
        bindings(worker(name)).join() !== expected.join()
      );
    });
    expect(wrong).toEqual([]);
  });

  it('lets no two environments share a Worker, a rate limit or a dataset', () => {
    for (const field of [/^name = "([a-z-]+)"/gm, /^namespace_id = "(\d+)"/gm, /^dataset = "(\w+)"/gm]) {
      const each = environments.flatMap((name) => found(worker(name), field));
      expect(each.length).toBeGreaterThan(2);
      expect(new Set(each).size).toBe(each.length);
    }
  });

  it('counts and measures in datasets that the columns are declared for', () => {
    const declared = [events.dataset, measures.dataset].toSorted();
    expect(found(worker('production'), /^dataset = "(\w+)"/gm)).toEqual(declared);
    const staging = declared.map((name) => `${name}_staging`);
    expect(found(worker('staging'), /^dataset = "(\w+)"/gm)).toEqual(staging);
  });

  it('keeps no addresses of requests, which hold tokens', () => {
    expect(shared).toMatch(/\[observability\]\nenabled = true\n(?:#.*\n)*redact_query_string = true\n/);
    expect(shared).toMatch(/\[observability.logs\]\nenabled = true\ninvocation_logs = false\n/);
  });

  it('binds every class of Durable Objects that a migration makes and the Worker exports', () => {
    const bound = found(worker('production'), /^class_name = "(\w+)"/gm);
    const made = found(shared, /^new_sqlite_classes = \[(.*)\]/gm).flatMap((list) => found(list, /"(\w+)"/g));
    expect(bound.length).toBeGreaterThan(3);
    expect(made.toSorted()).toEqual(bound);
    expect(found(readFileSync('functions/portal.ts', 'utf8'), /^export \{ (\w+) \}/gm)).toEqual(bound);
  });
});

test('scripts/domains.ts prints every host of an environment', () => {
  const printed = execFileSync(process.execPath, ['scripts/domains.ts', 'production'], { encoding: 'utf8' });
  const hosts = [...(brandsIn('production')?.byKey.values() ?? [])].flatMap((brand) => brand.hosts);
  expect(hosts.length).toBeGreaterThan(0);
  expect(printed.trim().split(' ')).toEqual(hosts.flatMap((host) => ['--domain', host]));
});

test('no environment holds a secret: the keys of providers are public', () => {
  const secret = /\b(sk|rk|whsec)_|SESSION_KEY|BEGIN [A-Z ]*PRIVATE/;
  expect(globSync('environments/*.ts').filter((file) => secret.test(readFileSync(file, 'utf8')))).toEqual([]);
});
