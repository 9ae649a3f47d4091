import { type OperationName, platformOperations } from '../../src/contracts/platform/platform-table.ts';
import type { CallPoints, OpenPart, OpenPoint } from './open-point.ts';
import { accessPoints } from './points/access.ts';
import { accountPoints } from './points/account.ts';
import { everyCallPoints } from './points/every-call.ts';
import { moneyPoints } from './points/money.ts';
import { planPoints } from './points/plans.ts';

/** The open points of each call of the table. A call without any has an empty entry. */
export const openPoints: Readonly<Record<OperationName, CallPoints>> = {
  ...accessPoints,
  ...accountPoints,
  ...planPoints,
  ...moneyPoints,
};

/** The open points that concern every call, by name. */
export const openForEveryCall: Readonly<Record<string, OpenPoint>> = everyCallPoints;

/** The calls of the table, in its order. */
export const callNames = Object.keys(platformOperations).filter((name): name is OperationName =>
  Object.hasOwn(platformOperations, name),
);

/** The open points of a call, in their order. */
export function pointsOf(call: OperationName): [part: OpenPart, point: OpenPoint][] {
  const { open } = openPoints[call];
  return Object.entries(open).flatMap(([part, each]): [OpenPart, OpenPoint][] =>
    each ? [[part as OpenPart, each]] : [],
  );
}
