import type { Page } from '@playwright/test';
import { expect, faultOnce, pressInDialog, sandbox, signedInBy, test } from '../support/portal-test.ts';
import { inAllOnly, usualIf } from '../../support/suite.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const devices = (page: Page) => page.getByRole('group', { name: 'Devices' }).getByRole('checkbox');
const loss = 'Video history will be lost';
const limit = 'Plan Limit Reached';

test.describe('On a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [brand, persona] of [
    ['otis', 'collector'],
    ['nightowl', 'collector'],
    ['nightowl', 'household'],
    ['geeni', 'household'],
  ] as const)
    test(
      `${brand}, ${persona}: five devices are in the first view, each in a row of 64 pixels`,
      usualIf(brand !== 'nightowl'),
      async ({ page, context, at }) => {
        await signedInBy(context, at, persona, brand);
        await page.goto(at('/manage-devices', brand));
        const rows = page.locator('.device-list > li');
        await expect(rows.nth(5)).toBeAttached();
        const bar = (await page.locator('.device-bar').boundingBox())?.y ?? 0;
        const boxes = await Promise.all([0, 1, 2, 3, 4].map((index) => rows.nth(index).boundingBox()));
        expect(boxes.map((box) => Math.round(box?.height ?? 0))).toEqual([64, 64, 64, 64, 64]);
        expect((boxes[4]?.y ?? bar) + (boxes[4]?.height ?? 0)).toBeLessThanOrEqual(bar);
      },
    );

  test('geeni: a tick says what changes, in the place of the model, and the row keeps its height', async ({
    page,
    context,
    at,
  }) => {
    await signedInBy(context, at, 'owner', 'geeni');
    await page.goto(at('/manage-devices', 'geeni'));
    const row = (name: string) => page.locator('.device-list > li').filter({ hasText: name });
    const before = await row('Driveway').boundingBox();
    await expect(
      page
        .locator('.device-list')
        .getByText(/^Will /)
        .filter({ visible: true }),
    ).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Driveway' }).uncheck();
    await expect(row('Driveway').getByText('Will no longer be covered')).toBeVisible();
    await expect(row('Driveway').getByText('Floodlight Camera')).toBeHidden();
    await page.getByRole('checkbox', { name: 'Nursery' }).check();
    await expect(row('Nursery').getByText('Will be added')).toBeVisible();
    expect(await row('Driveway').boundingBox()).toEqual(before);
  });
});

