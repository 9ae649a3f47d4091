/** Names an account of a brand without keeping its name: 64 hexadecimal digits, the same in any case of letters. */
export async function accountDigest(brand: string, username: string): Promise<string> {
  const text = new TextEncoder().encode(`${brand}\n${username.trim().toLowerCase()}`);
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
