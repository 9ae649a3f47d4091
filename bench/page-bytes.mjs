import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { inlineOf, tagsOf } from '../tests/support/html.ts';

/**
 * What a page makes a browser download, in bytes after brotli at quality 11 unless stated otherwise, each file compressed
 * separately.
 * @typedef {object} PageBytes
 * @property {number} raw the uncompressed HTML, with inline styles and scripts
 * @property {number} brotli the compressed HTML
 * @property {number} firstView the compressed HTML at quality 4
 * @property {number} islands the number of islands, without the one of a migration
 * @property {number} react React and its renderer, which all pages share; 0 on a page without an island
 * @property {number} own every other script of the page, inline and in files, also those that load on first touch
 * @property {number} atOnce the files of `own` that load with the page
 * @property {number} images images of the build that the page shows
 */

/** The client directive of an island that loads only for an account with a required migration. */
const RARE_DIRECTIVE = 'migration';

/** True for an island whose scripts load on first touch, as its `client:wake` says. */
function waits(attributes) {
  const { value } = JSON.parse(attributes.get('opts') ?? '{}');
  return attributes.get('client') === 'wake' && value !== 'load' && value !== 'idle';
}

/**
 * Measures the downloads of a page.
 * @param {string} html
 * @param {string} clientFolder the folder with the files of the build (`dist/client`)
 * @returns {PageBytes}
 */
export function pageBytes(html, clientFolder) {
  const tags = tagsOf(html);
  const islands = tags.filter(
    ({ name, attributes }) => name === 'astro-island' && attributes.get('client') !== RARE_DIRECTIVE,
  );
  const filesOf = (some, name) => some.map(({ attributes }) => attributes.get(name));
  const linked = tags.flatMap(({ name, attributes }) => {
    if (name === 'script') return [attributes.get('src')];
    return name === 'link' && attributes.get('rel') === 'modulepreload' ? [attributes.get('href')] : [];
  });
  const inline = inlineOf(html, 'script');
  const react = withImports(filesOf(islands, 'renderer-url'), clientFolder);
  const early = islands.filter(({ attributes }) => !waits(attributes));
  const loaded = [...linked, ...inline.flatMap((text) => importsOf(text, '/'))];
  const own = (addresses) => withImports(addresses, clientFolder).filter((file) => !react.includes(file));
  const images = new Set(
    tags.flatMap(({ name, attributes }) => (name === 'img' ? [attributes.get('src')] : [])),
  );
  return {
    raw: Buffer.byteLength(html),
    brotli: brotliSize(html),
    firstView: brotliSize(html, 4),
    islands: islands.length,
    react: weighed(react, clientFolder),
    own:
      (inline.length === 0 ? 0 : brotliSize(inline.join('\n'))) +
      weighed(own([...loaded, ...filesOf(islands, 'component-url')]), clientFolder),
    atOnce: weighed(own([...loaded, ...filesOf(early, 'component-url')]), clientFolder),
    images: weighed([...images].filter(isOwnFile), clientFolder),
  };
}

/** The size after brotli in bytes, by default at quality 11. */
export function brotliSize(content, quality = 11) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** True for an image file of the build; not for an inline image, or one that the Worker renders. */
function isOwnFile(address) {
  return /^\/(?:brands|cards)\//.test(address ?? '');
}

/** The addresses of scripts with their static imports. Dynamic imports load later and do not count. */
function withImports(addresses, clientFolder) {
  const found = new Set();
  // A provider's script is on another address.
  const waiting = addresses.filter((address) => address?.startsWith('/_astro/'));
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue;
    found.add(address);
    waiting.push(...importsOf(readFileSync(path.join(clientFolder, address), 'utf8'), address));
  }
  return [...found];
}

function importsOf(script, from) {
  return [...script.matchAll(/(?:\bimport|\bfrom)\s*["']([^"']+)["']/g)].map(
    ([, address = '']) => new URL(address, new URL(from, 'http://portal')).pathname,
  );
}

/** Sizes by address: many pages share a script file, and brotli at quality 11 is slow. */
const knownSizes = new Map();

function weighed(files, clientFolder) {
  return files.reduce((sum, address) => {
    const file = path.join(clientFolder, address);
    const size = knownSizes.get(file) ?? brotliSize(readFileSync(file));
    knownSizes.set(file, size);
    return sum + size;
  }, 0);
}
