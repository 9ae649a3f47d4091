import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { DeviceDraftReason } from '../../domain/devices/device-draft.ts';
import { listFormat } from '../../domain/text/intl.ts';

/** The most names in one sentence. */
const MAX_NAMES = 6;

/** Returns the dialog that is open, and what it says about a choice that was not saved. */
export function dialogText(
  reason: DeviceDraftReason | undefined,
  { copy, changedText, found }: { copy: Copy['devices']; changedText: string; found: string | undefined },
) {
  switch (reason) {
    case undefined:
    case 'overLimit':
    case 'nothingChosen':
    case 'confirmLoss':
      return { open: reason, notice: undefined };
  }
  const notices: Record<typeof reason, { title: string; text: string }> = {
    failed: { title: copy.failedTitle, text: copy.failedText },
    busy: { title: copy.failedTitle, text: copy.busyText },
    underWay: { title: copy.failedTitle, text: copy.underWayText },
    unsure: { title: copy.unsureTitle, text: copy.unsureText },
    changedMeanwhile: { title: copy.changedTitle, text: changedText },
  };
  return {
    open: 'notice' as const,
    notice: {
      id: reason === 'changedMeanwhile' ? 'device-changed' : 'device-failed',
      ...notices[reason],
      found: reason === 'failed' ? undefined : found,
    },
  };
}

/** Returns the dialog that is open; undefined where what it says is no longer true. */
export function openDialog(
  reason: DeviceDraftReason,
  { selected, removed, limit }: { selected: ReadonlySet<string>; removed: string[]; limit: number },
): DeviceDraftReason | undefined {
  const holds: Record<DeviceDraftReason, boolean> = {
    overLimit: selected.size > limit,
    nothingChosen: selected.size === 0,
    confirmLoss: removed.length > 0,
    failed: true,
    busy: true,
    underWay: true,
    unsure: true,
    changedMeanwhile: true,
  };
  return holds[reason] ? reason : undefined;
}

/** Describes which devices the plan covers, as it was found. */
export function coveredDevicesText(
  names: string[],
  plan: string,
  copy: Copy['devices'],
  format: string,
): string {
  if (names.length === 0 || names.length > MAX_NAMES)
    return fillIn(copy.foundCount, { plan, count: names.length });
  return fillIn(copy.found, { plan, devices: listFormat(format).format(names) });
}
