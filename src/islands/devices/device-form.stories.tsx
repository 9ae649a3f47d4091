import type { Stories } from '../../components/stories.ts';
import { copyFor } from '../../copy/copy.ts';
import { DeviceForm, type DeviceFormProps } from './device-form.tsx';

const copy = copyFor('devices', 'en', { copy: {} });
const device = (name: string, selected: boolean): DeviceFormProps['devices'][number] => ({
  id: name,
  name,
  model: 'Outdoor Cam',
  cover: selected ? 'held' : undefined,
  selected,
});
const usual: DeviceFormProps = {
  heading: copy.title,
  lead: 'Choose up to 3 devices for Pro to cover.',
  action: '/api/devices/save?account=sample',
  mode: 'save',
  subscriptionId: 'sample',
  version: '1',
  limit: 3,
  accepted: 0,
  devices: [device('Driveway', true), device('Front Door', true), device('Nursery', false)],
  back: '#back',
  open: undefined,
  notice: undefined,
  nothingText: undefined,
  plans: '#plans',
  dismiss: '#dismiss',
  words: {
    ...copy,
    submit: copy.saveChanges,
    limitText: 'Pro covers up to 3 devices. Take one off first, or choose a plan that covers more.',
    lossLead: 'As soon as you save, Pro will no longer cover:',
    lossKept: copy.lossNone,
  },
};
const veryMany = Array.from({ length: 45 }, (_, index) => device(`Door ${index + 1}`, index < 3));
const many = Array.from({ length: 12 }, (_, index) => device(`Camera ${index + 1}`, index < 3));

export const stories: Stories = {
  'as it is': <DeviceForm {...usual} />,
  'for a plan change, none chosen': (
    <DeviceForm
      {...usual}
      mode="next"
      nothingText="Select at least one device for Essential to cover."
      devices={usual.devices.map((each) => ({ ...each, selected: false }))}
      words={{ ...usual.words, submit: copy.next, saving: copy.movingOn }}
    />
  ),
  'many, with a filter': <DeviceForm {...usual} devices={many} />,
  'very many, the first in sight': <DeviceForm {...usual} devices={veryMany} />,
  'for a change to a plan for one device': <DeviceForm {...usual} mode="next" limit={1} />,
  'over the limit': <DeviceForm {...usual} limit={1} />,
  'one too many, as the server says': <DeviceForm {...usual} limit={1} open="overLimit" />,
  'not saved': (
    <DeviceForm
      {...usual}
      open="notice"
      notice={{ id: 'device-failed', title: copy.failedTitle, text: copy.failedText, found: undefined }}
    />
  ),
};
