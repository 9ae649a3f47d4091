import * as z from 'zod';
import type { Brand } from '../brands/brand-schema.ts';
import { platformOperations as operations } from '../contracts/platform-table.ts';
import { subscriptionList } from '../contracts/subscription.ts';
import { brandOf, signedIn, type testWorld } from './world.fixture.ts';

const noAddress = { address1: '', address2: '', city: '', state: '', zip: '', country: 'US' };

/** A signed-in persona with the calls that have to do with money. Answers are parsed by the contracts. */
export async function customer(sandbox: ReturnType<typeof testWorld>, persona: string, brandKey = 'geeni') {
  const brand: Brand = brandOf(brandKey);
  const { get, post, who } = await signedIn(sandbox, brand, persona);
  const json = async (path: string): Promise<unknown> => (await get(path)).json();
  const { account_id: id } = who.pepperUser;
  return {
    id,
    get,
    post,
    device: (number: number) => `${id}-device-${number}`,
    plans: async () => subscriptionList.parse(await json('/account/subscriptions')),
    invoices: async () => operations.paymentHistory.answer.parse(await json('/billing/paymentHistory')),
    card: async () => operations.billingInfo.answer.parse(await json('/billing/billingInfo')),
    preview: (planCode: string, { currency = 'USD', account = id, ...more }: PreviewMore = {}) =>
      post('/subscriptions/preview', {
        plan_code: planCode,
        currency,
        account: { account_code: account, billing_info: noAddress },
        ...more,
      }),
  };
}

type PreviewMore = { currency?: string; account?: string; coupon_code?: string };

export type Customer = Awaited<ReturnType<typeof customer>>;

/** The status and the code of a refusal. */
export async function refusalOf(response: Response): Promise<{ status: number; errorCode: string }> {
  const { errorCode } = z.object({ errorCode: z.string() }).parse(await response.json());
  return { status: response.status, errorCode };
}
