import type { FrameLocator, Page } from '@playwright/test';

/** Card numbers of the sandbox's providers, by their result. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  expired: '4000 0000 0000 0069',
  wrongCvc: '4000 0000 0000 0127',
  challenged: '4000 0000 0000 3220',
  noFunds: '4000 0000 0000 9995',
  prepaid: '5105 1051 0510 5100',
  mistyped: '4242 4242 4242 4241',
} as const;

const digits = Object.values(cards).map((number) => number.replaceAll(' ', ''));

/** True if a text holds one of these card numbers. */
export function holdsCardNumber(text: string): boolean {
  const bare = text.replace(/(\d)[\s+%20-]+(?=\d)/g, '$1');
  return digits.some((number) => text.includes(number) || bare.includes(number));
}

/** Types a card into Recurly's four frames. */
export async function typeRecurlyCard(page: Page, number: string): Promise<void> {
  const frame = (title: string) => page.frameLocator(`iframe[title="${title}"]`).getByRole('textbox');
  await frame('Card Number').fill(number);
  await frame('Month').fill('12');
  await frame('Year').fill('40');
  await frame('CVV').fill('123');
}

/** Types a card into Stripe's frame. */
export async function typeStripeCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
  await frame.locator('[autocomplete=cc-number]').fill(number);
  await frame.locator('[autocomplete=cc-exp]').fill('1240');
  await frame.locator('[autocomplete=cc-csc]').fill('123');
}

/** The frame of the sandbox's bank with its challenge. */
export function bank(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Make-believe bank"]');
}

/** Fills in the name on the card, in one field or two. */
export async function fillOwner(page: Page): Promise<void> {
  const one = page.getByLabel('Name on Card');
  if ((await one.count()) > 0) await one.fill('Ada Maria Owner');
  else {
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Owner');
  }
  await page.getByLabel('Address', { exact: true }).fill('1 Main Street');
  await page.getByLabel('City').fill('Springfield');
  await page.getByRole('combobox', { name: 'State' }).selectOption('Illinois');
  await page.getByLabel('ZIP Code').fill('62701');
}
