import { expect, signedInBy, test } from '../support/portal-test.ts';

for (const [brand, frame] of [
  ['momentum', 'Card Number'],
  ['nightowl', 'Secure payment input frame'],
] as const)
  test(`${brand}: the provider’s fields have the type of the portal’s fields`, async ({
    page,
    context,
    at,
  }) => {
    await signedInBy(context, at, 'owner', brand);
    await page.goto(at('/billing?from=payment', brand));
    const theirs = page.frameLocator(`iframe[title="${frame}"]`).locator('input').first();
    const ours = page.getByLabel('City');
    const face = (input: typeof ours) =>
      input.evaluate((element) => {
        const { fontFamily, fontSize, color } = getComputedStyle(element);
        return { fontFamily, fontSize, color };
      });
    expect(await face(theirs)).toEqual(await face(ours));
  });
