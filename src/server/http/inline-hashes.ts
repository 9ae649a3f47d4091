import { policyHash } from './policy-hash.ts';

/** The inline scripts and styles that a page's policy allows, by hash. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** The inline scripts of a page, by name: those of its components, and the directives that hydrate its islands. */
export type PageScripts = { scripts: readonly string[]; directives: readonly string[] };

/** The part of Astro's build manifest that is read here. */
export type BuiltPages = {
  routes: readonly { routeData: { route: string; component: string } }[];
  /** The script tag of each directive: it links to a file, or holds the script itself. */
  clientDirectives: ReadonlyMap<string, string>;
  /** The small scripts of components, by name; larger ones are files. */
  inlinedScripts: ReadonlyMap<string, string>;
};

const INLINE = /^<script>(.*)<\/script>$/s;

/** Hashes the inline scripts of a page that the build made. The browser runs no other inline script in that page. */
export function scriptHashes(
  { scripts, directives }: PageScripts,
  built: Pick<BuiltPages, 'clientDirectives' | 'inlinedScripts'>,
): string[] {
  const inlined = scripts.map((name) => built.inlinedScripts.get(name) ?? '');
  const waking = directives.map((name) => INLINE.exec(built.clientDirectives.get(name) ?? '')?.[1] ?? '');
  return [...new Set([...inlined, ...waking].filter((text) => text !== ''))].map(policyHash);
}
