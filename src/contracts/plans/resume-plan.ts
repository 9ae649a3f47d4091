import * as z from 'zod/mini';
import { orderForm } from '../orders/order.ts';

const { terms: _none, actionResultTokenId: _never, regular: _noCode, ...seen } = orderForm.shape;

/** POST /api/plans/keep, a plain form: the subscription to keep, and the price of keeping it as the person saw it. */
export const resumePlanForm = z.strictObject({
  ...seen,
  subscriptionId: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type ResumePlanForm = z.infer<typeof resumePlanForm>;

/** The values of the `notice` parameter of /keep-plan: why a plan was not kept. */
export const keepNotices = ['changed', 'repriced', 'underWay', 'failed'] as const;
export type KeepNotice = (typeof keepNotices)[number];
