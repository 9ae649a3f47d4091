import { devices as copy } from '../../copy/en/devices/devices.ts';
import type { Stories } from '../stories.ts';
import { DeviceDialogs, type DeviceDialogsProps } from './device-dialogs.tsx';

const usual: DeviceDialogsProps = {
  open: undefined,
  form: 'sample-form',
  notice: undefined,
  nothingText: 'Select at least one device for Essential to cover.',
  removed: [
    { id: 'one', name: 'Driveway', model: 'Floodlight Camera', kind: 'floodlight' },
    { id: 'two', name: 'Front Door', model: 'Video Doorbell', kind: 'doorbell' },
  ],
  plans: '#plans',
  dismiss: '#dismiss',
  words: {
    ...copy,
    limitText: 'Pro covers up to 5 devices. Take one off first, or choose a plan that covers more.',
    lossLead: 'As soon as you save, Pro will no longer cover:',
    lossKept: copy.lossNone,
  },
};
const notice = { id: 'device-failed', title: copy.failedTitle, text: copy.failedText, found: undefined };

export const stories: Stories = {
  closed: <DeviceDialogs {...usual} />,
  'one too many': <DeviceDialogs {...usual} open="overLimit" />,
  'the question before one is taken off': <DeviceDialogs {...usual} open="confirmLoss" />,
  'none chosen': <DeviceDialogs {...usual} open="nothingChosen" />,
  'not saved': <DeviceDialogs {...usual} open="notice" notice={notice} />,
  'nobody knows whether it was saved': (
    <DeviceDialogs
      {...usual}
      open="notice"
      notice={{
        ...notice,
        title: copy.unsureTitle,
        text: copy.unsureText,
        found: 'What we found: Pro now covers Driveway.',
      }}
    />
  ),
};
