import { beforeEach, describe, expect, test } from 'vitest';
import { chooseDevices, deviceForm, devicesPage, type Someone } from '../../support/devices.ts';
import { appLink, appToken, arrived } from '../../support/sso.ts';
import { linksOf, tagsOf, wordsOf } from '../../support/html.ts';
import { ask, cookieHeader } from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());

/** Signs in by an SSO link with a change of plan that needs a device selection. */
async function changing(
  brand: string,
  persona: string,
  fromPlanCode: string,
  toPlanCode: string,
): Promise<Someone> {
  const token = await appToken(persona, brand);
  const answer = await arrived(appLink('sso', { token, fromPlanCode, toPlanCode }), { brand });
  expect(answer.location).toBe('/manage-devices');
  return { brand, cookie: cookieHeader(answer) };
}
const openDialogs = (html: string) =>
  tagsOf(html).flatMap(({ name, attributes }) =>
    name === 'dialog' && attributes.has('open') ? [attributes.get('id')] : [],
  );

describe('On the way to another plan', () => {
  test('the limit is that of the next plan, the button is Next, and Back leads to the plans', async () => {
    const who = await changing('otis', 'expired', 'otis_pro_m', 'otis_essential_m');
    const page = await devicesPage(who);
    expectSafe(page, { brand: 'otis' });
    const words = wordsOf(page.text);
    expect(words).toContain('Choose the one device for Essential to cover.');
    expect(words).toContain('Will no longer be covered');
    expect(words).toContain('Next');
    expect(words).not.toContain('Save Changes');
    expect(linksOf(page.text)).toContain('/plans?planId=plan-otis_essential_m');
    expect(deviceForm(page).ticked).toEqual([]);
  });

  test('prefillSelections=true selects the covered devices that fit, in the order of their names', async () => {
    const who = await changing('otis', 'expired', 'otis_pro_m', 'otis_essential_m');
    const page = await devicesPage(who, '?prefillSelections=true');
    const { all, ticked } = deviceForm(page);
    expect(ticked).toEqual(all.slice(0, 1));
  });

  test('no device, too many devices and a lost device each show a message before the order', async () => {
    const who = await changing('otis', 'expired', 'otis_pro_m', 'otis_essential_m');
    const form = deviceForm(await devicesPage(who));
    const said = async (ids: string[], yes = false) => {
      const answer = await chooseDevices(who, form, ids, yes);
      if (!answer.location?.startsWith('/manage-devices')) return answer.location;
      return openDialogs((await ask({ ...who, path: answer.location })).text);
    };
    expect(await said([])).toEqual(['device-nothing']);
    expect(await said(form.all)).toEqual(['device-limit']);
    expect(await said(form.all.slice(0, 1))).toEqual(['device-loss']);
    await sandbox.clearLog();
    expect(await said(form.all.slice(0, 1), true)).toBe('/order-summary');
    expect((await sandbox.log()).filter(({ method }) => method !== 'GET')).toEqual([]);
    // Back from the order, the selection is still there.
    expect(deviceForm(await devicesPage(who)).ticked).toEqual(form.all.slice(0, 1));
  });

  test('a plan with room for all devices keeps them covered, without a question', async () => {
    const who = await changing('geeni', 'owner', 'geeni_plus_m', 'geeni_premium_m');
    const form = deviceForm(await devicesPage(who));
    expect(form.ticked).toHaveLength(2);
    expect((await chooseDevices(who, form, form.all)).location).toBe('/order-summary');
  });

  test('another plan that was chosen in the meantime shows a message', async () => {
    const who = await changing('otis', 'expired', 'otis_pro_m', 'otis_essential_m');
    const form = deviceForm(await devicesPage(who));
    const stale = { hidden: form.hidden.map(([name]): [string, string] => [name, 'plan-otis_pro_y']) };
    const answer = await chooseDevices(who, stale, form.all.slice(0, 1), true);
    const page = await ask({ ...who, path: answer.location ?? '' });
    expect(openDialogs(page.text)).toEqual(['device-changed']);
  });

  test('a subscription that the address names is saved, also while a plan change is a draft', async () => {
    const who = await changing('otis', 'expired', 'otis_pro_m', 'otis_essential_m');
    const page = await devicesPage(who, '?subscriptionId=otis-expired-plan');
    expect(wordsOf(page.text)).toContain('Save Changes');
  });

  test.each([
    ['/billingInfo', '/billing'],
    ['/listAvailableSubscriptions', '/manage-devices?draft=asked'],
  ])('without an answer to GET %s: %s', async (path, way) => {
    const who = await changing('otis', 'expired', 'otis_pro_m', 'otis_essential_m');
    const form = deviceForm(await devicesPage(who));
    const [one = ''] = form.all;
    await sandbox.setFault({ method: 'GET', path, fault: 'status:500' });
    const answer = await chooseDevices(who, form, [one], true);
    await sandbox.clearFaults();
    expect(answer.location).toBe(way);
    expect(deviceForm(await devicesPage(who, '?draft=asked')).ticked).toEqual([one]);
  });
});
