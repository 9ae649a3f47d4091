import type { Brand } from '../../src/brands/brand-schema.ts';
import { mayLoadForeignScript, scriptInventory } from '../../src/brands/script-inventory.ts';
import { appleSources, googleSources } from '../../src/server/access/social-provider.ts';
import { pagePolicy } from '../../src/server/request/page-policy.ts';
import type { PageName } from '../../src/domain/pages/page-name.ts';

/** A third party's script that pages of a brand load. */
export type LoadedScript = { name: string; address: string; pages: readonly PageName[]; isTag: boolean };

/** The third parties' scripts that pages of a brand load every day, each with the address that browsers load. */
export function scriptsOf(brand: Brand): LoadedScript[] {
  return scriptInventory
    .filter(({ brands, only }) => !only && brands(brand))
    .map(({ name, address, pages, purposes }) => ({
      name,
      address: addressFor(brand, address),
      pages,
      isTag: purposes !== undefined,
    }));
}

/** The page with the brand's other ways to sign in. */
export const SIGN_IN_PAGE = 'signIn' satisfies PageName;

/** The policy of a page as a visitor who refuses tags gets it, without the hashes of what stands in the page. */
export function visitorPolicy(brand: Brand, page: PageName): string {
  const { google, apple } = page === SIGN_IN_PAGE ? brand.social : {};
  const sources = [...(google ? googleSources : []), ...(apple ? appleSources : [])];
  return pagePolicy({
    inline: { scripts: [], styles: [] },
    // The form there fetches the font of the next page in advance.
    loadsFont: page === SIGN_IN_PAGE && brand.theme.typeface !== 'system',
    foreignScripts: sources.length > 0 || mayLoadForeignScript({ brand, page }),
    sources,
  });
}

/** The sources of a policy by directive. Of two with the same name the first counts, as in browsers. */
export function directivesOf(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name !== '' && !directives.has(name)) directives.set(name, sources);
  }
  return directives;
}

/** True where a policy lets a page load a script from an address of a third party. */
export function letsLoad(policy: string, address: string): boolean {
  const { origin, pathname } = new URL(address);
  return (directivesOf(policy).get('script-src') ?? []).some(
    (source) => source === origin || source === origin + pathname,
  );
}

/** The address with the values of a brand that the inventory leaves out. */
function addressFor({ tagManager }: Brand, address: string): string {
  if (!address.startsWith('https://')) return tagManager?.experiments ?? '';
  return address.endsWith('/gtm.js') ? `${address}?id=${tagManager?.container}` : address;
}
