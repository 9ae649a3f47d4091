import { createHash } from 'node:crypto';

/** Returns the SHA-256 digest of a text in UTF-8: 64 hexadecimal digits. */
export function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Returns a digest that stands for an account of a brand, so that its name is not stored: 64 hexadecimal digits. `name`
 * is the account's id at the platform, or text made by the portal, byte for byte: two ids that differ in letter case are two
 * accounts. Text that a person typed goes through `countedName` first. The rule must not change: account objects have
 * this name, and keep a security record for up to 180 days.
 */
export function accountDigest(brand: string, name: string): string {
  return sha256Hex(`${brand}\n${name}`);
}

/** Returns the name of an inline script or style in a Content-Security-Policy: `sha256-` and its SHA-256 in base64. */
export function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
