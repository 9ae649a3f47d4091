import * as z from 'zod';
import type { RefusalCode } from '../platform/refusal.ts';

/** The behaviour of a test card. A card number is never sent or stored; the kind replaces it. */
export const cardKind = z.enum([
  'ok',
  'declined',
  'expired',
  'cvv',
  'number',
  'address',
  'type',
  'prepaid',
  '3ds-passes',
  '3ds-fails',
]);
export type CardKind = z.output<typeof cardKind>;

/** The refusal of a payment with a card of each kind; null if it succeeds. */
const refusals: Record<CardKind, RefusalCode | null> = {
  ok: null,
  declined: 'cardDeclined',
  expired: 'cardExpired',
  cvv: 'cardCvvWrong',
  number: 'cardNumberWrong',
  address: 'cardAddressWrong',
  type: 'cardTypeRefused',
  prepaid: 'cardPaymentRefused',
  '3ds-passes': null,
  '3ds-fails': null,
};

/** Returns why a card cannot pay; null if it can, possibly after a 3-D Secure challenge. */
export function cardRefusal({ kind, expired }: { kind: CardKind; expired: boolean }): RefusalCode | null {
  return expired ? 'cardExpired' : refusals[kind];
}

/** True if the bank requires a 3-D Secure challenge before such a card can pay. */
export function needsChallenge(kind: CardKind): boolean {
  return kind === '3ds-passes' || kind === '3ds-fails';
}
