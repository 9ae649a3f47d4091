import { pageAt } from './find-page.ts';

const requestId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The codes that say that something failed, or that nobody knows how it ended. Any other says what the person can do. */
const failures = { reason: ['unavailable', 'sso-failed'], notice: ['failed', 'unsure', 'unavailable'] };

/** Returns the text where it is the id of a request; undefined for any other, because anybody can write an address. */
export function readReference(text: string | null): string | undefined {
  return text !== null && requestId.test(text) ? text : undefined;
}

/** True for the path of a page that reports a failure. */
export function isProblemPage(path: string): boolean {
  const page = pageAt(path);
  return page === 'error' || page === 'errorStatus';
}

/** Adds the id of the request to the address of a page that says that it failed. Any other address stays as it is. */
export function withReference(address: string, id: string): string {
  if (!address.startsWith('/') || address.startsWith('//') || address.includes('#')) return address;
  const [path = '', query = ''] = address.split('?', 2);
  const params = new URLSearchParams(query);
  const isFailure =
    isProblemPage(path) ||
    Object.entries(failures).some(([name, codes]) => codes.includes(params.get(name) ?? ''));
  return isFailure && !params.has('reference') ? `${address}${query ? '&' : '?'}reference=${id}` : address;
}
