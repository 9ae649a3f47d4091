import { tagsOf } from './html.ts';
import { type Answer, ask, originOf } from './portal.ts';

/** The form of /manage-devices as it stands on a page. */
export type DeviceForm = { hidden: [string, string][]; all: string[]; ticked: string[] };

/** The form to choose devices on a page. Throws where there is none. */
export function deviceForm({ text, status, location }: Answer): DeviceForm {
  const inputs = tagsOf(text).flatMap(({ name, attributes }) => (name === 'input' ? [attributes] : []));
  const boxes = inputs.filter((input) => input.get('name') === 'device');
  const hidden = inputs
    .filter(
      (input) => input.get('type') === 'hidden' && /^(subscriptionId|version)$/.test(input.get('name') ?? ''),
    )
    .map((input): [string, string] => [input.get('name') ?? '', input.get('value') ?? '']);
  if (boxes.length === 0) throw new Error(`no devices to choose: ${status} ${location ?? ''}`);
  const ids = (among: typeof boxes) => among.map((box) => box.get('value') ?? '');
  return { hidden, all: ids(boxes), ticked: ids(boxes.filter((box) => box.has('checked'))) };
}

/** Somebody signed in at a brand. */
export type Someone = { brand: string; cookie: string };

/** The page to choose devices on. */
export function devicesPage(who: Someone, query = ''): Promise<Answer> {
  return ask({ ...who, path: `/manage-devices${query}` });
}

/** Sends a choice of devices, as a browser without script does. `yes` answers the question about what is lost. */
export function chooseDevices(
  who: Someone,
  { hidden }: Pick<DeviceForm, 'hidden'>,
  ids: readonly string[],
  yes = false,
): Promise<Answer> {
  return ask({
    ...who,
    method: 'POST',
    path: '/api/devices/save',
    headers: {
      origin: originOf(who.brand),
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams([
      ...hidden,
      ...ids.map((id) => ['device', id]),
      ...(yes ? [['confirmed', '1']] : []),
    ]).toString(),
  });
}
