/**
 * The network an address belongs to, for counting: an IPv4 address itself, an IPv6 address by its first 64 bits
 * (design decision 25), an IPv4-mapped one as IPv4. Anything unreadable counts as one network of its own.
 */
export function visitorNetwork(address: string): string {
  const text = address.trim().toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1];
  if (mapped) return mapped;
  if (!text.includes(':')) return /^\d+(\.\d+){3}$/.test(text) ? text : 'unknown';
  const [head = '', tail] = text.split('%', 1)[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  if (groups.length < 4 || !groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))) return 'unknown';
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
