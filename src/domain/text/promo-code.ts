import { normalizeIdentifier } from '../../contracts/typed-line.ts';

/** The longest promo code that is accepted, in characters, and the longest text that its field takes in. */
export const MAX_PROMO_LENGTH = 64;
export const MAX_TYPED_PROMO = 2 * MAX_PROMO_LENGTH;

/**
 * Normalises a promo code that a person typed or that an address contains: as `normalizeIdentifier` reads it, in lower case,
 * without full stops after it. A space within stays, because a platform may have it in a code. Undefined where nothing is
 * left, the code is too long, or a character is broken.
 */
export function readPromoCode(text: string | null | undefined): string | undefined {
  if ((text?.length ?? 0) > MAX_TYPED_PROMO) return undefined;
  const code = normalizeIdentifier(text ?? '')
    .replace(/([^ .])[ .]+$/, '$1')
    .toLowerCase();
  return code === '' || code.length > MAX_PROMO_LENGTH || /\p{Cs}/u.test(code) ? undefined : code;
}
