import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { scriptInventory } from '../../src/brands/script-inventory.ts';
import { importsOf, sourceFiles, withoutComments } from './source-files.ts';

const root = path.join(import.meta.dirname, '../..');
const islands = sourceFiles(['src/islands', 'src/components', 'src/layouts']);
const code = islands.map(({ path: file, text }) => ({ file, text: withoutComments(text) }));

/** What stands behind a name in the islands, each once. */
const namesAfter = (pattern: RegExp) =>
  [
    ...new Set(code.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
  ].toSorted();

describe('W-11 a page’s named elements decide nothing (DOM clobbering)', () => {
  it('islands read of the window what browsers and the providers’ own scripts put there, and nothing else', () => {
    const standard = [
      'addEventListener',
      'history',
      'location',
      'matchMedia',
      'removeEventListener',
      'sessionStorage',
    ];
    const providers = ['Stripe', 'google', 'recurly'];
    const known = new Set([...standard, ...providers]);
    expect(namesAfter(/\bwindow\??\.(\w+)/g).filter((name) => !known.has(name))).toEqual([]);
    expect(namesAfter(/\b(?:window|globalThis|self)\[(.+?)\]/g)).toEqual([]);
  });

  it('nor elements by their name as a property of the document', () => {
    expect(namesAfter(/\bdocument\.(forms|all|anchors|images|embeds|scripts)\b/g)).toEqual([]);
  });
});

describe('W-12 what a browser keeps decides nothing', () => {
  it('no island reads the local storage, and of the session’s only whether the app was told', () => {
    expect(namesAfter(/\blocalStorage\.(\w+)/g)).toEqual(['clear']);
    expect(namesAfter(/\bsessionStorage\.(\w+)/g)).toEqual(['clear', 'getItem', 'setItem']);
    expect(namesAfter(/\bsessionStorage\.[gs]etItem\((\w+)/g)).toEqual(['ANNOUNCED_KEY']);
    expect(namesAfter(/\b(indexedDB|cookieStore|document\.cookie)\b/g)).toEqual([]);
  });
});

describe('W-04 a provider’s script comes from the provider', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

  it('no package of a payment provider is bundled', () => {
    const packages = [...Object.keys(dependencies), ...Object.keys(devDependencies)];
    expect(packages.filter((name) => /stripe|recurly|braintree|paypal/i.test(name))).toEqual([]);
    const imported = islands
      .flatMap(importsOf)
      .filter(({ to }) => /stripe\.js|recurly\.js|@stripe|@recurly/.test(to));
    expect(imported).toEqual([]);
  });

  it('and none is served by us: the addresses are the providers’ own', () => {
    for (const { name, address } of scriptInventory.filter((script) => /Recurly|Stripe/.test(script.name)))
      expect(address, name).toMatch(/^https:\/\/js\.(stripe|recurly)\.com\//);
    expect(
      globSync('public/**/*', { cwd: root }).filter((file) => /(stripe|recurly).*\.m?js$/i.test(file)),
    ).toEqual([]);
  });
});
