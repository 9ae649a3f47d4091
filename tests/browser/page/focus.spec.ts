import type { Locator, Page } from '@playwright/test';
import { cards, fillOwner, typeRecurlyCard } from '../support/cards.ts';
import { checkoutOf, largestPlan, sendForm, type Stage } from '../support/page-rows.ts';
import { enterCode, expect, faultOnce, fillSignIn, signedInBy, test } from '../support/portal-test.ts';
import { inTurn } from '../../support/suite.ts';

/** A form that fails, and where a screen reader announces that. */
type Failing = {
  form: string;
  brand?: Stage['brand'];
  who?: string;
  fail: (stage: Stage) => Promise<void>;
  /** The element that has the focus after the failure. */
  focus: (page: Page) => Locator;
  /** The text of that element or of its description. */
  heard: string | RegExp;
  /** The names of the invalid fields: exactly these have a message of their own. */
  invalid?: string[];
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const alert = (page: Page) => page.getByRole('alert');
/** The element of an open dialog that has the focus. */
const inDialog = (page: Page) => page.locator('dialog:modal :focus');

async function order(stage: Stage): Promise<void> {
  await stage.page.goto(stage.at('/plans'));
  await sendForm(stage.page, '/api/plans/choose', { planId: largestPlan(stage.brand) });
  await stage.page.goto(stage.at('/order-summary'));
}

const forms: readonly Failing[] = [
  {
    form: 'sign-in',
    async fail({ page, at, brand }) {
      await page.goto(at('/login'));
      await fillSignIn(page, 'axe', brand, 'nope');
    },
    focus: alert,
    heard: 'The email or password you entered is incorrect.',
  },
  {
    form: 'an MFA code',
    who: 'mfa-email',
    async fail({ page, at }) {
      await page.goto(at('/mfaLogin'));
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await page.getByLabel('Verification code').fill('000000');
    },
    focus: inDialog,
    heard: 'Wrong Verification Code',
  },
  {
    form: 'a new password',
    async fail({ page, at }) {
      await page.goto(at('/reset-password?vtoken=any&email=owner%40geeni.example'));
      await page.getByLabel('New Password', { exact: true }).fill('Different-2026');
      await page.getByLabel('Confirm Password', { exact: true }).fill('Different-2027');
    },
    focus: (page) => page.getByLabel('Confirm Password', { exact: true }),
    heard: 'Entered passwords don’t match',
    invalid: ['confirmation'],
  },
  {
    form: 'verifying an address',
    async fail(stage) {
      await faultOnce(stage, 'PUT', '/verifyEmail/{brand}', 'status:503');
      await stage.page.goto(stage.at('/verify-email?vtoken=any'), { waitUntil: 'commit' });
    },
    focus: alert,
    heard: 'Please try again',
  },
  {
    form: 'linking an assistant',
    async fail({ page, at, brand }) {
      await page.goto(at('/sandbox/assistants/google/start'));
      await fillSignIn(page, 'axe', brand, 'nope');
      await expect(alert(page)).toBeVisible();
    },
    focus: (page) => page.getByLabel('Password'),
    heard: 'The email or password you entered is incorrect.',
  },
  {
    form: 'the code of a linking',
    async fail({ page, at, brand }) {
      await page.goto(at('/sandbox/assistants/alexa/start'));
      await fillSignIn(page, 'mfa-sms', brand);
      await enterCode(page, '000000');
      await expect(alert(page)).toBeVisible();
    },
    focus: (page) => page.getByLabel('Verification code'),
    heard: 'Wrong Verification Code',
  },
  {
    form: 'a promo code',
    who: 'owner',
    async fail(stage) {
      await order(stage);
      await stage.page.getByText('Add a promo code').click();
      await stage.page.getByRole('textbox', { name: 'Promo code' }).fill('NOPE');
      await button(stage.page, 'Apply').press('Enter');
    },
    focus: (page) => page.getByRole('textbox', { name: 'Promo code' }),
    heard: 'Promo code nope is not valid',
    invalid: ['code'],
  },
  {
    form: 'an order',
    who: 'expired',
    async fail(stage) {
      await order(stage);
      await stage.page.getByRole('checkbox', { name: /Terms/ }).press('Space');
      await button(stage.page, 'Submit').press('Enter');
    },
    focus: (page) => page.locator('.alert:focus'),
    heard: 'Your credit card is expired. Please update your card.',
  },
  {
    form: 'a plan that does not exist',
    who: 'owner',
    fail: async ({ page, at }) => void (await page.goto(at('/plans?notice=changed'))),
    focus: (page) => page.locator('.alert:focus'),
    heard: /changed/,
  },
  {
    form: 'a card: missing values',
    brand: 'visi',
    who: 'newcomer',
    async fail({ page, at }) {
      await page.goto(at('/billing?from=payment'));
      await expect(page.getByText('Loading the card form…')).toBeHidden();
      await typeRecurlyCard(page, cards.good);
      await button(page, 'Save card').press('Enter');
    },
    focus: (page) => page.getByLabel('First Name'),
    heard: 'Please enter a First Name',
    invalid: ['firstName', 'lastName', 'address1', 'city', 'postalCode', 'state'],
  },
  {
    form: 'a card: declined',
    brand: 'visi',
    who: 'newcomer',
    async fail({ page, at }) {
      await page.goto(at('/billing?from=payment'));
      await expect(page.getByText('Loading the card form…')).toBeHidden();
      await fillOwner(page);
      await typeRecurlyCard(page, cards.declined);
      await button(page, 'Save card').press('Enter');
    },
    focus: (page) => page.locator('.billing > .alert'),
    heard: 'Please use a different card or contact your bank.',
  },
  {
    form: 'a checkout',
    who: 'expired',
    async fail({ page, at, brand }) {
      await page.goto(at(checkoutOf(brand)));
    },
    focus: (page) => page.locator('.alert:focus'),
    heard: /./,
  },
  {
    form: 'devices',
    who: 'owner',
    async fail(stage) {
      const { page, at } = stage;
      await page.goto(at('/manage-devices'));
      await page.getByRole('checkbox', { checked: true }).first().press('Space');
      await faultOnce(stage, 'POST', '/saveDevices', 'status:500');
      await button(page, 'Save Changes').press('Enter');
      await button(page, 'Yes, I’m Sure').press('Enter');
      await expect(page.getByRole('dialog', { name: 'Unable To Save' })).toBeVisible();
    },
    focus: inDialog,
    heard: 'There has been an error saving your changes.',
  },
  {
    form: 'cancelling a deletion',
    who: 'leaving',
    async fail(stage) {
      await faultOnce(stage, 'POST', '/users/deletionRequests/cancel', 'status:500');
      await stage.page.goto(stage.at('/pending-delete'));
      await button(stage.page, 'Cancel Request').press('Enter');
    },
    focus: alert,
    heard: /./,
  },
];

/** What a screen reader reads at an element: its text, its description, and the dialog around it. */
async function heardAt(place: Locator): Promise<string> {
  return place.evaluate((element) => {
    const described = (element.getAttribute('aria-describedby') ?? '').split(' ');
    const told = described.map((id) => document.getElementById(id)?.textContent ?? '');
    return [element.textContent, ...told, element.closest('dialog')?.textContent].join(' ');
  });
}

/** The names of the fields that are marked as invalid; expects that each has a message of its own. */
async function wrongFields(page: Page): Promise<string[]> {
  return page.locator('[aria-invalid=true]').evaluateAll((fields) =>
    fields.map((field) => {
      const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
      const said = described.map((id) => document.getElementById(id)?.textContent?.trim()).join('');
      return said ? (field.getAttribute('name') ?? '') : `${field.getAttribute('name')} without words`;
    }),
  );
}

// tests/edge/page/focus-without-script.test.ts has the forms that a browser without JavaScript sends.
test.describe('After a failure', () => {
  for (const { form, brand = 'geeni', who, fail, focus, heard, invalid = [] } of inTurn(forms, {
    turn: 0,
    turns: 3,
  }))
    test(`${form}: the focus is at the message`, async ({ page, context, at }) => {
      if (who) await signedInBy(context, at, who, brand);
      await fail({ page, context, brand, at: (path) => at(path, brand) });
      await expect(focus(page)).toBeFocused();
      await expect.poll(() => heardAt(focus(page))).toMatch(heard);
      await expect.poll(() => wrongFields(page)).toEqual(invalid);
    });
});
