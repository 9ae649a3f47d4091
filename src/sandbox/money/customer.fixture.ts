import * as z from 'zod';
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { DEFAULT_BRAND } from '../../brands/brand-set.ts';
import { platformOperations as operations } from '../../contracts/platform/platform-table.ts';
import { functionFailure, functionPayload, subscribeAnswer } from '../../contracts/orders/subscribe.ts';
import { subscriptionList } from '../../contracts/plans/subscription.ts';
import type { CardKind } from './card-kinds.ts';
import type { EnteredCard } from './card-tokens.ts';
import { ledgerOf } from './charges.ts';
import { accountKey, personaEmail } from '../world/seed.ts';
import { brandOf, signedIn, type testWorld } from '../world/world.fixture.ts';

const noAddress = { address1: '', address2: '', city: '', state: '', zip: '', country: '' };

/** Signs a persona in and returns its calls about money. Answers are parsed by the contracts. */
export async function customer(
  sandbox: ReturnType<typeof testWorld>,
  persona: string,
  brandKey: string = DEFAULT_BRAND,
) {
  const brand: SandboxBrand = brandOf(brandKey);
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
    validateCoupon: (code: string, models: string[] = []) =>
      post(`/subscriptions/validateCoupon/${encodeURIComponent(code)}`, { device_models: models }),
    /** The order form of POST /subscribe for the account's first plan, if it has one. */
    order: (planCode: string, devices: number[], more: object = {}) =>
      post('/subscriptions/subscribe', { ...orderBody(id, planCode, devices), ...more }),
    /** The management form of POST /subscribe. */
    manage: (planCode: string, devices: number[], more: object = {}) =>
      post('/subscriptions/subscribe', { ...commonBody(id, planCode, devices), flow: 'management', ...more }),
    ledger: () => ledgerOf(sandbox.world, accountKey(brand.key, personaEmail(persona, brand.key))),
  };
}

const deviceOf = (id: string, number: number) => ({
  deviceId: `${id}-device-${number}`,
  externalDeviceId: null,
  deviceProvider: 'oz',
  deviceModel: null,
});

const commonBody = (id: string, planCode: string, devices: number[]) => ({
  pepperPlanId: `plan-${planCode}`,
  pepperSubscriptionId: `${id}-plan`,
  devices: devices.map((number) => deviceOf(id, number)),
  devicesRemoved: [],
  targetPlanCode: planCode,
  currentSubscriptionUuid: null,
  isV3: false,
});

const orderBody = (id: string, planCode: string, devices: number[]) => ({
  ...commonBody(id, planCode, devices),
  ozTrialEndDate: null,
  currency: 'USD',
  billingToken: null,
  couponCode: null,
  actionResultTokenId: null,
});

type PreviewMore = { currency?: string; account?: string; coupon_code?: string };

/** Returns the status and the error code of a refusal. */
export async function refusalOf(response: Response): Promise<{ status: number; errorCode: string }> {
  const { errorCode } = z.object({ errorCode: z.string() }).parse(await response.json());
  return { status: response.status, errorCode };
}

/**
 * Returns the error code wrapped in a subscribe answer (`subscribeAnswer`), or that of a plain refusal; null for a
 * success.
 */
export async function orderFailure(response: Response): Promise<string | null> {
  if (response.status !== 200) return (await refusalOf(response)).errorCode;
  const { FunctionError: error, Payload: payload } = subscribeAnswer.parse(await response.json());
  if (error === undefined) return null;
  const inner = functionPayload.parse(JSON.parse(String(payload)));
  return functionFailure.parse(JSON.parse(inner.Payload)).errorType;
}

/** A card as a provider's fields submit it. */
export const enteredCard = (kind: CardKind = 'ok', lastFour = '1881'): EnteredCard => ({
  kind,
  type: 'visa',
  lastFour,
  expired: false,
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '1 Long Lane',
  address2: '',
  city: 'Salem',
  state: 'OR',
  zip: '97301',
  country: 'US',
});
