import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { SandboxBrands } from '../catalogue/sandbox-brands.ts';
import { type OperationName, platformOperations } from '../../contracts/platform/platform-table.ts';

export type PlatformBase = 'api' | 'oauth';

/** A request to a brand's platform. `path` follows the base URL and includes the context. */
export type PlatformAddress = { brand: SandboxBrand; base: PlatformBase; path: string };

/** Finds the brand whose platform a URL belongs to, by its base URLs; null if there is none. */
export function platformAddress({ byKey }: SandboxBrands, url: URL): PlatformAddress | null {
  for (const brand of byKey.values()) {
    for (const base of ['api', 'oauth'] as const) {
      const { host, pathname } = new URL(brand.platform[base]);
      const prefix = pathname.replace(/\/$/, '');
      if (host === url.host && url.pathname.startsWith(`${prefix}/`)) {
        return { brand, base, path: url.pathname.slice(prefix.length) };
      }
    }
  }
  return null;
}

/** A call of the operation table. `path` is without the context; `params` are decoded. */
export type OperationMatch = { name: OperationName; path: string; params: ReadonlyMap<string, string> };

/** Finds the operation of a method and path; null if the table has none. */
export function matchOperation(method: string, { base, path }: PlatformAddress): OperationMatch | null {
  for (const name of operationNames) {
    const operation = platformOperations[name];
    if (operation.method !== method || operation.base !== base) continue;
    const context = operation.context ? `/${operation.context}` : '';
    if (!path.startsWith(`${context}/`)) continue;
    const pathInContext = path.slice(context.length);
    const params = matchPath(operation.path, pathInContext);
    if (params) return { name, path: pathInContext, params };
  }
  return null;
}

const operationNames = Object.keys(platformOperations).filter(isOperationName);

function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(platformOperations, name);
}

function matchPath(template: string, path: string): Map<string, string> | null {
  const expected = template.split('/');
  const given = path.split('/');
  if (expected.length !== given.length) return null;
  const params = new Map<string, string>();
  for (const [index, segment] of expected.entries()) {
    const value = decoded(given[index] ?? '');
    const placeholder = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (placeholder === undefined ? value !== segment : !value) return null;
    if (placeholder !== undefined && value) params.set(placeholder, value);
  }
  return params;
}

/** Decodes a path segment; null if its escapes are invalid. */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
