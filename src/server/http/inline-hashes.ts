import type { InlineHashes } from '../request/page-policy.ts';
import { pageStyle, type StyledPage } from '../page/page-styles.ts';
import { policyHash } from '../digests.ts';

/** The part of Astro's manifest that is read here, by name: the small scripts of components, and the client directives. */
export type BuiltScripts = {
  inlinedScripts: ReadonlyMap<string, string>;
  clientDirectives: ReadonlyMap<string, string>;
};

/** The client directives that islands use: this portal's own, and Astro's `client:load`. */
const DIRECTIVES = ['touch', 'holdSubmit', 'load'];

/*
 * Astro writes a script and a style of its own before the first island of a page, and no option says which. The tests of
 * headers fail if a new Astro writes others, and print their hashes.
 */
const ISLAND_SCRIPT = 'sha256-Ya0pUYrC7nM5Cn/056TyVuEiz6dFGrzmkWzgON0pF0U=';
const ISLAND_STYLE = 'sha256-vv9IoKo7BSLbWcUHr3tNmfNVmm5L/9Cfn2H6LMk7/ow=';

/** Module scope on purpose: only the build decides them. */
let ofBuild: readonly string[] | undefined;

/**
 * Returns the hashes of a page's inline styles, and of every inline script of this build: the browser runs no other one.
 * Undefined in the development server, which adds its own inline scripts and therefore sends no policy.
 */
export function inlineHashes(built: BuiltScripts, page: StyledPage): InlineHashes | undefined {
  if (import.meta.env.DEV) return undefined;
  ofBuild ??= [ISLAND_SCRIPT, ...scriptHashes(built)];
  return { scripts: ofBuild, styles: [pageStyle(page).hash, ISLAND_STYLE] };
}

/** Hashes the inline scripts of the build. */
export function scriptHashes({ inlinedScripts, clientDirectives }: BuiltScripts): string[] {
  const directives = DIRECTIVES.map((name) => clientDirectives.get(name) ?? '');
  return [...inlinedScripts.values(), ...directives].map(policyHash);
}
