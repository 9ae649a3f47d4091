import * as z from 'zod/mini';
import { DEVICE_FIELD } from './device-field.ts';

const id = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * POST /api/devices/save, a plain form. Nothing of it is
 * believed but the choice itself.
 */
export const deviceChoiceForm = z.strictObject({
  /** The subscription that is saved; absent for the plan change under way. */
  subscriptionId: z.optional(id),
  /** What the person saw when they chose: the subscription's `subscriptionVersion`, or the id of the plan to come. */
  version: z.string().check(z.maxLength(200)),
  [DEVICE_FIELD]: z.array(id).check(z.maxLength(5_000)),
  /** The person has been asked about what is lost, and said yes. */
  confirmed: z.optional(z.literal('1')),
});
export type DeviceChoiceForm = z.infer<typeof deviceChoiceForm>;

/**
 * How the page was come to, in its `draft` parameter: `asked` with something to say about a choice that was not saved,
 * `kept` with that choice and nothing more to say.
 */
export const draftViews = ['asked', 'kept'] as const;
export type DraftView = (typeof draftViews)[number];
