import { normalizeIdentifier } from '../../contracts/typed-line.ts';

/** Longest address and longest local part (before the `@`) that are accepted, in characters (RFC 5321). */
const MAX_ADDRESS = 254;
const MAX_LOCAL_PART = 64;

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const shape = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+(?=[a-z])${label}$`, 'i');

/** The beginning of an encoded word (RFC 2047), which a mail program decodes into something else. */
const ENCODED_WORD = '=?';

/**
 * Returns the single e-mail address that was typed, as `normalizeIdentifier` reads it. Returns undefined for anything else:
 * a list, a name with an address, a quoted local part, an encoded word, a bare host.
 */
export function emailAddress(typed: string): string | undefined {
  const address = normalizeIdentifier(typed);
  if (address.length > MAX_ADDRESS || address.lastIndexOf('@') > MAX_LOCAL_PART) return undefined;
  if (address.includes(ENCODED_WORD)) return undefined;
  return shape.test(address) ? address : undefined;
}
