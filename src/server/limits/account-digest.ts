/**
 * Returns a digest that stands for an account of a brand, so that its name is not stored: 64 hexadecimal digits, the
 * same in any letter case.
 */
export async function accountDigest(brand: string, username: string): Promise<string> {
  const text = new TextEncoder().encode(`${brand}\n${username.trim().toLowerCase()}`);
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
