import type { Page } from '@playwright/test';
import { expectAccessibleIn } from '../support/accessible.ts';
import { expect, faultOnce, test } from '../support/portal-test.ts';
import { inAllOnly } from '../../support/suite.ts';

const ERIKA = 'erika@person.example';

/** Types with the keyboard alone: the focus goes from field to field. */
async function typeForm(page: Page, email = ERIKA): Promise<void> {
  await page.getByLabel('Your name').focus();
  await page.keyboard.type('Erika Mustermann');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Premium');
}

test('A contract is cancelled with the keyboard, for a reason and to a day', async ({ page, at, outbox }) => {
  await page.goto(at('/cancellation'));
  await expect(page.getByLabel('Reason', { exact: true })).toBeHidden();
  await typeForm(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Ordinary cancellation' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Reason', { exact: true })).toBeFocused();
  await page.keyboard.type('It stopped recording.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.getByLabel('Last day of the contract').fill('2099-01-31');
  await expectAccessibleIn(page);
  await page.getByRole('button', { name: 'Cancel now' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your cancellation has been sent' })).toBeVisible();
  await expect(page.getByText('It stopped recording.')).toBeVisible();
  await expect(page.getByText('January 31, 2099')).toBeVisible();
  await expectAccessibleIn(page);
  await page.reload();
  await expect(page.getByText('It stopped recording.')).toBeVisible();
  expect((await outbox(ERIKA)).map(({ kind }) => kind)).toEqual(['receipt']);
});

test(
  'A wrong field is told at the field, before anything is sent, and nothing typed is lost',
  inAllOnly,
  async ({ page, at, outbox }) => {
    await page.goto(at('/cancellation'));
    await typeForm(page, 'erika@');
    await page.getByText('Cancellation for cause').click();
    await page.getByText('On a certain day').click();
    await page.getByRole('button', { name: 'Cancel now' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Please check the marked fields. Nothing has been sent yet.');
    await expect(alert).toBeFocused();
    await expect(page.getByLabel('Email address for the receipt')).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    );
    await expect(page.getByLabel('Reason', { exact: true })).toHaveAccessibleDescription(
      'Please give the reason.',
    );
    await expect(page.getByLabel('Last day of the contract')).toHaveAccessibleDescription(
      'Please enter today or a later date.',
    );
    await expect(page.getByLabel('Your name')).toHaveValue('Erika Mustermann');
    await expectAccessibleIn(page);
    expect(await outbox('erika@')).toEqual([]);
  },
);

test('Where the letter cannot be sent, the page keeps what was typed and offers a mail with it', async ({
  page,
  at,
  outbox,
}) => {
  await faultOnce({ at, brand: 'geeni' }, 'POST', '/letters/declaration', 'status:503');
  await page.goto(at('/withdrawal'));
  await typeForm(page);
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('We couldn’t confirm that this was sent.');
  await expect(alert).toBeFocused();
  await expectAccessibleIn(page);
  await page.getByLabel('Which contract').fill('Invoice 1042');
  const mail = (await alert.getByRole('link').getAttribute('href')) ?? '';
  expect(new URL(mail).searchParams.get('body')).toContain('Contract: Invoice 1042');
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('heading', { name: 'Your withdrawal has been sent' })).toBeVisible();
  expect((await outbox(ERIKA)).length).toBe(1);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a choice shows its field, a wrong field comes back with all that was typed, and the form sends', async ({
    page,
    at,
    outbox,
  }) => {
    await page.goto(at('/cancellation'));
    await typeForm(page, 'erika@');
    await expect(page.getByLabel('Reason', { exact: true })).toBeHidden();
    await page.getByText('Cancellation for cause').click();
    await page.getByLabel('Reason', { exact: true }).fill('It stopped.');
    await page.getByRole('button', { name: 'Cancel now' }).click();
    await expect(page.getByRole('alert')).toContainText('Please check the marked fields.');
    await expect(page.getByLabel('Reason', { exact: true })).toHaveValue('It stopped.');
    await page.getByLabel('Email address for the receipt').fill(ERIKA);
    await page.getByRole('button', { name: 'Cancel now' }).click();
    await expect(page.getByRole('heading', { name: 'Your cancellation has been sent' })).toBeVisible();
    expect((await outbox(ERIKA)).length).toBe(1);
  });
});
