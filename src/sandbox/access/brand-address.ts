import { isOtherMachine } from '../../domain/web/host-address.ts';

/**
 * The address of a brand's page, for somebody who reached the sandbox at `asked`: on the brand's own host of this machine, or
 * at the same address with the brand in the query, where a phone knows no such host.
 */
export function brandAddress({ protocol, hostname, port, origin }: URL, brand: string, path: string): string {
  if (!isOtherMachine(hostname)) return `${protocol}//${brand}.localhost${port && `:${port}`}${path}`;
  const address = new URL(path, origin);
  address.searchParams.set('brand', brand);
  return address.href;
}
