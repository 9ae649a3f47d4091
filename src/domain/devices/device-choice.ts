/**
 * The purpose of a selection of devices: `save` changes the current plan, `next` is a step of a change to another plan.
 */
export type DeviceMode = 'save' | 'next';

/** A selection of devices to check. All ids are device ids. */
export type DeviceChoiceInput = {
  mode: DeviceMode;
  chosen: readonly string[];
  /** The devices that the person was shown and may choose. */
  choosable: readonly string[];
  /** The devices on the plan today. In `next` mode that is the plan to be left. */
  covered: readonly string[];
  /** The most devices that the plan covers. */
  limit: number;
  /** How many of the devices on the plan the person accepted to lose, before they chose which ones. */
  accepted: number;
  /** True where the person accepted the loss of video from devices they remove. */
  confirmed: boolean;
};

/** The decision about a selection. `deviceIds` is the selection, each id once, in the order shown. */
export type DeviceVerdict =
  | { kind: 'unchanged' | 'overLimit' | 'nothingChosen' | 'take'; deviceIds: string[] }
  /** The selection has devices that cannot be chosen (any more); `deviceIds` are the others. */
  | { kind: 'unknownDevice'; deviceIds: string[] }
  | { kind: 'confirmLoss'; deviceIds: string[]; removed: string[] };

/**
 * Decides about a selection of devices, in this order. A device that cannot be chosen refuses it. In `save` mode a
 * selection equal to the current one is `unchanged`. More devices than the plan covers refuse it. In `next` mode an
 * empty selection is refused. Removing more covered devices
 * than were accepted needs a confirmation first.
 */
export function deviceChoice(input: DeviceChoiceInput): DeviceVerdict {
  const chosen = new Set(input.chosen);
  const deviceIds = [...new Set(input.choosable)].filter((id) => chosen.has(id));
  const removed = input.choosable.filter((id) => input.covered.includes(id) && !chosen.has(id));
  const added = deviceIds.some((id) => !input.covered.includes(id));
  if (deviceIds.length < chosen.size) return { kind: 'unknownDevice', deviceIds };
  if (input.mode === 'save' && removed.length === 0 && !added) return { kind: 'unchanged', deviceIds };
  if (deviceIds.length > input.limit) return { kind: 'overLimit', deviceIds };
  if (input.mode === 'next' && deviceIds.length === 0) return { kind: 'nothingChosen', deviceIds };
  if (removed.length > input.accepted && !input.confirmed) return { kind: 'confirmLoss', deviceIds, removed };
  return { kind: 'take', deviceIds };
}

/**
 * Returns the ids of the devices that are ticked when their page opens: an earlier choice, where the person made one; else what
 * they chose for the plan that they change to; else those on the plan. For a change these are ticked only if it
 * `startsWithCovered`, and no more than its plan covers.
 */
export function tickedDevices({
  choosable,
  covered,
  limit,
  change,
  startsWithCovered,
  earlierChoice,
}: Pick<DeviceChoiceInput, 'choosable' | 'covered' | 'limit'> & {
  /** The plan change; undefined where the devices of a current plan are chosen. */
  change: { deviceIds: readonly string[] } | undefined;
  startsWithCovered: boolean;
  earlierChoice: readonly string[] | undefined;
}): readonly string[] {
  const ids = new Set(choosable);
  if (earlierChoice) return earlierChoice.filter((id) => ids.has(id));
  if (!change) return covered;
  const chosen = change.deviceIds.filter((id) => ids.has(id));
  if (chosen.length > 0) return chosen.slice(0, limit);
  return startsWithCovered ? covered.slice(0, limit) : [];
}
