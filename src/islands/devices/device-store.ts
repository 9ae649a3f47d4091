import { atom, type ReadableAtom } from 'nanostores';
import { type DeviceMode, type DeviceVerdict, deviceChoice } from '../../domain/devices/device-choice.ts';
import { matchingDevices } from '../../domain/devices/device-filter.ts';

/** The dialogs about a device selection; `notice` shows the outcome of the last one. */
export type DeviceDialog = 'overLimit' | 'nothingChosen' | 'confirmLoss' | 'notice';

export type DeviceStoreOptions = {
  mode: DeviceMode;
  /** How many devices the plan covers. */
  limit: number;
  /** How many of the covered devices the person accepted to lose before. */
  accepted: number;
  /** In the order shown; the filter searches in `words`. */
  devices: readonly { id: string; words: string; isCovered: boolean }[];
  /** The ids that are ticked in the server-rendered page. */
  chosen: readonly string[];
  /** The dialog that is open in the server-rendered page. */
  dialog: DeviceDialog | undefined;
};

/** The selection; `chosen` has its ids, `removed` the ids of devices that would no longer be covered. */
export type DeviceSelection = {
  count: number;
  chosen: ReadonlySet<string>;
  isOver: boolean;
  isUnchanged: boolean;
  removed: ReadonlySet<string>;
};

export type DeviceStore = {
  $selection: ReadableAtom<DeviceSelection>;
  $dialog: ReadableAtom<DeviceDialog | undefined>;
  /** The ids of the visible devices; undefined without a filter. */
  $shown: ReadableAtom<ReadonlySet<string> | undefined>;
  /** Sets the ids that are ticked now. */
  choose: (ids: readonly string[]) => DeviceSelection;
  /** Records the device that was ticked last: if it is one too many, the dialog opens at once. */
  tick: (id: string) => void;
  /** Returns true if the selection may be sent; otherwise opens the dialog that says why not. */
  submit: (isConfirmed: boolean) => boolean;
  /** Closes the dialog. Returns the id of the device to untick, if one was too many. */
  dismiss: () => string | undefined;
  seek: (text: string) => void;
};

/** The state of a device selection: its count, its dialogs, whether it may be sent, and the visible devices. */
export function deviceStore({
  mode,
  limit,
  accepted,
  devices,
  chosen,
  dialog,
}: DeviceStoreOptions): DeviceStore {
  const choosable = devices.map(({ id }) => id);
  const covered = devices.flatMap(({ id, isCovered }) => (isCovered ? [id] : []));
  let ids = chosen;
  let tooMany: string | undefined;
  const verdict = (isConfirmed: boolean): DeviceVerdict =>
    deviceChoice({ mode, chosen: ids, choosable, covered, limit, accepted, confirmed: isConfirmed });
  const selection = (): DeviceSelection => {
    const { kind, deviceIds } = verdict(false);
    return {
      count: deviceIds.length,
      chosen: new Set(deviceIds),
      isOver: deviceIds.length > limit,
      isUnchanged: kind === 'unchanged',
      removed: new Set(covered.filter((id) => !ids.includes(id))),
    };
  };
  const $selection = atom(selection());
  const $dialog = atom(dialog);
  const $shown = atom<ReadonlySet<string> | undefined>(undefined);
  return {
    $selection,
    $dialog,
    $shown,
    choose(now) {
      ids = now;
      $selection.set(selection());
      return $selection.get();
    },
    tick(id) {
      if (!$selection.get().isOver) return;
      tooMany = id;
      $dialog.set('overLimit');
    },
    submit(isConfirmed) {
      const { kind } = verdict(isConfirmed);
      switch (kind) {
        case 'overLimit':
        case 'nothingChosen':
        case 'confirmLoss':
          $dialog.set(kind);
          return false;
        case 'unchanged':
          return false;
        case 'unknownDevice':
        case 'take':
          $dialog.set(undefined);
          return true;
      }
    },
    dismiss() {
      const unticked = tooMany;
      tooMany = undefined;
      $dialog.set(undefined);
      return unticked;
    },
    seek(text) {
      $shown.set(text.trim() === '' ? undefined : matchingDevices(devices, text));
    },
  };
}
