import type { Message } from '../world/entities.ts';
import { isoDate } from '../world/clock.ts';
import type { World } from '../world/world.ts';

const KEPT_MESSAGES = 500;

/** A message as GET /sandbox/outbox shows it; its link is a whole address. */
export type OutboxEntry = { at: string } & Omit<Message, 'id' | 'atMs'>;

/** Puts what e-mail or SMS would carry into the outbox, which keeps the last 500. */
export function send({ store, clock, random }: World, message: Omit<Message, 'id' | 'atMs'>): void {
  store.outbox.put({ id: random.hex(12), atMs: clock.nowMs(), ...message });
  store.outbox.keepNewest(KEPT_MESSAGES);
}

/**
 * The messages to one address or number (to everybody without one), newest first. Links lead to the brand's own host at
 * the address and port where `asked` found the portal.
 */
export function outboxEntries({ store }: World, asked: URL, to?: string): OutboxEntry[] {
  const port = asked.port ? `:${asked.port}` : '';
  return store.outbox
    .list()
    .filter((message) => to === undefined || sameContact(message.to, to))
    .map(({ id: _id, atMs, link, ...message }) => ({
      at: isoDate(atMs),
      ...message,
      ...(link === undefined ? {} : { link: `${asked.protocol}//${message.brand}.localhost${port}${link}` }),
    }))
    .toReversed();
}

/** In a query string a `+` that nobody encoded arrives as a space, so both are left out of the comparison. */
function sameContact(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

function bare(contact: string): string {
  return contact.replaceAll(/[\s+]/g, '').toLowerCase();
}