test.describe('Manage devices', () => {
  test('nightowl: a device is removed by keys after a confirmation, and added again', async ({
    page,
    context,
    at,
  }) => {
    const driveway = page.getByLabel('Driveway');
    await signedInBy(context, at, 'expired', 'nightowl');
    await page.goto(at('/manage-devices', 'nightowl'));
    await expect(save(page)).toBeDisabled();
    await driveway.focus();
    await page.keyboard.press('Space');
    await expect(driveway).not.toBeChecked();
    await expect(page.locator('.device-count')).toHaveText(/^1 of \d+ selected$/);
    await page.keyboard.press('Enter');
    await expect(dialog(page, loss)).toContainText('Driveway');
    await expect(page.getByRole('link', { name: 'Not Now' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page, loss)).toBeHidden();
    await expect(driveway).not.toBeChecked();
    await expect(page).toHaveURL(at('/manage-devices', 'nightowl'));
    await driveway.focus();
    await page.keyboard.press('Enter');
    await pressInDialog(page, 'Tab');
    await expect(page.getByRole('button', { name: 'Yes, I’m Sure' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Your changes are saved.' })).toBeVisible();
    await expect(driveway).not.toBeChecked();
    await expect(save(page)).toBeDisabled();
    await driveway.check();
    await save(page).click();
    await expect(driveway).toBeChecked();
    await expect(save(page)).toBeDisabled();
    await page.getByRole('link', { name: 'See My Plan' }).click();
    await expect(page.getByRole('list', { name: 'Devices' })).toContainText('Driveway');
  });

  test('otis: one device too many opens Plan Limit Reached at once; OK removes it again', async ({
    page,
    context,
    at,
  }) => {
    await signedInBy(context, at, 'collector', 'otis');
    await page.goto(at('/manage-devices', 'otis'));
    const box = page.getByRole('checkbox', { name: 'Pool' });
    await box.click();
    await expect(dialog(page, limit)).toContainText('Pro covers up to 5 devices.');
    await page.getByRole('link', { name: 'OK' }).click();
    await expect(box).not.toBeChecked();
    await expect(box).toBeFocused();
    await expect(page.locator('.device-count')).toHaveText('5 of 5 selected');
    await box.click();
    await pressInDialog(page, 'Escape');
    await expect(box).not.toBeChecked();
    await box.click();
    await page.getByRole('link', { name: 'Change Plan' }).click();
    await expect(page).toHaveURL(at('/plans', 'otis'));
  });

  test('otis: 200 devices are found by name, and a filter loses no selection', async ({
    page,
    context,
    at,
  }) => {
    await signedInBy(context, at, 'household', 'otis');
    await page.goto(at('/manage-devices', 'otis'));
    // The first devices are visible; selected devices are listed above them, and can be removed there.
    await expect(devices(page)).toHaveCount(40);
    const chosen = page.getByRole('list', { name: 'Selected devices' }).getByRole('listitem');
    const selected = await chosen.count();
    expect(selected).toBeGreaterThan(2);
    await page
      .getByRole('button', { name: /^Take .+ off$/ })
      .first()
      .click();
    await expect(chosen).toHaveCount(selected - 1);
    await expect(page.locator('.device-count')).toContainText(`${selected - 1} of`);
    const before = await page.locator('.device-count').textContent();
    const field = page.getByLabel('Find a device');
    await field.fill('CAMERA 19');
    const found = await page.locator('.device-list > li').filter({ hasText: 'Camera 19' }).count();
    expect(found).toBeGreaterThan(2);
    await expect(page.getByText(`${found} of 200 devices shown`)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Camera 190' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Camera 001' })).toBeHidden();
    await expect(page.locator('.device-count')).toHaveText(before?.trim() ?? '');
    await field.press('Enter');
    await expect(page).toHaveURL(at('/manage-devices', 'otis'));
    await field.fill('nothing like it');
    await expect(page.getByText('0 of 200 devices shown')).toBeVisible();
    await field.fill('');
    await page.getByRole('button', { name: 'Show all 200 devices' }).click();
    await expect(devices(page)).toHaveCount(200);
    await expect(devices(page).nth(40)).toBeFocused();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(parseInt(before ?? '', 10));
  });

  test('visi: while it saves nothing can be pressed; two presses save once; Back shows the saved selection', async ({
    page,
    context,
    at,
  }) => {
    await signedInBy(context, at, 'owner', 'visi');
    await page.goto(at('/manage-devices', 'visi'));
    // After hydration there is nothing to save yet.
    await expect(save(page)).toBeDisabled();
    await page.getByLabel('Nursery').check();
    // With its submit prevented, the form stays in the state that it has while it waits for an answer.
    await page.evaluate(() => document.addEventListener('submit', (event) => event.preventDefault()));
    await save(page).click();
    await expect(dialog(page, 'Saving your changes…')).toBeVisible();
    await pressInDialog(page, 'Escape');
    await expect(dialog(page, 'Saving your changes…')).toBeVisible();
    await page.reload();
    await expect(save(page)).toBeDisabled();
    await page.getByLabel('Nursery').check();
    await faultOnce({ at, brand: 'visi' }, 'POST', '/saveDevices', 'slow:900');
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/devices/save?')) posts += 1;
    });
    await save(page).dblclick();
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
    expect(posts).toBe(1);
    await page.goBack();
    await expect(page.getByLabel('Nursery')).toBeChecked();
    await expect(dialog(page, 'Saving your changes…')).toBeHidden();
  });

  test('momentum: Unable To Save keeps the selection, also after a reload, tries again, and the app around the portal receives it', async ({
    page,
    at,
  }) => {
    const { token }: { token: string } = await sandbox(at, 'POST', '/sandbox/sso', {
      brand: 'momentum',
      email: 'owner@momentum.example',
    });
    const heard: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/sandbox/native-messages')) heard.push(request.postData() ?? '');
    });
    const link = new URLSearchParams({ token, nextPath: 'manage-devices', source: 'ios' });
    // The sandbox's app treats a tab of this name as its own.
    await page.addInitScript(() => {
      window.name = 'native-app';
    });
    await page.goto(at(`/isolated-sso-redirect?${link}`, 'momentum'));
    await page.waitForURL(at('/manage-devices', 'momentum'));
    const first = devices(page).first();
    await first.uncheck();
    await faultOnce({ at, brand: 'momentum' }, 'POST', '/saveDevices', 'status:500');
    await save(page).click();
    await page.getByRole('button', { name: 'Yes, I’m Sure' }).click();
    await expect(dialog(page, 'Unable To Save')).toContainText(
      'There has been an error saving your changes. Please try again',
    );
    await expect.poll(() => heard).toContain('{"event":"subscriptionsFlowError","code":"devices-not-saved"}');
    await page.getByRole('link', { name: 'OK' }).click();
    // A reload before the address has changed would request the old address.
    await expect(page).toHaveURL(/draft=kept/);
    await expect(first).not.toBeChecked();
    await page.reload();
    await expect(dialog(page, 'Unable To Save')).toBeHidden();
    await expect(first).not.toBeChecked();
    await save(page).click();
    await page.getByRole('button', { name: 'Yes, I’m Sure' }).click();
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
  });

  test('otis: on the way to another plan', inAllOnly, async ({ page, context, at }) => {
    await signedInBy(context, at, 'owner', 'otis');
    await page.goto(at('/plans?planId=plan-otis_essential_m', 'otis'));
    await page.getByRole('button', { name: 'Change Plan' }).click();
    await page.getByRole('button', { name: 'Yes, I’m Sure' }).click();
    await page.waitForURL(at('/manage-devices', 'otis'));
    const next = page.getByRole('button', { name: 'Next' });
    // The plan needs one device and has room for one, so each selection replaces the other.
    await expect(next).toBeDisabled();
    await page.getByRole('radio', { name: 'Driveway' }).check();
    await page.getByRole('radio', { name: 'Nursery' }).check();
    await expect(page.getByRole('radio', { name: 'Driveway' })).not.toBeChecked();
    await next.click();
    await expect(page.locator('.device-removed')).toHaveText(
      'DrivewayFloodlight CameraFront DoorVideo Doorbell',
    );
    await page.getByRole('button', { name: 'Yes, I’m Sure' }).click();
    await page.waitForURL(at('/order-summary', 'otis'));
    await page.goto(at('/manage-devices', 'otis'));
    await expect(page.getByLabel('Nursery')).toBeChecked();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(at('/plans?planId=plan-otis_essential_m', 'otis'));
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('otis: the page itself shows every question', async ({ page, context, at }) => {
    await signedInBy(context, at, 'pastdue', 'otis');
    await page.goto(at('/manage-devices', 'otis'));
    await expect(page.getByLabel('Find a device')).toBeHidden();
    await expect(save(page)).toBeEnabled();
    await devices(page).first().uncheck();
    await save(page).click();
    await expect(dialog(page, loss)).toBeVisible();
    await page.getByRole('link', { name: 'Not Now' }).click();
    await expect(dialog(page, loss)).toBeHidden();
    await expect(devices(page).first()).not.toBeChecked();
    await save(page).click();
    await page.getByRole('button', { name: 'Yes, I’m Sure' }).click();
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
    await expect(devices(page).first()).not.toBeChecked();
  });
});
