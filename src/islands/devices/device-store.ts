import { atom, type ReadableAtom } from 'nanostores';
import { type DeviceMode, type DeviceVerdict, deviceChoice } from '../../domain/devices/device-choice.ts';
import { matchingDevices } from '../../domain/devices/device-filter.ts';

/** What is asked or told about a choice; `notice` tells what became of the last one. */
export type DeviceDialog = 'overLimit' | 'nothingChosen' | 'confirmLoss' | 'notice';

export type DeviceStoreOptions = {
  mode: DeviceMode;
  /** How many devices the plan covers. */
  limit: number;
  /** In the order shown; `words` is what a device is found by. */
  devices: readonly { id: string; words: string; held: boolean }[];
  /** The ids that are ticked as served. */
  chosen: readonly string[];
  /** The dialog that is open as served. */
  dialog: DeviceDialog | undefined;
};

/** What is ticked, by ids in `chosen`; `removed` are those that would lose their cover. */
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
  /** The ids of the devices in sight; undefined while nothing is sought. */
  $shown: ReadableAtom<ReadonlySet<string> | undefined>;
  /** Takes the ids that are ticked now. */
  choose: (ids: readonly string[]) => DeviceSelection;
  /** Takes note of the device that was ticked last: one too many is told at once. */
  tick: (id: string) => void;
  /** True where the choice may be sent; else the dialog opens that says why not. */
  submit: (isConfirmed: boolean) => boolean;
  /** Closes the dialog. Gives the device to be unticked: the one that was too many. */
  dismiss: () => string | undefined;
  seek: (text: string) => void;
};

/** A choice of devices: how many, whether it may be sent, what is asked before, and which devices are in sight. */
export function deviceStore({ mode, limit, devices, chosen, dialog }: DeviceStoreOptions): DeviceStore {
  const choosable = devices.map(({ id }) => id);
  const held = devices.flatMap((device) => (device.held ? [device.id] : []));
  let ids = chosen;
  let tooMany: string | undefined;
  const verdict = (isConfirmed: boolean): DeviceVerdict =>
    deviceChoice({ mode, chosen: ids, choosable, held, limit, confirmed: isConfirmed });
  const selection = (): DeviceSelection => {
    const { kind, deviceIds } = verdict(false);
    return {
      count: deviceIds.length,
      chosen: new Set(deviceIds),
      isOver: deviceIds.length > limit,
      isUnchanged: kind === 'unchanged',
      removed: new Set(held.filter((id) => !ids.includes(id))),
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
