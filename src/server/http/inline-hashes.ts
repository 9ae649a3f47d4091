import { policyHash } from './policy-hash.ts';

/** What a page's policy allows to stand in the page itself, by hash. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** The inline scripts a page may hold: what its components are compiled to, and the directives that wake its islands. */
export type PageScripts = { scripts: readonly string[]; directives: readonly string[] };

/** What is read here of what the build knows. */
export type BuiltPages = {
  routes: readonly { routeData: { route: string; component: string } }[];
  /** The markup of each directive's script: a file, or the script itself. */
  clientDirectives: ReadonlyMap<string, string>;
  /** The small scripts of components, by name; the others are files. */
  inlinedScripts: ReadonlyMap<string, string>;
};

const INLINE = /^<script>(.*)<\/script>$/s;

/**
 * The hashes of the scripts that may stand in a page, of what the build made alone: whatever else comes to stand there does not run.
 */
export function scriptHashes(
  { scripts, directives }: PageScripts,
  built: Pick<BuiltPages, 'clientDirectives' | 'inlinedScripts'>,
): string[] {
  const inlined = scripts.map((name) => built.inlinedScripts.get(name) ?? '');
  const waking = directives.map((name) => INLINE.exec(built.clientDirectives.get(name) ?? '')?.[1] ?? '');
  return [...new Set([...inlined, ...waking].filter((text) => text !== ''))].map(policyHash);
}
