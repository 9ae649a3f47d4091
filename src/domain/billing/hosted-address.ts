/**
 * Checks the address of a provider's hosted page before the portal redirects a person there. Returns the address where
 * it is https on exactly one of the provider's hosts, or on the portal's own origin where the sandbox stands in for the
 * provider. Returns undefined for any other address.
 */
export function hostedAddress(
  raw: string,
  allowed: { hosts: readonly string[]; ownOrigin: string | undefined },
): string | undefined {
  if (!URL.canParse(raw)) return undefined;
  const url = new URL(raw);
  if (url.username !== '' || url.password !== '') return undefined;
  const isOwn = allowed.ownOrigin !== undefined && url.origin === allowed.ownOrigin;
  const isProvider = url.protocol === 'https:' && allowed.hosts.includes(url.host);
  return isOwn || isProvider ? url.href : undefined;
}
