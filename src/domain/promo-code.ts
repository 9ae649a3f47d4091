/** The longest promo code that is accepted, in characters. */
export const MAX_PROMO_LENGTH = 64;

/**
 * Normalises a promo code that a person typed or that an address contains: trimmed and in lower case. Undefined where it
 * is empty, too long, or contains a control character.
 */
export function readPromoCode(text: string | null | undefined): string | undefined {
  const code = text?.trim().toLowerCase() ?? '';
  return code === '' || code.length > MAX_PROMO_LENGTH || /[\p{Cc}\p{Cs}]/u.test(code) ? undefined : code;
}
