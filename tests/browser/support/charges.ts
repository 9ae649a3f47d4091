/** The charges in the sandbox's ledger of a persona, in minor units, newest first. */
export async function chargesOf(
  at: (path: string, brand?: string) => string,
  persona: string,
  brand: string,
): Promise<number[]> {
  // Node does not resolve `<brand>.localhost`; the sandbox is the same on every host.
  const { port } = new URL(at('/'));
  const query = new URLSearchParams({ brand, email: `${persona}@${brand}.example` });
  const answer = await fetch(`http://127.0.0.1:${port}/sandbox/ledger?${query}`);
  const entries: { amountMinor: number }[] = await answer.json();
  return entries.map(({ amountMinor }) => amountMinor);
}
