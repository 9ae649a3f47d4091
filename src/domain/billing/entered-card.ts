import type * as stored from '../../contracts/stored/session-record.ts';

/**
 * A card that a person entered into the provider's own fields: a single-use token and the billing fields, never a card
 * number.
 */
export type EnteredCard = stored.EnteredCard;
