/**
 * The network of an address, by which requests are counted: an IPv4 address itself, an IPv6 address by its first 64
 * bits, an IPv4-mapped one as IPv4. All unreadable addresses count as the network `unknown`.
 */
export function visitorNetwork(address: string): string {
  const text = address.trim();
  if (isIpv4(text)) return text;
  const groups = ipv6Groups(text.replace(/%.*$/, ''));
  if (!groups) return 'unknown';
  const [high = 0, low = 0] = groups.slice(6);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

function isIpv4(text: string): boolean {
  return /^\d{1,3}(\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255);
}

/**
 * The eight groups of an IPv6 address. The runtime's URL parser normalises its spelling; undefined for anything else.
 */
function ipv6Groups(text: string): number[] | undefined {
  const url = `http://[${text}]/`;
  if (!/^[0-9a-f:.]+$/i.test(text) || !URL.canParse(url)) return undefined;
  const [left = '', right] = new URL(url).hostname.slice(1, -1).split('::');
  const numbers = (half: string) =>
    half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16));
  const [head, tail] = [numbers(left), numbers(right ?? '')];
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
