import * as z from 'zod/mini';
import { DEVICE_FIELD } from './device-field.ts';

const id = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * POST /api/devices/save, a plain form. Only the selection itself is trusted; everything else is checked against the
 * account.
 */
export const deviceChoiceForm = z.strictObject({
  /** The subscription to change; absent for the plan change in progress. */
  subscriptionId: z.optional(id),
  /**
   * The version that the person saw: the `subscriptionVersion` of the subscription, or the id of the plan to change to.
   */
  version: z.string().check(z.maxLength(200)),
  [DEVICE_FIELD]: z.array(id).check(z.maxLength(5_000)),
  /** The person accepted what they lose. */
  confirmed: z.optional(z.literal('1')),
});
export type DeviceChoiceForm = z.infer<typeof deviceChoiceForm>;

/**
 * POST /api/devices/cover, a plain form of My Plan: puts one device on a plan, beside those that are on it. With `undo` it
 * takes the device off again.
 */
export const deviceCoverForm = z.strictObject({
  subscriptionId: id,
  /** The `subscriptionVersion` that the person saw. */
  version: z.string().check(z.maxLength(200)),
  [DEVICE_FIELD]: id,
  undo: z.optional(z.literal('1')),
});
export type DeviceCoverForm = z.infer<typeof deviceCoverForm>;

/**
 * The values of the page's `draft` parameter: `asked` shows a selection that was not saved together with its message,
 * `kept` shows the selection without a message.
 */
export const draftViews = ['asked', 'kept'] as const;
export type DraftView = (typeof draftViews)[number];
