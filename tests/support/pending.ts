import { expect } from 'vitest';
import { redirectOf } from './html.ts';
import type { Answer } from './portal.ts';

/** Polls a page that waits for an order until it redirects, and returns the target. `open` opens an address. */
export async function afterPending(open: (address: string) => Promise<Answer>, at: string): Promise<string> {
  let address = at;
  const ahead = async () => {
    if (!address.includes('pending')) return address;
    const page = await open(address);
    address = page.status === 200 ? (redirectOf(page) ?? address) : (page.location ?? '');
    return address;
  };
  await expect.poll(ahead, { interval: 200 }).not.toContain('pending');
  return address;
}
