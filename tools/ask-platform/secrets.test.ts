import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { DialectForm } from '../../src/sandbox/platform/dialects.ts';
import { accountKey, personaEmail } from '../../src/sandbox/world/seed.ts';
import { PERSONA_PASSWORD } from '../../src/sandbox/world/personas.ts';
import { testWorld } from '../../src/sandbox/world/world.fixture.ts';
import { commanded, type Written } from './command.fixture.ts';

/** Shorter texts, and words that every account has, are in any sentence. */
const LEAST_LENGTH = 4;
const everybodys = new Set([
  'geeni',
  'active',
  'card',
  'email',
  'phone',
  'open',
  'locked',
  'true',
  'false',
  'null',
  'visa',
  'paid',
  'recurly',
]);

/** Every text of the account in the sandbox, and every secret that was made for it. */
function secretsOf({ world }: ReturnType<typeof testWorld>, persona: string): string[] {
  const key = accountKey('geeni', personaEmail(persona, 'geeni'));
  const { store } = world;
  const account = store.accounts.get(key);
  const records = [
    account,
    store.cards.get(key),
    store.devices.ownedBy(key),
    store.invoices.ownedBy(key).map(({ id }) => id),
    store.plans.ownedBy(key).map(({ id }) => id),
    store.sessions.ownedBy(key),
    store.outbox.list().map(({ code }) => code),
  ];
  const texts: string[] = [];
  JSON.stringify(records, (_name, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return [...new Set(texts)].filter(
    (text) => text.length >= LEAST_LENGTH && !everybodys.has(text.toLowerCase()),
  );
}

/** Finds a text that is no part of a longer word. */
function words(text: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(text)}(?![\\p{L}\\d])`, 'u');
}

/** Every byte that a run has written anywhere. */
function allOf({ out, err, files, folder }: Written): string {
  const kept = readdirSync(path.join(folder, 'environments')).map((file) =>
    readFileSync(path.join(folder, 'environments', file), 'utf8'),
  );
  return [out, err, ...files.values(), ...kept].join('\n');
}

/** A platform that puts what it knows of a person into words and codes. */
const gossip: readonly { what: string; from: RegExp; to: string; told: readonly string[] }[] = [
  {
    what: 'states',
    from: /"status":"(active|in_trial)"/g,
    to: '"status":"Olivia Bennett"',
    told: ['Olivia', 'Bennett'],
  },
  {
    what: 'codes',
    from: /"errorCode":"[^"]*"/g,
    to: '"errorCode":"owner@geeni.example"',
    told: ['owner@geeni'],
  },
  { what: 'keys', from: /"plan_codes":/g, to: '"owner@geeni.example":', told: ['owner@geeni'] },
  { what: 'names of keys', from: /"tax_rate":/g, to: '"Olivia":', told: ['Olivia'] },
  {
    what: 'keys of prices',
    from: /"USD":/g,
    to: '"owner@geeni.example":"x","Bennett":',
    told: ['owner@geeni', 'Bennett'],
  },
  {
    what: 'words',
    from: /"duration":"[a-z_]*"/g,
    to: '"duration":"4242424242424242"',
    told: ['42424242'],
  },
];

test.each<[persona: string, forms: DialectForm[], args: string[]]>([
  ['owner', [], ['--changes']],
  ['owner', ['no-status'], []],
  ['owner', ['text', 'docs'], ['--json', '--changes', '--orders']],
  ['owner', ['credentials-expired'], []],
  ['mfa-sms', ['bare-word'], []],
  ['locked', [], []],
  ['californian', ['wrapped'], ['--orders']],
])('%s, %j, %j: nothing of the account is in any byte that is written', async (persona, forms, args) => {
  const sandbox = testWorld();
  const typed = [personaEmail(persona, 'geeni'), PERSONA_PASSWORD, 'again', 'code', 'code'];
  const written = await commanded(
    ['sandbox', '--keep', '--report', 'report.md', '--promo-code', 'always15', ...args],
    { sandbox, forms, env: {}, isTerminal: true, typed },
  );
  const all = allOf(written).toLowerCase();
  expect(written.files.size).toBe(1);
  const isSaid = (secret: string) => words(secret).test(all);
  expect(secretsOf(sandbox, persona).filter((secret) => isSaid(secret.toLowerCase()))).toEqual([]);
});

test.each(gossip)('a platform that gossips in $what is not repeated', async ({ from, to, told }) => {
  const sandbox = testWorld();
  let changed = 0;
  const written = await commanded(
    ['sandbox', '--keep', '--report', 'report.md', '--promo-code', 'always15', '--changes'],
    {
      sandbox,
      fetcher: () => async (request) => {
        const answer = await sandbox.fetch(request);
        const { status, headers } = answer;
        const text = await answer.text();
        changed += text.match(from)?.length ?? 0;
        return new Response(text.replaceAll(from, to), { status, headers });
      },
    },
  );
  expect(changed).toBeGreaterThan(0);
  const all = allOf(written);
  expect(told.filter((word) => all.includes(word))).toEqual([]);
});
