import type { SentencesIn } from '../../message.ts';
import type { address as english } from '../../en/billing/address.ts';

/** The parts of an address, as Spain calls them. */
export const address = {
  city_city: 'Localidad',
  lack_city_city: 'Escribe una localidad',
} satisfies Partial<SentencesIn<'es', typeof english>>;
