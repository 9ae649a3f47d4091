import { expect } from 'vitest';
import { type Buyer, type Charge, get, post } from './buyer.ts';
import { chooseDevices, deviceForm, devicesPage } from './devices.ts';
import { formTo, wordsOf } from './html.ts';
import { offPortal } from './onward.ts';
import { ask } from './portal.ts';

/** One day, in milliseconds. */
export const DAY_MS = 86_400_000;
/** The time zone that the local runtime gives to every request. */
const PORTAL_ZONE = 'America/Chicago';
/** Patterns of an amount and of a day, as an English page writes them. */
export const MONEY = String.raw`-?[^\d\s]*[\d,.]+`;
export const DATE = String.raw`[^.]*?\d{4}`;

/** The words of a page. */
export const words = async (who: Buyer, path: string) => wordsOf((await get(who, path)).text);

/** Chooses a plan, with or without a promo code, and one device where not all fit. Returns the words of the summary. */
export async function summary(who: Buyer, code: string, promo?: string): Promise<string> {
  const chosen = await post(who, '/api/plans/choose', {
    planId: `plan-${code}`,
    confirmed: 'yes',
    ...(promo ? { promoCode: promo } : {}),
  });
  if (chosen.location === '/manage-devices') {
    const form = deviceForm(await devicesPage(who));
    const taken = await chooseDevices(who, form, form.all.slice(0, 1), true);
    expect(taken.location).toBe('/order-summary');
  } else expect(chosen.location).toBe('/order-summary');
  return words(who, '/order-summary');
}

/** Submits the order, on the hosted page where the brand has one, and returns the words of the page after it. */
export async function submit(who: Buyer): Promise<string> {
  const page = (await get(who, '/order-summary')).text;
  const isHosted = page.includes('/api/orders/checkout-session');
  const action = isHosted ? '/api/orders/checkout-session' : '/api/orders/submit';
  const sent = await post(who, action, { ...formTo(page, action).fields, terms: 'accepted' });
  if (!isHosted) return words(who, sent.location ?? '');
  const path = new URL(await offPortal(sent, who.brand)).pathname;
  // The provider's page is on another host.
  const ledOn = new URL((await get(who, path)).location ?? '');
  const hosted = await ask({ host: ledOn.host, path: ledOn.pathname });
  await post(who, path, { action: 'pay' });
  return wordsOf(hosted.text);
}

/** A charge as an English page writes it. */
export function written({ at, amountMinor, currency }: Charge): { amount: string; date: string } {
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const digits = money.resolvedOptions().maximumFractionDigits ?? 2;
  return {
    amount: money.format(amountMinor / 10 ** digits),
    date: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: PORTAL_ZONE }).format(
      Date.parse(at),
    ),
  };
}

/** The groups of a pattern in a text. Throws if the text does not have it. */
export function found(text: string, pattern: string): string[] {
  const match = new RegExp(pattern).exec(text);
  if (!match) throw new Error(`${pattern} is not in: ${text}`);
  return match.slice(1);
}
