import { expect, type Page } from '@playwright/test';
import { faultOnce, fillSignIn, paused, signedInBy } from './portal-test.ts';
import { checkoutOf, largestPlan, lowerPlan, sendForm, type Stage } from './page-rows.ts';

/** A page in a later state, for example after a failure. */
export type PageState = {
  name: string;
  /** A persona; a visitor by default. */
  who?: string;
  reach: (stage: Stage) => Promise<void>;
  /** True where the state is reached without English words, so that it is checked in the pseudo-language. */
  wordless?: true;
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
async function open({ page, at }: Stage, path: string): Promise<void> {
  await page.goto(at(path), { waitUntil: 'domcontentloaded' });
}
const alive = (page: Page) => expect(page.locator('astro-island[ssr]')).toHaveCount(0);

/** Opens a dialog that otherwise opens after minutes, or only while an answer is awaited. */
async function showDialog(page: Page, id: string): Promise<void> {
  await page.locator(`#${id}`).evaluate((dialog) => {
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
  });
}

async function ordering(stage: Stage): Promise<void> {
  await open(stage, '/plans');
  await sendForm(stage.page, '/api/plans/choose', { planId: largestPlan(stage.brand) });
  await open(stage, '/order-summary');
  await expect(stage.page.locator('.order')).toBeVisible();
}

/** Every later state of a page, once. */
export const pageStates: readonly PageState[] = [
  {
    name: 'sign-in: a wrong password',
    async reach(stage) {
      await open(stage, '/login');
      await fillSignIn(stage.page, 'axe', stage.brand, 'nope');
      await expect(stage.page.getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'sign-in: filled in',
    async reach(stage) {
      await open(stage, '/login');
      await stage.page.getByLabel('Email Address').fill('owner@geeni.example');
      await expect(button(stage.page, 'Sign In')).toBeDisabled();
      await stage.page.getByLabel('Password', { exact: true }).fill('Passw0rd!');
      await expect(button(stage.page, 'Sign In')).toBeEnabled();
    },
  },
  {
    name: 'sign-in: after an idle session ended',
    wordless: true,
    reach: (stage) => open(stage, '/login?reason=idle'),
  },
  {
    name: 'MFA: a wrong code',
    who: 'mfa-email',
    async reach(stage) {
      await open(stage, '/mfaLogin');
      await alive(stage.page);
      await stage.page.getByLabel('Verification code').fill('000 000');
      await expect(stage.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'forgotten password: no address',
    async reach(stage) {
      await open(stage, '/forgot-password');
      await stage.page.getByLabel('Email Address').fill('x');
      await sendForm(stage.page, '/api/recovery/forgot', { email: 'x' });
      await open(stage, '/forgot-password');
      await expect(stage.page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'forgotten password: the mail is sent, and sent again',
    async reach(stage) {
      await open(stage, '/forgot-password');
      await stage.page.getByLabel('Email Address').fill(`nobody@${stage.brand}.example`);
      await button(stage.page, 'Send Reset Link').press('Enter');
      await stage.page.waitForURL(/submitted/);
      await button(stage.page, 'Resend Reset Link').press('Enter');
      await stage.page.waitForURL(/resent/);
    },
  },
  {
    name: 'new password: one that breaks the rules',
    async reach(stage) {
      await open(stage, '/reset-password?vtoken=any&email=owner%40geeni.example');
      await alive(stage.page);
      await stage.page.getByLabel('New Password', { exact: true }).fill('short');
      await stage.page.getByLabel('Confirm Password', { exact: true }).fill('other');
      await expect(stage.page.locator('#confirmation-error')).not.toBeEmpty();
    },
  },
  {
    name: 'verifying an address: the platform fails',
    wordless: true,
    async reach(stage) {
      await faultOnce(stage, 'PUT', '/verifyEmail/{brand}', 'status:503');
      await stage.page.goto(stage.at('/verify-email?vtoken=any'), { waitUntil: 'commit' });
      await expect(stage.page.getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'linking: a wrong password, and then the code',
    async reach(stage) {
      await open(stage, '/sandbox/assistants/alexa/start');
      await fillSignIn(stage.page, 'mfa-sms', stage.brand, 'nope');
      await expect(stage.page.getByRole('alert')).toBeVisible();
      await fillSignIn(stage.page, 'mfa-sms', stage.brand);
      await stage.page.waitForURL(/\/code\?/);
    },
  },
  {
    name: 'My Plan: a payment failed',
    wordless: true,
    who: 'pastdue',
    reach: (s) => open(s, '/subscriptions'),
  },
  {
    name: 'My Plan: the card has expired',
    wordless: true,
    who: 'expired',
    reach: (s) => open(s, '/subscriptions'),
  },
  { name: 'My Plan: paid twice', wordless: true, who: 'double', reach: (s) => open(s, '/subscriptions') },
  {
    name: 'My Plan: billed by Apple',
    wordless: true,
    who: 'apple',
    reach: (s) => open(s, '/subscriptions'),
  },
  {
    name: 'My Plan: a pending change',
    wordless: true,
    who: 'pending',
    reach: (s) => open(s, '/subscriptions'),
  },
  {
    name: 'My Plan: within a trial',
    wordless: true,
    who: 'trial',
    reach: (s) => open(s, '/subscriptions'),
  },
  { name: 'My Plan: for free', wordless: true, who: 'free', reach: (s) => open(s, '/subscriptions') },
  {
    name: 'My Plan: cancelled',
    wordless: true,
    who: 'owner',
    async reach(stage) {
      await open(stage, '/cancel-plan?step=confirm');
      await stage.page.locator('.cancel-question button').press('Enter');
      await stage.page.waitForURL(/\/subscriptions$/);
    },
  },
  {
    name: 'My Plan: its skeleton while the platform is slow',
    who: 'owner',
    async reach(stage) {
      await paused(stage, 'GET', '/subscriptions');
      // The local runtime sends a compressed answer only when it is complete.
      await stage.page.setExtraHTTPHeaders({ 'accept-encoding': 'identity' });
      await stage.page.goto(stage.at('/subscriptions'), { waitUntil: 'commit' });
      await expect(stage.page.locator('.skeleton').first()).toBeVisible();
    },
  },
  {
    name: 'My Plan: a draft of a change, and open menus',
    who: 'owner',
    async reach(stage) {
      await open(stage, '/plans');
      await sendForm(stage.page, '/api/plans/choose', { planId: largestPlan(stage.brand) });
      await open(stage, '/subscriptions');
      await button(stage.page, 'Olivia Bennett').press('Enter');
      await expect(button(stage.page, 'Sign Out')).toBeVisible();
    },
  },
  {
    name: 'the menu of a plan',
    who: 'owner',
    async reach(stage) {
      await open(stage, '/subscriptions');
      await button(stage.page, /^Options for/).press('Enter');
      await expect(
        stage.page.locator('.menu-list').getByRole('link', { name: 'Manage Devices' }),
      ).toBeVisible();
    },
  },
  {
    name: 'an account that Apple and the brand bill, before it is deleted',
    who: 'double',
    async reach(stage) {
      await open(stage, '/delete-account');
      await expect(stage.page.getByRole('checkbox', { name: 'I know that Apple' })).toBeVisible();
    },
  },
  {
    name: 'the question before an idle session ends',
    wordless: true,
    who: 'owner',
    async reach(stage) {
      await open(stage, '/payment');
      await showDialog(stage.page, 'session-dialog');
    },
  },
  {
    name: 'a sign-out without a connection',
    wordless: true,
    who: 'owner',
    async reach(stage) {
      await open(stage, '/payment');
      await showDialog(stage.page, 'leaving-dialog');
    },
  },
  {
    name: 'plans: the question before a change of plan',
    who: 'collector',
    async reach(stage) {
      await open(stage, `/plans?planId=${lowerPlan(stage.brand)}&confirm=1`);
      await expect(stage.page.getByRole('dialog', { name: /^Change to/ })).toBeVisible();
    },
  },
  {
    name: 'plans: another plan selected, and the question before Back',
    who: 'owner',
    async reach(stage) {
      await open(stage, '/plans?term=yearly');
      await stage.page
        .getByRole('radio', { name: /^Select/ })
        .first()
        .press('Space');
      await stage.page.getByRole('link', { name: 'Back' }).press('Enter');
      await expect(stage.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'plans: another plan was chosen in the meantime',
    wordless: true,
    who: 'owner',
    reach: (s) => open(s, '/plans?notice=changed'),
  },
  { name: 'plans: billed by Apple', wordless: true, who: 'apple', reach: (s) => open(s, '/plans') },
  {
    name: 'plans: a current plan that is no longer sold',
    wordless: true,
    who: 'legacy',
    reach: (s) => open(s, '/plans'),
  },
  {
    name: 'plans: the platform fails',
    wordless: true,
    who: 'owner',
    async reach(stage) {
      await faultOnce(stage, 'GET', '/subscriptions', 'status:500');
      await open(stage, '/plans');
      await expect(stage.page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'payment: no card', wordless: true, who: 'free', reach: (s) => open(s, '/payment') },
  { name: 'payment: an expired card', wordless: true, who: 'expired', reach: (s) => open(s, '/payment') },
  { name: 'history: no invoice', wordless: true, who: 'free', reach: (s) => open(s, '/account-history') },
  {
    name: 'a year: the tax of an invoice cannot be looked up',
    who: 'owner',
    async reach(stage) {
      await faultOnce(stage, 'GET', '/invoiceDetails', 'status:500');
      await open(stage, `/account-history/${new Date().getUTCFullYear() - 1}`);
      await expect(stage.page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'history: the platform fails',
    wordless: true,
    who: 'owner',
    async reach(stage) {
      await faultOnce(stage, 'GET', '/paymentHistory', 'status:500');
      await open(stage, '/account-history');
      await expect(stage.page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'the card form: everything is missing',
    who: 'newcomer',
    async reach(stage) {
      await open(stage, '/billing?from=payment');
      await expect(stage.page.getByText('Loading the card form…')).toBeHidden();
      await button(stage.page, 'Save card').press('Enter');
      await expect(stage.page.locator('iframe[title="Card Number"]')).toBeFocused();
    },
  },
  {
    name: 'the card form: the provider does not load',
    wordless: true,
    who: 'owner',
    async reach(stage) {
      await stage.page.route('**/sandbox/recurly/recurly.js', (route) => route.abort());
      await open(stage, '/billing?from=payment');
      await expect(stage.page.locator('.billing-card > .alert')).toBeVisible();
    },
  },
  {
    name: 'devices: one too many',
    who: 'collector',
    async reach(stage) {
      await open(stage, '/manage-devices');
      await stage.page.getByRole('checkbox', { checked: false }).first().press('Space');
      await expect(stage.page.getByRole('dialog', { name: 'Plan Limit Reached' })).toBeVisible();
    },
  },
  {
    name: 'devices: the question before a device is removed',
    who: 'owner',
    async reach(stage) {
      await open(stage, '/manage-devices');
      await stage.page.getByRole('checkbox', { checked: true }).first().press('Space');
      await button(stage.page, 'Save Changes').press('Enter');
      await expect(stage.page.getByRole('dialog', { name: 'Video history will be lost' })).toBeVisible();
    },
  },
  {
    name: 'devices: while they are saved',
    wordless: true,
    who: 'owner',
    async reach(stage) {
      await open(stage, '/manage-devices');
      await showDialog(stage.page, 'device-saving');
    },
  },
  { name: 'My Plan: about to change', who: 'pending', reach: (s) => open(s, '/subscriptions') },
  {
    name: 'keeping a plan: its price has changed',
    wordless: true,
    who: 'pending',
    reach: (stage) => open(stage, '/keep-plan?notice=repriced'),
  },
  {
    name: 'cancelling: the plan has changed in the meantime',
    wordless: true,
    who: 'owner',
    reach: (stage) => open(stage, '/cancel-plan?notice=changed'),
  },
  {
    name: 'order: a refused promo code and an accepted one',
    who: 'owner',
    async reach(stage) {
      await ordering(stage);
      await sendForm(stage.page, '/api/orders/promo', { code: 'SAVE10' });
      await stage.page.getByRole('textbox', { name: 'Promo code' }).fill('NOPE');
      await button(stage.page, 'Apply').press('Enter');
      await expect(stage.page.getByText('Promo code nope is not valid')).toBeVisible();
    },
  },
  {
    name: 'order: while it is placed',
    wordless: true,
    who: 'owner',
    async reach(stage) {
      await ordering(stage);
      await showDialog(stage.page, 'order-busy');
    },
  },
  {
    name: 'order: refused, with a message on its page',
    wordless: true,
    who: 'owner',
    async reach(stage) {
      await ordering(stage);
      await open(stage, '/order-summary?notice=repriced');
      await expect(stage.page.getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'order: the receipt',
    who: 'owner',
    async reach(stage) {
      await ordering(stage);
      await stage.page.getByRole('checkbox', { name: /Terms/ }).press('Space');
      await button(stage.page, 'Submit').press('Enter');
      await expect(stage.page.getByRole('dialog', { name: 'Thank you!' })).toBeVisible();
    },
  },
  {
    name: 'checkout: a wallet is chosen',
    who: 'newcomer',
    async reach(stage) {
      await open(stage, checkoutOf(stage.brand));
      await stage.page.getByRole('radio', { name: 'Google Pay' }).check();
    },
  },
  {
    name: 'security: another session, and the message after ending one',
    who: 'owner',
    async reach(stage) {
      // The browser gets a second session; the first one stays open.
      await signedInBy(stage.context, (path) => stage.at(path), 'owner', stage.brand);
      await open(stage, '/security');
      await button(stage.page, /^Options: /)
        .first()
        .press('Enter');
      await button(stage.page, /^Remove: /).press('Enter');
      await expect(stage.page.getByRole('status').filter({ hasText: 'Removed.' })).toBeFocused();
    },
  },
  {
    name: 'forgot password: after a sign-in that was not the person, with no link on its way',
    who: 'owner',
    async reach(stage) {
      await signedInBy(stage.context, (path) => stage.at(path), 'owner', stage.brand);
      await faultOnce(stage, 'POST', '/forgotPassword/{brand}', 'status:503');
      await open(stage, '/security');
      await button(stage.page, /^This wasn’t me: /)
        .first()
        .press('Enter');
      await expect(stage.page.getByRole('status').filter({ hasText: 'Everyone else' })).toBeFocused();
    },
  },
  {
    name: 'deletion: the request could not be cancelled',
    who: 'leaving',
    async reach(stage) {
      await faultOnce(stage, 'POST', '/users/deletionRequests/cancel', 'status:500');
      await open(stage, '/pending-delete');
      await button(stage.page, 'Cancel Request').press('Enter');
      await expect(stage.page.getByRole('alert')).toBeVisible();
    },
  },
];
