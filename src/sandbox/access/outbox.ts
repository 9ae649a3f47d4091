import type { Message } from '../world/entities.ts';
import { brandAddress } from './brand-address.ts';
import { isoDate } from '../world/clock.ts';
import type { World } from '../world/world.ts';

const KEPT_MESSAGES = 500;

/** A message as GET /sandbox/outbox returns it; its link is an absolute URL. */
export type OutboxEntry = { at: string } & Omit<Message, 'id' | 'atMs'>;

/** Puts an e-mail or SMS into the outbox, which keeps the last 500. */
export function send({ store, clock, random }: World, message: Omit<Message, 'id' | 'atMs'>): void {
  store.outbox.put({ id: random.hex(12), atMs: clock.nowMs(), ...message });
  store.outbox.keepNewest(KEPT_MESSAGES);
}

/**
 * Returns the messages to one address or number (to all without one), the newest first. Links lead to the brand, as
 * somebody at `asked` reaches it.
 */
export function outboxEntries({ store }: World, address: URL, to?: string): OutboxEntry[] {
  return store.outbox
    .list()
    .filter((message) => to === undefined || sameContact(message.to, to))
    .map(({ id: _id, atMs, link, ...message }) => ({
      at: isoDate(atMs),
      ...message,
      ...(link === undefined ? {} : { link: brandAddress(address, message.brand, link) }),
    }))
    .toReversed();
}

/** A `+` that was not encoded in a query arrives as a space, so the comparison ignores both. */
function sameContact(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

function bare(contact: string): string {
  return contact.replaceAll(/[\s+]/g, '').toLowerCase();
}
