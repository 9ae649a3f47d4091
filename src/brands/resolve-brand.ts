import type { Brand } from './brand-schema.ts';
import { type BrandSet, DEFAULT_BRAND } from './brand-set.ts';

/** The brand of a request, and how it was found. On a known host, the query and the cookie are ignored. */
export type BrandChoice = { brand: Brand; from: 'host' | 'query' | 'cookie' | 'default' };

/**
 * Finds the brand of a request: by its host, else by the `brand` query parameter, else by the cookie that remembers
 * that parameter on an unknown host, else the default. `host` may have a port and a trailing dot. Throws where the set
 * has no default brand.
 */
export function resolveBrand(
  { byKey, byHost }: BrandSet,
  request: { host: string; query: string | undefined; cookie: string | undefined },
): BrandChoice {
  const byName = brandOfHost({ byHost }, request.host);
  if (byName) return { brand: byName, from: 'host' };
  const named = request.query === undefined ? undefined : byKey.get(request.query);
  if (named) return { brand: named, from: 'query' };
  const remembered = request.cookie === undefined ? undefined : byKey.get(request.cookie);
  if (remembered) return { brand: remembered, from: 'cookie' };
  const fallback = byKey.get(DEFAULT_BRAND);
  if (!fallback) throw new Error('the brand set has no default brand');
  return { brand: fallback, from: 'default' };
}

/** The brand of a host; undefined for an unknown host. `host` may have a port and a trailing dot. */
export function brandOfHost({ byHost }: Pick<BrandSet, 'byHost'>, host: string): Brand | undefined {
  return byHost.get(bareHost(host));
}

/** A host name without port and trailing dot, in lower case. */
export function bareHost(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
