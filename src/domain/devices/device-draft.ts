import type * as stored from '../../contracts/stored/session-record.ts';
import type { DeviceMode } from './device-choice.ts';

/** A selection of devices kept between the form and the page that asks the person about it. */
export type DeviceDraft = stored.DeviceDraft;

/** Why a selection of devices was not saved. */
export type DeviceDraftReason = DeviceDraft['reason'];

/**
 * True where a selection that was reported as failed or unknown was saved after all: the plan covers exactly its devices.
 * `covered` has the ids of those.
 */
export function wasDraftSaved(
  { reason, deviceIds }: Pick<DeviceDraft, 'reason' | 'deviceIds'>,
  mode: DeviceMode,
  covered: readonly string[],
): boolean {
  const isOpen = mode === 'save' && (reason === 'failed' || reason === 'unsure');
  return isOpen && covered.length === deviceIds.length && covered.every((id) => deviceIds.includes(id));
}

/** True where the reason still applies to the devices that are ticked and to those that the plan covers, by their ids. */
export function isReasonCurrent(
  reason: DeviceDraftReason,
  { ticked, covered, limit }: { ticked: ReadonlySet<string>; covered: readonly string[]; limit: number },
): boolean {
  switch (reason) {
    case 'overLimit':
      return ticked.size > limit;
    case 'nothingChosen':
      return ticked.size === 0;
    case 'confirmLoss':
      return covered.some((id) => !ticked.has(id));
    case 'failed':
    case 'busy':
    case 'underWay':
    case 'unsure':
    case 'changedMeanwhile':
      return true;
  }
}
