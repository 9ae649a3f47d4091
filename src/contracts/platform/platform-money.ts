import * as z from 'zod';
import { billingInfo, storeBillingBody, verifyBillingBody } from '../billing/billing-info.ts';
import { coupon } from '../orders/coupon.ts';
import { invoiceDetails, invoiceList } from '../billing/invoice.ts';
import { preview, previewBody } from '../orders/preview.ts';
import { subscribeAnswer, subscribeBody } from '../orders/subscribe.ts';
import { changes, reads } from './platform-operation.ts';
import { wireKey } from '../wire.ts';

const anything = z.unknown();
const checkoutUrl = z.object({ checkoutUrl: z.url() });

/** Cards, orders and invoices. */
export const moneyOperations = {
  billingInfo: reads('/billingInfo', {
    context: 'billing',
    access: 'signed',
    answer: billingInfo,
    mayBeAbsent: true,
  }),
  billingInfoV3: reads('/billingInfoV3', {
    context: 'billing',
    access: 'signed',
    answer: billingInfo,
    mayBeAbsent: true,
  }),
  billingInfoUpdateDelegate: changes('POST', '/billingInfoUpdateDelegate', {
    context: 'billing',
    access: 'signed',
    body: z.strictObject({ returnUrl: z.url() }),
    answer: checkoutUrl,
  }),
  verifyBilling: changes('POST', '/billing/verify', {
    context: 'billing',
    access: 'signed',
    body: verifyBillingBody,
    answer: anything,
  }),
  verifyBillingV3: changes('POST', '/billing/verifyV3', {
    context: 'billing',
    access: 'signed',
    body: verifyBillingBody,
    answer: anything,
  }),
  storeBillingInfo: changes('POST', '/billingInfo/{token}', {
    context: 'billing',
    access: 'signed',
    body: storeBillingBody,
    answer: anything,
  }),
  storeBillingInfoV3: changes('POST', '/billingInfoV3/{token}', {
    context: 'billing',
    access: 'signed',
    body: storeBillingBody,
    answer: anything,
  }),
  storeBillingInfoThreeD: changes('POST', '/billingInfo/{token}/threeDToken/{id}', {
    context: 'billing',
    access: 'signed',
    body: storeBillingBody,
    answer: anything,
  }),
  preview: changes('POST', '/preview', {
    context: 'subscriptions',
    access: 'signed',
    body: previewBody,
    answer: preview,
  }),
  validateCoupon: changes('POST', '/validateCoupon/{code}', {
    context: 'subscriptions',
    access: 'signed',
    body: z.strictObject({ device_models: z.array(z.string()) }),
    answer: coupon,
  }),
  subscribe: changes('POST', '/subscribe', {
    context: 'subscriptions',
    access: 'signed',
    body: subscribeBody,
    answer: subscribeAnswer,
  }),
  checkoutDelegate: changes('POST', '/checkoutDelegate', {
    context: 'billing',
    access: 'signed',
    body: z.strictObject({
      pepperPlanId: z.string(),
      devices: z.array(z.string()),
      successUrl: z.url(),
      cancelUrl: z.url(),
      couponCode: z.string().optional(),
    }),
    answer: z.object({ checkoutUrl: z.url(), token: z.string(), couponCode: wireKey.optional() }),
  }),
  paymentHistory: reads('/paymentHistory', {
    context: 'billing',
    access: 'signed',
    answer: invoiceList,
  }),
  invoiceDetails: reads('/invoiceDetails', {
    context: 'billing',
    access: 'signed',
    query: z.strictObject({ invoiceId: z.string() }),
    answer: invoiceDetails,
  }),
} as const;
