import { describe, expect, it, test } from 'vitest';
import { coupon } from '../../contracts/orders/coupon.ts';
import {
  acceptedCode,
  couponRefusal,
  coversPlan,
  isPromoCode,
  type PromoEntry,
  promoRefusal,
  withPromo,
} from './promo.ts';
import { spellings } from '../../../tests/support/typed-spellings.ts';
import { readPromoCode } from '../text/promo-code.ts';

describe('a promo code', () => {
  test.each([...spellings, ['a full stop after', (code: string) => `${code}.`] as const])(
    '%s',
    (_name, spell) => {
      expect(readPromoCode(spell('SAVE-10'))).toBe('save-10');
    },
  );

  test.each([
    ['SAVE10\u0130', 'save10i\u0307'],
    ['', undefined],
    ['   ', undefined],
    ['10% off', '10% off'],
    ['\u200e', undefined],
    ['..', '..'],
    ['save10 …', 'save10'],
    ['x\u200b'.repeat(65), undefined],
    ['\ud800', undefined],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['x\u200b'.repeat(64), 'x'.repeat(64)],
    ['x'.repeat(65), undefined],
    [undefined, undefined],
  ])('%j is sent as %j', (typed, code) => {
    expect(readPromoCode(typed)).toBe(code);
  });

  test.each([
    [{}, true],
    [{ plan_codes: null }, true],
    [{ plan_codes: { plan_code: 'pro_m' } }, true],
    [{ plan_codes: { plan_code: ['pro_y', 'pro_m'] } }, true],
    [{ plan_codes: { plan_code: [] } }, true],
    [{ plan_codes: { plan_code: 'pro_y' } }, false],
    [{ plan_codes: { plan_code: ['pro_y'] } }, false],
  ])('%j covers pro_m: %s', (listed, covers) => {
    expect(coversPlan(listed, 'pro_m')).toBe(covers);
  });

  test.each([
    ['error.promo.not_found', 'invalid'],
    ['error.promo.device_restriction', 'device'],
    ['error.promo.max_redemptions', 'redeemed'],
    ['error.promo.plan_restriction', 'plan'],
    ['change_must_be_immediate', 'mustBeImmediate'],
    ['404', 'invalid'],
    ['400', 'invalid'],
    ['429', 'unknown'],
    ['4040', 'unknown'],
    ['1400', 'unknown'],
    ['4004', 'unknown'],
    ['1404', 'unknown'],
    ['anything else', 'unknown'],
  ] as const)('%s: %s', (code, why) => {
    expect(promoRefusal(code)).toBe(why);
  });

  test.each([
    ['change_must_be_immediate', true],
    ['error.promo.not_found', true],
    ['error.coupon.expired', true],
    ['error.subscription.card.declined', false],
    ['change_must_be_immediately', false],
    ['', false],
  ])('error code %j is about the promo code: %s', (code, speaks) => {
    expect(isPromoCode(code)).toBe(speaks);
  });

  const yes = (code: string, total?: number): PromoEntry => ({
    code,
    state: 'accepted',
    description: null,
    total,
  });

  it('are listed newest first, each once and at most five, and the order uses one of them', () => {
    const no = (code: string): PromoEntry => ({ code, state: 'rejected', why: 'invalid' });
    const tried = [no('a'), yes('b'), no('c'), yes('d'), no('a')].reduce<PromoEntry[]>(withPromo, []);
    expect(tried.map(({ code }) => code)).toEqual(['a', 'd', 'b']);
    expect(acceptedCode(tried)).toBe('b');
    const many = Array.from({ length: 9 }, (_, at) => no(`n${at}`)).reduce<PromoEntry[]>(withPromo, []);
    expect(many).toHaveLength(5);
    expect(acceptedCode(many)).toBeUndefined();
    const kept = [yes('used'), ...many].reduce<PromoEntry[]>(withPromo, []);
    expect([kept.length, acceptedCode(kept)]).toEqual([5, 'used']);
  });

  const refused = (code: string): PromoEntry => ({ code, state: 'rejected', why: 'invalid' });

  it('that is accepted removes those that were rejected', () => {
    expect(withPromo([refused('typo'), refused('other')], yes('works')).map(({ code }) => code)).toEqual([
      'works',
    ]);
    expect(withPromo([yes('works')], refused('typo')).map(({ code }) => code)).toEqual(['typo', 'works']);
  });

  // A worse second code never silently replaces a better one.
  test.each([
    ['the better one, tried first', [yes('better', 500)], yes('worse', 600), 'better'],
    ['the better one, tried second', [yes('worse', 600)], yes('better', 500), 'better'],
    ['the first of two with the same price', [yes('first', 500)], yes('second', 500), 'first'],
    ['the first of two without a known price', [yes('first')], yes('second'), 'first'],
    ['the one whose price is known', [yes('unknown')], yes('known', 900), 'known'],
  ])('of two codes the order uses %s', (_what, entries, tried, used) => {
    const both = withPromo(entries, tried);
    expect(both).toHaveLength(2);
    expect(acceptedCode(both)).toBe(used);
    expect(acceptedCode(both.filter(({ code }) => code !== used))).toBe(
      both.find(({ code }) => code !== used)?.code,
    );
  });
});

describe('a coupon that is answered with a good status may be over', () => {
  const NOW_MS = Date.UTC(2026, 10, 28, 12);
  test.each<[object, ReturnType<typeof couponRefusal>]>([
    [{}, undefined],
    [{ state: 'redeemable' }, undefined],
    [{ state: 'Redeemable', valid: 'true' }, undefined],
    [{ state: 'some new word' }, undefined],
    [{ state: null, valid: null, redeem_by: null, max_redemptions: null }, undefined],
    [{ state: { nil: 'true' }, valid: {}, redeem_by: {}, max_redemptions: 'many' }, undefined],
    [{ state: 'expired' }, 'invalid'],
    [{ state: 'EXPIRED' }, 'invalid'],
    [{ state: 'inactive' }, 'invalid'],
    [{ state: 'maxed_out' }, 'redeemed'],
    [{ valid: false }, 'invalid'],
    [{ valid: 'false' }, 'invalid'],
    [{ valid: 0 }, 'invalid'],
    [{ redeem_by: NOW_MS / 1_000 }, 'invalid'],
    [{ redeem_by: NOW_MS / 1_000 + 1 }, undefined],
    [{ redeem_by: '2025-11-28T12:00:00Z' }, 'invalid'],
    [{ redeem_by: '2026-11-28T12:00:01Z', redeem_by_date: '2025-01-01' }, 'invalid'],
    // A day without a time is over when it has ended everywhere.
    [{ redeem_by_date: '2026-11-27' }, 'invalid'],
    [{ redeem_by_date: '2026-11-28' }, undefined],
    [{ redeem_by_date: 'soon' }, undefined],
    [{ max_redemptions: 100, times_redeemed: 99 }, undefined],
    [{ max_redemptions: 100, times_redeemed: 100 }, 'redeemed'],
    [{ max_redemptions: '100', redemptions_count: '101' }, 'redeemed'],
    [{ max_redemptions: 100 }, undefined],
    [{ max_redemptions: 0, times_redeemed: 0 }, undefined],
    [{ valid: false, max_redemptions: 5, times_redeemed: 5 }, 'redeemed'],
    [{ state: 'expired', max_redemptions: 5, redemptions_count: 5 }, 'redeemed'],
  ])('%j: %s', (validity, why) => {
    const told = { coupon_code: 'save10', description: '10 % off', ...validity };
    expect(couponRefusal(coupon.parse(told), NOW_MS)).toBe(why);
  });
});
