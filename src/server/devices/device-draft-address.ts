import type { DraftView } from '../../contracts/devices/device-choice.ts';
import { saveDrafts } from '../session/sessions.ts';
import type { RequestContext } from '../request/request-context.ts';
import { pathTo } from '../../domain/pages/path-to.ts';

/**
 * Returns the address of /manage-devices for a subscription, or for the plan change in the session where the id is
 * null.
 */
export function devicesAddress(subscriptionId: string | null, draft?: DraftView): string {
  return pathTo('manageDevices', { subscriptionId, draft });
}

/** Removes the draft of a choice of devices that was not saved. */
export function forgetDraft(context: RequestContext): Promise<void> {
  return saveDrafts(context, { deviceDraft: undefined });
}
