import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { inlineOf, tagsOf } from '../tests/support/html.ts';

/**
 * What a page makes a browser download, in bytes after brotli at quality 11 unless stated otherwise, each file compressed
 * separately.
 */
export type PageBytes = {
  /** The uncompressed HTML, with inline styles and scripts. */
  raw: number;
  /** The compressed HTML. */
  brotli: number;
  /** The number of islands, without the one of a migration. */
  islands: number;
  /** React and its renderer, which all pages share; 0 on a page without an island. */
  react: number;
  /** Every other script of the page, inline and in files, also those that load on first touch. */
  own: number;
  /** The files of `own` that load with the page. */
  atOnce: number;
  /** Images of the build that the page shows. */
  images: number;
};

type Tag = ReturnType<typeof tagsOf>[number];

/** The client directive of an island that loads only for an account with a required migration. */
const RARE_DIRECTIVE = 'migration';

/** True for an island whose scripts load on first touch, as its `client:touch` says. */
function waits({ attributes }: Tag): boolean {
  const { value } = JSON.parse(attributes.get('opts') ?? '{}');
  return attributes.get('client') === 'touch' && value !== 'idle';
}

/**
 * Measures the downloads of a page.
 * @param clientFolder the folder with the files of the build (`dist/client`)
 */
export function pageBytes(html: string, clientFolder: string): PageBytes {
  const tags = tagsOf(html);
  const islands = tags.filter(
    ({ name, attributes }) => name === 'astro-island' && attributes.get('client') !== RARE_DIRECTIVE,
  );
  const filesOf = (some: readonly Tag[], name: string) => some.map(({ attributes }) => attributes.get(name));
  const linked = tags.flatMap(({ name, attributes }) => {
    if (name === 'script') return [attributes.get('src')];
    return name === 'link' && attributes.get('rel') === 'modulepreload' ? [attributes.get('href')] : [];
  });
  const inline = inlineOf(html, 'script');
  const react = withImports(filesOf(islands, 'renderer-url'), clientFolder);
  const early = islands.filter((island) => !waits(island));
  const loaded = [...linked, ...inline.flatMap((text) => importsOf(text, '/'))];
  const own = (addresses: readonly (string | undefined)[]) =>
    withImports(addresses, clientFolder).filter((file) => !react.includes(file));
  const images = new Set(
    tags.flatMap(({ name, attributes }) => (name === 'img' ? [attributes.get('src')] : [])),
  );
  return {
    raw: Buffer.byteLength(html),
    brotli: brotliSize(html),
    islands: islands.length,
    react: weighed(react, clientFolder),
    own:
      (inline.length === 0 ? 0 : brotliSize(inline.join('\n'))) +
      weighed(own([...loaded, ...filesOf(islands, 'component-url')]), clientFolder),
    atOnce: weighed(own([...loaded, ...filesOf(early, 'component-url')]), clientFolder),
    images: weighed([...images].filter(isBuiltFile), clientFolder),
  };
}

/** The size after brotli at quality 11, in bytes. */
export function brotliSize(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** True for an image file of the build; not for an inline image, or one that the Worker renders. */
function isBuiltFile(address: string | undefined): address is string {
  return /^\/(?:brands|cards)\//.test(address ?? '');
}

/** The addresses of scripts with their static imports. Dynamic imports load later and do not count. */
function withImports(addresses: readonly (string | undefined)[], clientFolder: string): string[] {
  const found = new Set<string>();
  // A provider's script is on another address.
  const waiting = addresses.filter((address) => address?.startsWith('/_astro/') === true);
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue;
    found.add(address);
    waiting.push(...importsOf(readFileSync(path.join(clientFolder, address), 'utf8'), address));
  }
  return [...found];
}

function importsOf(script: string, from: string): string[] {
  return [...script.matchAll(/(?:\bimport|\bfrom)\s*["']([^"']+)["']/g)].map(
    ([, address = '']) => new URL(address, new URL(from, 'http://portal')).pathname,
  );
}

/** Sizes by address: many pages share a script file, and brotli at quality 11 is slow. */
const knownSizes = new Map<string, number>();

function weighed(files: readonly string[], clientFolder: string): number {
  return files.reduce((sum, address) => {
    const file = path.join(clientFolder, address);
    const size = knownSizes.get(file) ?? brotliSize(readFileSync(file));
    knownSizes.set(file, size);
    return sum + size;
  }, 0);
}
