import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { scriptInventory } from '../../src/brands/script-inventory.ts';
import { sourceFiles, withoutComments } from './source-files.ts';

const root = path.join(import.meta.dirname, '../..');
const islands = sourceFiles(['src/islands', 'src/components', 'src/layouts']);
const code = islands.map(({ path: file, text }) => ({ file, text: withoutComments(text) }));

/** The matches of a pattern's first group in the code of islands, components and layouts, each once. */
const namesAfter = (pattern: RegExp) =>
  [
    ...new Set(code.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
  ].toSorted();

describe('named elements of a page have no effect on its scripts (DOM clobbering)', () => {
  it('islands read only properties of the window that browsers and the providers’ scripts define', () => {
    const standard = [
      'addEventListener',
      'history',
      'location',
      'matchMedia',
      'print',
      'removeEventListener',
      'sessionStorage',
    ];
    const providers = ['Stripe', 'google', 'recurly'];
    const known = new Set([...standard, ...providers]);
    expect(namesAfter(/\bwindow\??\.(\w+)/g).filter((name) => !known.has(name))).toEqual([]);
    expect(namesAfter(/\b(?:window|globalThis|self)\[(.+?)\]/g)).toEqual([]);
  });

  it('islands read no elements as properties of the document', () => {
    expect(namesAfter(/\bdocument\.(forms|all|anchors|images|embeds|scripts)\b/g)).toEqual([]);
  });
});

describe('stored data of a browser has no effect on the pages', () => {
  it('no island reads the local storage: islands write the page’s language to it, and remove the rest', () => {
    expect(namesAfter(/\blocalStorage\.(\w+)/g)).toEqual(['removeItem', 'setItem']);
    expect(namesAfter(/\blocalStorage\.setItem\((\w+, [\w.]+)\)/g)).toEqual([
      'LANGUAGE_KEY, document.documentElement.lang',
    ]);
    expect(namesAfter(/\blocalStorage(\[.+?\])/g)).toEqual([]);
  });

  it('islands read nothing of the session storage', () => {
    expect(namesAfter(/\bsessionStorage\.(\w+)/g)).toEqual(['clear']);
    expect(namesAfter(/\b(indexedDB)\b/g)).toEqual([]);
  });

  it('scripts read and write cookies in one file, under the names that its protocol allows', () => {
    const cookies = /\bcookieStore\b|\b(?!request\b)\w+\??\.cookie\b|\.cookie\s*=[^=]|\[\s*['"`]cookie/;
    const found = sourceFiles(['src'])
      .filter(({ path: file }) => !file.startsWith('src/server/'))
      .map(({ path: file, text }) => ({ file, text: withoutComments(text) }))
      .filter(({ text }) => cookies.test(text));
    expect(found.map(({ file }) => file)).toEqual(['src/islands/page/page-cookie.ts']);
    expect(found[0]?.text).toContain('cookieNamesInPage(');
    expect(found[0]?.text).not.toContain('__Host-');
  });
});

describe('a provider’s library is loaded from the provider, and neither bundled nor copied', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const isProvider = (name: string) => /stripe|recurly|braintree|paypal/i.test(name);

  it('only two packages of providers are installed: the loader of Stripe.js, and the types of Recurly.js', () => {
    expect(Object.keys(dependencies).filter(isProvider)).toEqual(['@stripe/stripe-js']);
    expect(Object.keys(devDependencies).filter(isProvider)).toEqual(['@types/recurly__recurly-js']);
  });

  it('code imports only types and `/pure`, which loads nothing by itself', () => {
    const imported = sourceFiles(['src', 'functions']).flatMap(({ path: file, text }) =>
      [...withoutComments(text).matchAll(/^(import[^;]*?)'(@(?:stripe|recurly)[^']*)';/gm)].map(
        ([, head = '', from]) => ({ file, from, types: /^import type\b/.test(head) }),
      ),
    );
    expect(imported.filter(({ file }) => !file.startsWith('src/islands/'))).toEqual([]);
    expect(new Set(imported.filter(({ types }) => !types).map(({ from }) => from))).toEqual(
      new Set(['@stripe/stripe-js/pure']),
    );
  });

  it('`/pure` is only a loader: it loads the script that the inventory names', () => {
    const loader = readFileSync(path.join(root, 'node_modules/@stripe/stripe-js/dist/pure.mjs'), 'utf8');
    expect(loader.length).toBeLessThan(12_000);
    const [, origin] = /ORIGIN = '([^']+)'/.exec(loader) ?? [];
    const [, train] = /RELEASE_TRAIN = '([^']+)'/.exec(loader) ?? [];
    const stripe = scriptInventory.find(({ name }) => name === 'Stripe.js');
    expect(stripe?.address).toBe(`${origin}/${train}/stripe.js`);
  });

  it('the portal serves no script of a provider: its address is the provider’s own', () => {
    for (const { name, address } of scriptInventory.filter((script) => isProvider(script.name)))
      expect(address, name).toMatch(/^https:\/\/js\.(stripe|recurly|braintreegateway)\.com\//);
    expect(
      globSync('public/**/*', { cwd: root }).filter((file) =>
        /(stripe|recurly|braintree|adyen).*\.m?js$/i.test(file),
      ),
    ).toEqual([]);
  });
});
