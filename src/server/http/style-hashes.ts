/** What of Astro's manifest is read and changed here. */
type StyleManifest = { csp?: { styleDirective?: { hashes: readonly unknown[] } } | undefined };

/** The one style sheet of Astro's own, in every page with an island. A page that it is not allowed in fails the header tests. */
const ISLAND_STYLE = 'astro-island,astro-slot,astro-static-slot{display:contents}';

let islandHash: Promise<string> | undefined;

/**
 * Leaves of the build's style hashes, which every page's policy carries, the one that pages share: Astro adds the page's own
 * sheet to each answer, and the others stand in no page.
 */
export async function trimStyleHashes({ csp }: StyleManifest): Promise<void> {
  if (!csp?.styleDirective || csp.styleDirective.hashes.length <= 1) return;
  const hash = await (islandHash ??= policyHash(ISLAND_STYLE));
  csp.styleDirective.hashes = csp.styleDirective.hashes.filter((each) => each === hash);
}

async function policyHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
