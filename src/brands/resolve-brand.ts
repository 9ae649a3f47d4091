import type { Brand } from './brand-schema.ts';
import { type BrandSet, DEFAULT_BRAND } from './brand-set.ts';

/** How the brand was found. A `host` answer ignores query and cookie. */
export type BrandChoice = { brand: Brand; from: 'host' | 'query' | 'cookie' | 'default' };

/**
 * The brand of a request: its host, else the `brand` query parameter (or the cookie that
 * remembers it on an unknown host), else the default. `host` may carry a port and a trailing dot.
 */
export function resolveBrand(
  { byKey, byHost }: BrandSet,
  request: { host: string; query: string | undefined; cookie: string | undefined },
): BrandChoice {
  const byName = brandOfHost({ byHost }, request.host);
  if (byName) return { brand: byName, from: 'host' };
  const asked = request.query === undefined ? undefined : byKey.get(request.query);
  if (asked) return { brand: asked, from: 'query' };
  const remembered = request.cookie === undefined ? undefined : byKey.get(request.cookie);
  if (remembered) return { brand: remembered, from: 'cookie' };
  const fallback = byKey.get(DEFAULT_BRAND);
  if (!fallback) throw new Error('the brand set has no default brand');
  return { brand: fallback, from: 'default' };
}

/** The brand a host belongs to; undefined for an unknown one. `host` may carry a port and a trailing dot. */
export function brandOfHost({ byHost }: Pick<BrandSet, 'byHost'>, host: string): Brand | undefined {
  return byHost.get(bareHost(host));
}

function bareHost(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
