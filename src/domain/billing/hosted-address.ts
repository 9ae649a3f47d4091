/**
 * The address of a provider's hosted page, where a person may be sent: https on one of the provider's hosts, as they stand,
 * or on our own origin where the sandbox plays the provider; undefined for anything else.
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
