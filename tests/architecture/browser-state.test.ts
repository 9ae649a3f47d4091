import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { scriptInventory } from '../../src/brands/script-inventory.ts';
import { sourceFiles, withoutComments } from './source-files.ts';

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
      'print',
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
  it('no island reads the local storage: it is written the language of the page, and emptied of all else', () => {
    expect(namesAfter(/\blocalStorage\.(\w+)/g)).toEqual(['removeItem', 'setItem']);
    expect(namesAfter(/\blocalStorage\.setItem\((\w+, [\w.]+)\)/g)).toEqual([
      'LANGUAGE_KEY, document.documentElement.lang',
    ]);
    expect(namesAfter(/\blocalStorage(\[.+?\])/g)).toEqual([]);
  });

  it('and of the session’s only whether the app was told', () => {
    expect(namesAfter(/\bsessionStorage\.(\w+)/g)).toEqual(['clear', 'getItem', 'setItem']);
    expect(namesAfter(/\bsessionStorage\.[gs]etItem\((\w+)/g)).toEqual(['ANNOUNCED_KEY']);
    expect(namesAfter(/\b(indexedDB|cookieStore|document\.cookie)\b/g)).toEqual([]);
  });
});

describe('W-04 a provider’s library runs as the provider serves it, and not as we bundled or copied it', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const isProvider = (name: string) => /stripe|recurly|braintree|paypal/i.test(name);

  it('of the providers’ packages there are two: what loads Stripe.js from Stripe, and the types of Recurly.js', () => {
    expect(Object.keys(dependencies).filter(isProvider)).toEqual(['@stripe/stripe-js']);
    expect(Object.keys(devDependencies).filter(isProvider)).toEqual(['@types/recurly__recurly-js']);
  });

  it('what is imported of them is `/pure`, which loads nothing by itself, and types', () => {
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

  it('`/pure` holds no more than a loader: it asks for the script that the inventory names', () => {
    const loader = readFileSync(path.join(root, 'node_modules/@stripe/stripe-js/dist/pure.mjs'), 'utf8');
    expect(loader.length).toBeLessThan(12_000);
    const [, origin] = /ORIGIN = '([^']+)'/.exec(loader) ?? [];
    const [, train] = /RELEASE_TRAIN = '([^']+)'/.exec(loader) ?? [];
    const stripe = scriptInventory.find(({ name }) => name === 'Stripe.js');
    expect(stripe?.address).toBe(`${origin}/${train}/stripe.js`);
  });

  it('no script of theirs is served by us: the addresses are the providers’ own', () => {
    for (const { name, address } of scriptInventory.filter((script) => isProvider(script.name)))
      expect(address, name).toMatch(/^https:\/\/js\.(stripe|recurly)\.com\//);
    expect(
      globSync('public/**/*', { cwd: root }).filter((file) => /(stripe|recurly).*\.m?js$/i.test(file)),
    ).toEqual([]);
  });
});
