import { hasPage, rowOf } from './find-page.ts';
import type { PageBrand, QueryRule } from './page-row.ts';
import type { CertainPage, OptionalPage, PageName } from './page-name.ts';
import type { pages } from './pages.ts';

type Row<Name extends PageName> = (typeof pages)[Name];
type ValueOf<Rule> = Rule extends readonly (infer Word)[] ? Word : string;
type PartsOf<Path> = Path extends `${string}[${infer Part}]${infer Rest}`
  ? { readonly [Name in Part]: string } & PartsOf<Rest>
  : unknown;
type QueryOf<Name extends PageName> =
  Row<Name> extends { query: infer Rules extends Readonly<Record<string, QueryRule>> }
    ? { readonly [Parameter in keyof Rules]?: ValueOf<Rules[Parameter]> | null | undefined }
    : object;

/** What an address of a page says beside its path: the parts in brackets, and parameters that the page reads. */
export type AddressOf<Name extends PageName> = QueryOf<Name> & PartsOf<Row<Name>['path']>;

type Arguments<Name extends PageName> = Row<Name>['path'] extends `${string}[${string}`
  ? [address: AddressOf<Name>]
  : Row<Name> extends { query: object }
    ? [address?: AddressOf<Name>]
    : [address?: Readonly<Record<string, never>>];

/**
 * Returns the address of a page. A parameter without a value is left out. A page that a brand may lack needs the brand, and has
 * no address at one that lacks it.
 */
export function pathTo<Name extends CertainPage>(name: Name, ...address: Arguments<Name>): string;
export function pathTo<Name extends OptionalPage>(
  name: Name,
  brand: PageBrand,
  ...address: Arguments<Name>
): string | undefined;
export function pathTo(name: PageName, first?: object, second?: object): string | undefined {
  if (!isBrand(first)) return addressOf(name, first);
  return hasPage(first, name) ? addressOf(name, second) : undefined;
}

function isBrand(part: object | undefined): part is PageBrand {
  return part !== undefined && 'withoutPages' in part;
}

function addressOf(name: PageName, address: object = {}): string {
  const query = new URLSearchParams();
  let { path }: { path: string } = rowOf(name);
  for (const [part, value] of Object.entries(address)) {
    if (typeof value !== 'string') continue;
    if (path.includes(`[${part}]`)) path = path.replace(`[${part}]`, value);
    else query.set(part, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
