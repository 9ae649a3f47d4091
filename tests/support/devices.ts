import { tagsOf } from './html.ts';
import { type Answer, ask, originOf } from './portal.ts';

/** The form of /manage-devices: its hidden fields, and the ids of all and of the ticked devices. */
export type DeviceForm = { hidden: [string, string][]; all: string[]; ticked: string[] };

/** Reads the form from a page. Throws if there is none. */
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

/** A person who is signed in at a brand. */
export type Someone = { brand: string; cookie: string };

/** Opens /manage-devices. */
export function devicesPage(who: Someone, query = ''): Promise<Answer> {
  return ask({ ...who, path: `/manage-devices${query}` });
}

/** Submits a device selection, as a browser without JavaScript does. `yes` confirms the losses. */
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
