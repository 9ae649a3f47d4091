import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { inlineOf, tagsOf } from '../tests/support/html.ts';

/**
 * What a page makes a first-time visitor download. Bytes after brotli at its best where not said otherwise, every file
 * on its own.
 * @typedef {object} PageBytes
 * @property {number} raw the HTML, its inline styles and scripts in it
 * @property {number} brotli the same
 * @property {number} inlineScript the scripts that stand in the HTML
 * @property {number} islands how many there are, but for the one that hardly anybody needs
 * @property {number} firstView the same by a server in a hurry (quality 4)
 * @property {{ files: string[], brotli: number }} frame script files that pages share, such as the session watch
 * @property {{ files: string[], brotli: number }} atOnce scripts of the page's own that load with it
 * @property {{ files: string[], brotli: number }} onTouch scripts that load when a person first touches an island
 * @property {number} images of this build, which the page shows
 * @property {number} requests of the first view: the page, its images and the scripts that load with it
 */

/** True for an island whose scripts wait until a person touches it: `client:wake` says whether they do. */
function waits(attributes) {
  const { value } = JSON.parse(attributes.get('opts') ?? '{}');
  return attributes.get('client') === 'wake' && value !== 'load' && value !== 'idle';
}

/** Those of one of this kind never load but for an account that is to be migrated. */
const RARE_DIRECTIVE = 'migration';

/**
 * Weighs a page.
 * @param {string} html
 * @param {string} clientFolder where the build's own files are (`dist/client`)
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

/** Size after brotli, by default at its best, in bytes. */
export function brotliSize(content, quality = 11) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** No picture that stands in the page itself, and none the Worker makes. */
function isOwnFile(address) {
  return /^\/(?:brands|cards)\//.test(address ?? '');
}

/** The addresses of scripts with all they import statically. Imports inside functions load later and do not count. */
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

/** Script files are many pages' own, and brotli at its best takes its time. */
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
