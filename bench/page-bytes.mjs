import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { inlineOf, tagsOf } from '../tests/support/html.ts';

/**
 * The downloads of a page's first visit, in bytes after brotli at quality 11 unless stated otherwise, each file compressed
 * separately.
 * @typedef {object} PageBytes
 * @property {number} raw the uncompressed HTML, with inline styles and scripts
 * @property {number} brotli the compressed HTML
 * @property {number} inlineScript the inline scripts
 * @property {number} islands the number of islands, without the one of a migration
 * @property {number} firstView the compressed HTML at quality 4
 * @property {{ files: string[], brotli: number }} frame script files that pages share, such as the session watch
 * @property {{ files: string[], brotli: number }} atOnce scripts of this page that load with it
 * @property {{ files: string[], brotli: number }} onTouch scripts that load when a person first touches an island
 * @property {number} images images of the build that the page shows
 * @property {number} requests of the first view: the page, its images and the scripts that load with it
 */

/** True for an island whose scripts load on first touch, as its `client:wake` says. */
function waits(attributes) {
  const { value } = JSON.parse(attributes.get('opts') ?? '{}');
  return attributes.get('client') === 'wake' && value !== 'load' && value !== 'idle';
}

/** The client directive of an island that loads only for an account with a required migration. */
const RARE_DIRECTIVE = 'migration';

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
  const islandScripts = (waiting) =>
    islands
      .filter(({ attributes }) => waits(attributes) === waiting)
      .flatMap(({ attributes }) =>
        ['component-url', 'renderer-url', 'before-hydration-url'].map((name) => attributes.get(name)),
      );
  const linked = tags.flatMap(({ name, attributes }) => {
    if (name === 'script') return [attributes.get('src')];
    return name === 'link' && attributes.get('rel') === 'modulepreload' ? [attributes.get('href')] : [];
  });
  const scripts = inlineOf(html, 'script');
  const imported = scripts.flatMap((text) => importsOf(text, '/'));
  const frame = withImports(linked, clientFolder);
  const isElsewhere = (file) => !frame.includes(file);
  const atOnce = withImports([...imported, ...islandScripts(false)], clientFolder).filter(isElsewhere);
  const onTouch = withImports(islandScripts(true), clientFolder).filter(
    (file) => isElsewhere(file) && !atOnce.includes(file),
  );
  const images = new Set(
    tags.flatMap(({ name, attributes }) => (name === 'img' ? [attributes.get('src')] : [])),
  );
  return {
    raw: Buffer.byteLength(html),
    brotli: brotliSize(html),
    firstView: brotliSize(html, 4),
    inlineScript: scripts.length === 0 ? 0 : brotliSize(scripts.join('\n')),
    islands: islands.length,
    frame: weighed(frame, clientFolder),
    atOnce: weighed(atOnce, clientFolder),
    onTouch: weighed(onTouch, clientFolder),
    images: weighed([...images].filter(isOwnFile), clientFolder).brotli,
    requests: 1 + images.size + frame.length + atOnce.length,
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
  const waiting = addresses.filter((address) => address !== undefined);
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
  const sizes = files.map((address) => {
    const file = path.join(clientFolder, address);
    const size = knownSizes.get(file) ?? brotliSize(readFileSync(file));
    knownSizes.set(file, size);
    return size;
  });
  return { files, brotli: sizes.reduce((sum, size) => sum + size, 0) };
}
