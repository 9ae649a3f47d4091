/** Returns an `https:` or `mailto:` address as a person reads it: host and path, or the e-mail address. */
export function readableAddress(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return protocol === 'mailto:' ? decodeURIComponent(pathname) : host + pathname.replace(/\/$/, '');
}
