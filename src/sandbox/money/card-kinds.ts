import * as z from 'zod';
import type { RefusalCode } from '../platform/refusal.ts';

/** How a test card behaves. A card number is never sent or kept: the kind says it all. */
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

/** What a payment with a card of that kind is refused with; null where it works. */
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

/** Why a card cannot be paid with; null where it can, if need be after a 3-D Secure challenge. */
export function cardRefusal({ kind, expired }: { kind: CardKind; expired: boolean }): RefusalCode | null {
  return expired ? 'cardExpired' : refusals[kind];
}

/** Whether the bank asks for a 3-D Secure challenge before it lets such a card pay. */
export function needsChallenge(kind: CardKind): boolean {
  return kind === '3ds-passes' || kind === '3ds-fails';
}
