import * as z from 'zod';
import { wireDateMs, wireId, wireText } from './wire.ts';

/** A camera or other device as the platform lists it (spec subscriptions-and-money.md section 3; the field names are its own). */
const wireDevice = z.object({
  deviceId: wireId,
  pepperDeviceId: wireId.nullish(),
  externalDeviceId: wireId.nullish(),
  name: z.string().max(500).nullish(),
  model: wireText,
  provider: wireText,
  subscribable: z.boolean().default(true),
  subscription: z
    .object({
      oz_plan_expriation_date: wireDateMs,
      recurly_trial_end_date: wireDateMs,
      planConfig: z.object({ name: wireText }).nullish(),
    })
    .nullish(),
});

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
export type WireDevice = z.input<typeof device>;

export const deviceList = z.array(device).max(5_000);

/** A device model and how it is called in the shops. */
export const deviceModels = z
  .array(
    z.object({ model: z.string().min(1), name: z.string().min(1), subscribable: z.boolean().default(true) }),
  )
  .max(5_000);
export type DeviceModel = z.output<typeof deviceModels>[number];
