import { sha256Hex } from './sha256-hex.ts';

/**
 * Returns a digest that stands for an account of a brand, so that its name is not stored: 64 hexadecimal digits. `name`
 * is the account's id at the platform, or text made by the portal, byte for byte: two ids that differ in letter case are two
 * accounts. Text that a person typed goes through `countedName` first. The rule must not change: account objects have
 * this name, and keep a security record for up to 180 days.
 */
export function accountDigest(brand: string, name: string): Promise<string> {
  return sha256Hex(`${brand}\n${name}`);
}
