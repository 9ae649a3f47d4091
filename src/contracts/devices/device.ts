import * as z from 'zod';
import { wireFlag, wireId, wireKey, wireList, wireName, wireText } from '../wire.ts';

/**
 * A camera or other device as the platform lists it. Only its id is required, because the person chooses it by its id.
 * Its `subscription` (oz_plan_expriation_date, recurly_trial_end_date, planConfig.name) is not read, because GET
 * /subscriptions has the same data.
 */
const wireDevice = z.object({
  deviceId: wireId,
  pepperDeviceId: wireId.nullish(),
  externalDeviceId: wireId.nullish(),
  name: wireText,
  model: wireKey,
  provider: wireKey,
  subscribable: wireFlag.default(true),
  subscription: z.unknown().optional(),
});

/** Reads a device of the platform into the portal’s form. */
export const device = wireDevice.transform((wire) => ({
  id: wire.deviceId,
  pepperId: wire.pepperDeviceId ?? null,
  externalId: wire.externalDeviceId ?? null,
  name: wire.name?.trim() || null,
  model: wire.model,
  provider: wire.provider,
  subscribable: wire.subscribable,
}));
/** A device inside the portal. */
export type Device = z.output<typeof device>;
/** A device as the platform sends it. */
export type WireDevice = z.input<typeof device>;

/** The response to GET /devices: a list, or a list under `devices` or `docs`. */
export const deviceList = wireList(device, { id: 'deviceId', idOf: ({ id }) => id, names: ['devices'] });

/** Device models with their product names. */
export const deviceModels = wireList(
  z.object({ model: wireId, name: wireName, subscribable: wireFlag.default(true) }),
  { id: 'model', idOf: ({ model }) => model, names: ['deviceModels', 'models'] },
);
export type DeviceModel = z.output<typeof deviceModels>[number];
