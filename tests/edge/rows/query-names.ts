import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ssoQuery } from '../../../src/contracts/access/sso.ts';
import { languageQueryNames } from '../../../src/domain/text/language-choice.ts';
import { singleQueryNames } from '../../../src/domain/pages/query-names.ts';

const root = path.join(import.meta.dirname, '../../..');

/** Every name that a page or a call of the portal reads from its query. The fuzz test fails for a name that is not here. */
export const queryNames: readonly string[] = [...singleQueryNames, ...languageQueryNames, 'disableGTM'];

/** Values that mean something to a page, by name; the fuzz test makes up the other values. */
export const meantValues: ReadonlyMap<string, readonly string[]> = new Map([
  ['planId', ['plan-geeni_basic_m', 'plan-geeni_plus_m']],
  ['toPlanCode', ['geeni_basic_m']],
  ['subscriptionId', ['geeni-owner-plan']],
  ['redirectUri', ['/plans?planId=1', '/billing']],
  ['nextPath', ['plans', '/subscriptions']],
  ['notice', ['repriced', 'changed', 'unsure', 'notOffered']],
  ['reason', ['unavailable', 'ended', 'tooExpensive', 'over']],
  ['reference', ['5de051eb-0b5c-4f0e-9d0a-6c1f5a3b7e21']],
  ['error_code', ['error.subscription.token.invalid', 'INVALID_TOKEN']],
  ['done', ['ordered']],
  ['challenge', ['1']],
  ['confirm', ['1']],
  ['step', ['confirm']],
  ['page', ['2', '99']],
  ['year', ['2026', '20x6']],
  ['rows', ['5', '50']],
  ['view', ['submitted', 'resent', 'all']],
  ['term', ['month', 'year', 'twoYear']],
  ['draft', ['asked', 'kept']],
  ['prefillSelections', ['true']],
  ['price', ['399USD', 'free']],
  ['from', ['payment']],
  ['enable', ['true', 'false']],
  ['state', ['pending']],
  ['locale', ['es', 'en-GB', 'se']],
  ['ui_locales', ['se fr en']],
  ['user_locale', ['ja-JP']],
]);

/** The names that the source reads from a query: those in its text, and those of the SSO schema. */
export function namesRead(): string[] {
  const reading = /\b(?:searchParams|query|asked|byName)\.(?:get|getAll|has)\('(\w+)'\)/g;
  const files = globSync('{functions,src/{server,domain,pages,islands}}/**/*.{ts,tsx,astro}', {
    cwd: root,
  }).filter((file) => !/\.test\.tsx?$|^src\/pages\/gallery\//.test(file));
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(reading)].map(([, name = '']) => name),
  );
  return [...new Set([...names, ...Object.keys(ssoQuery.def.shape)])].toSorted();
}

/** The path of every page that has a file, and of both assistants' pages. The gallery is for developers and left out. */
export function pagePaths(): string[] {
  return globSync('src/pages/**/*.astro', { cwd: root })
    .map((file) => file.slice('src/pages'.length, -'.astro'.length))
    .filter((page) => !/^\/gallery\/|\/_/.test(page))
    .map((page) => page.replace(/\/index$/, '') || '/')
    .flatMap((page) =>
      page.includes('[partner]')
        ? ['google', 'alexa'].map((partner) => page.replace('[partner]', partner))
        : [page.replace('/[...path]', '/anything-unknown')],
    )
    .toSorted();
}
