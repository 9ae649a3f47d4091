import type { Message } from './entities.ts';
import { isoDate } from './clock.ts';
import type { World } from './world.ts';

const KEPT_MESSAGES = 500;

/** A message as GET /sandbox/outbox shows it. */
export type OutboxEntry = { at: string } & Omit<Message, 'id' | 'atMs'>;

/** Puts what e-mail or SMS would carry into the outbox, which keeps the last 500. */
export function send({ store, clock, random }: World, message: Omit<Message, 'id' | 'atMs'>): void {
  store.outbox.put({ id: random.hex(12), atMs: clock.nowMs(), ...message });
  store.outbox.keepNewest(KEPT_MESSAGES);
}

/** The messages to one address or number (to everybody without one), newest first. */
export function outboxEntries({ store }: World, to?: string): OutboxEntry[] {
  return store.outbox
    .list()
    .filter((message) => to === undefined || sameContact(message.to, to))
    .map(({ id: _id, atMs, ...message }) => ({ at: isoDate(atMs), ...message }))
    .toReversed();
}

/** In a query string a `+` that nobody encoded arrives as a space, so both are left out of the comparison. */
function sameContact(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

function bare(contact: string): string {
  return contact.replaceAll(/[\s+]/g, '').toLowerCase();
}
