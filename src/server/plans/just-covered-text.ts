import type { JustCoveredText } from '../../components/plans/plan-actions.tsx';
import { DEVICE_FIELD } from '../../contracts/devices/device-field.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { subscriptionVersion } from '../../domain/orders/account-change.ts';
import { isolate } from '../../domain/text/bidi.ts';
import { callOfAccount } from '../page/call-of-account.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';
import type { JustCovered } from './just-covered.ts';

/** Says that a device was put on a plan, with the button that takes it off again; or that it was taken off. */
export function justCoveredText(
  { kind, device, subscription }: JustCovered,
  context: Words & Pick<RequestContext, 'accountMark'>,
): JustCoveredText {
  const copy = context.copy('myPlan');
  const name = isolate(device.name ?? context.copy('devices').unnamedDevice, context.locale.format);
  if (kind === 'uncovered') return { text: fillIn(copy.uncoveredAgain, { device: name }), undo: undefined };
  return {
    text: fillIn(copy.coveredNow, { device: name }),
    undo: {
      label: copy.undo,
      action: callOfAccount(context, '/api/devices/cover'),
      fields: {
        subscriptionId: subscription.id,
        version: subscriptionVersion(subscription),
        [DEVICE_FIELD]: device.id,
        undo: '1',
      },
    },
  };
}
